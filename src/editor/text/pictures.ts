/** A new picture: its name and size, the places for it around a part of the page, and the page with it. */
import {type ComponentTable, createSource} from '../../content';
import {placeOf, stringOf} from '../../content/page/elements';
import {type Page, readPage} from '../../content/page/page';
import {picturesIn} from '../../content/page/pictures';
import {croppedWidth, LARGEST, TAKES_PICTURES} from '../../content/pictures/places';
import {sizeProblem} from '../../content/pictures/problems';
import {applyEdits} from './edits';
import {type Block, type Inserted, insertBlock} from './insert';
import {setSetting} from './settings';

export interface Size {
  width: number;
  height: number;
}

/** A picture and where it goes. */
export interface NewPicture {
  address: string;
  words: string;
  /** Offset of the tag that takes it. Without one, it goes into the text. */
  start?: number;
}

/** A place for a picture. */
export interface PictureSpot {
  /** The component that takes it; none in the text. */
  component?: {name: string; title?: string; start: number; hasOne: boolean};
  /** Width divided by height, where it is cropped. */
  ratio?: number;
  /** Whether it needs a description. A partner's logo doesn't: it shows the partner's name. */
  needsWords: boolean;
  /** Why a picture of this size can't go here. */
  problem?: string;
}

/** Components around whole passages. Somebody in one mostly means the passage, not its background. */
const BANDS = new Set(['Section', 'Statement', 'Hero']);
/** The longest side of a picture. The build makes nothing wider than this. */
const LONGEST = Math.max(...LARGEST.widths);
/** Words to leave out of a name. */
const SMALL = /^(a|an|and|at|by|for|from|in|into|of|on|or|the|their|to|with)$/;
/** Names that phones, cameras and apps give. */
const MEANINGLESS = /^(img|image|dsc|pxl|photo|picture|screenshot|whatsapp|fb|received|download|unnamed|\d)/i;
const LONGEST_NAME = 40;

/**
 * The size of the file that is written. A very wide or tall picture stays larger, or it would be too small where it is
 * cropped.
 */
export function sizeFor(original: Size): Size {
  const {width, height} = original;
  const needed = LARGEST.needs / croppedWidth(original, LARGEST);
  const scale = Math.min(1, Math.max(LONGEST / Math.max(width, height), needed));
  return {width: Math.round(width * scale), height: Math.round(height * scale)};
}

const partsOf = (words: string): string[] =>
  words
    .normalize('NFD')
    .replace(/[\p{M}’']/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

/** A free file name, without its ending: from the description, or else from the name that the file had. */
export function proposeName(words: string, fileName: string, isTaken: (name: string) => boolean): string {
  const stem = fileName.replace(/\.[^.]*$/, '');
  const said = partsOf(words).filter((word) => !SMALL.test(word));
  const parts = said.length > 0 || MEANINGLESS.test(stem) ? said : partsOf(stem);
  const end = parts.findIndex((_, index) => parts.slice(0, index + 1).join('-').length > LONGEST_NAME);
  const name = (end < 0 ? parts : parts.slice(0, end)).join('-') || 'picture';
  let free = name;
  for (let number = 2; isTaken(free); number += 1) free = `${name}-${number}`;
  return free;
}

const oneLine = (words: string) => words.trim().replace(/\s+/g, ' ');

/** The description of an image, escaped for Markdown. */
const escapeWords = (words: string) =>
  oneLine(words)
    .replace(/[\\[\]{}<>*_`~]/g, '\\$&')
    .replace(/&(?=#?\w+;)/g, '&amp;');

/** The page with the picture in it, and where that stands. */
export function insertPicture(page: Page, components: ComponentTable, picture: NewPicture, offset: number): Inserted {
  const {address, words, start} = picture;
  const {text} = page.source;
  if (start === undefined) {
    const block: Block = {write: () => `![${escapeWords(words)}](${address})`};
    // At the very top no picture can go.
    const head = Math.max(page.frontMatter.end, ...page.imports.map(({end}) => end));
    const names = {figure: '', button: '', silk: ''};
    return insertBlock(page, components, block, names, offset <= head ? text.trimEnd().length : offset);
  }
  const element = page.elements.find((one) => placeOf(one).start === start);
  if (!element) return {text, at: offset};
  const takes = new Set(components.get(element.name ?? '')?.props.map(({name}) => name));
  const settings = {picture: address, alt: oneLine(words), focus: undefined};
  const edits = Object.entries(settings).flatMap(([name, value]) =>
    takes.has(name) ? setSetting(element, text, name, value) : [],
  );
  return {text: applyEdits(text, edits), at: start};
}

/** What the check says about a place for a picture, found by inserting one on trial. */
function spotAt(page: Page, components: ComponentTable, offset: number, size: Size, start?: number): PictureSpot {
  const trial = {address: '/pictures/0-trial.jpg', words: 'Words', start};
  const {text} = insertPicture(page, components, trial, offset);
  const {tree} = readPage(createSource(page.source.file, text), components);
  const place = picturesIn(tree).find(({address}) => address === trial.address)?.place;
  const problem = place && sizeProblem(size, place);
  return {ratio: place?.ratio, needsWords: !place?.mark, ...(problem && {problem})};
}

/** The places for a picture around an offset, the likeliest first. */
export function pictureSpots(page: Page, components: ComponentTable, offset: number, size: Size): PictureSpot[] {
  const around = page.elements.filter((element) => {
    const {start, end} = placeOf(element);
    const takes = components.get(element.name ?? '')?.props.some(({name}) => name === 'picture');
    return takes && TAKES_PICTURES.has(element.name ?? '') && start <= offset && offset <= end;
  });
  const taken = around.reverse().map((element): PictureSpot => {
    const {start} = placeOf(element);
    const hasOne = element.attributes.some((one) => 'name' in one && one.name === 'picture');
    const title = ['title', 'name', 'type', 'category'].map((name) => stringOf(element, name)).find(Boolean);
    const component = {name: element.name ?? '', title, start, hasOne};
    return {component, ...spotAt(page, components, offset, size, start)};
  });
  const isBand = ({component}: PictureSpot) => BANDS.has(component?.name ?? '');
  const words = spotAt(page, components, offset, size);
  return [...taken.filter((spot) => !isBand(spot)), words, ...taken.filter(isBand)];
}
