/** A new picture: its name and size, the places for it around a part of the page, and the page with it. */
import {type ComponentTable, createSource} from '../../content';
import {placeOf, stringOf} from '../../content/page/elements';
import {type Page, readPage} from '../../content/page/page';
import {picturesIn} from '../../content/page/pictures';
import {croppedWidth, LARGEST, TAKES_PICTURES} from '../../content/pictures/places';
import {sizeProblem, travellingName} from '../../content/pictures/problems';
import {applyEdits} from './edits';
import {type Inserted, insertBlock} from './insert';
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
  component?: {name: string; title?: string; start: number};
  /** Width divided by height, where it is cropped. */
  ratio?: number;
  /** Whether it needs a description. A partner's logo doesn't: it shows the partner's name. */
  needsWords: boolean;
  /** Why a picture of this size can't go here. */
  problem?: string;
}

/** The build makes nothing wider than this. */
const LONGEST = Math.max(...LARGEST.widths);
/** Words to leave out of a name. */
const SMALL = /^(a|an|and|at|by|for|from|in|into|of|on|or|the|their|to|with)$/;
/** Names that phones, cameras and apps give. */
const MEANINGLESS = /^(img|image|dsc|pxl|photo|picture|screenshot|whatsapp|fb|received|download|unnamed|\d)/i;

/** The size of the file that is written. A very wide or tall picture stays larger: it is cropped later. */
export function sizeFor(original: Size): Size {
  const {width, height} = original;
  const needed = LARGEST.needs / croppedWidth(original, LARGEST);
  const scale = Math.min(1, Math.max(LONGEST / Math.max(width, height), needed));
  return {width: Math.round(width * scale), height: Math.round(height * scale)};
}

/** A free file name, without its ending: from the description, or else from the name that the file had. */
export function proposeName(words: string, fileName: string, isTaken: (name: string) => boolean): string {
  const stem = fileName.replace(/\.[^.]*$/, '');
  const said = words
    .replace(/[.’']/g, '')
    .split(/\s+/)
    .filter((word) => !SMALL.test(word.toLowerCase()));
  const from = said.join(' ').trim() || (MEANINGLESS.test(stem) ? '' : stem);
  const [name] = /^.{1,40}(?=-|$)/.exec(travellingName(from, 'picture')) ?? ['picture'];
  let free = name;
  for (let number = 2; isTaken(free); number += 1) free = `${name}-${number}`;
  return free;
}

const oneLine = (words: string) => words.trim().replace(/\s+/g, ' ');

/** The page with the picture in it, and where that stands. */
export function insertPicture(
  page: Page,
  components: ComponentTable,
  {address, words, start}: NewPicture,
  offset: number,
): Inserted {
  const {text} = page.source;
  if (start === undefined) {
    const escaped = oneLine(words).replace(/[\\[\]{}<>*_`~]|&(?=#?\w+;)/g, '\\$&');
    // No picture can stand at the very top.
    const head = Math.max(page.frontMatter.end, ...page.imports.map(({end}) => end));
    const picture = {markdown: `![${escaped}](${address})`};
    return insertBlock(page, components, picture, {}, offset <= head ? text.trimEnd().length : offset);
  }
  const element = page.elements.find((one) => placeOf(one).start === start);
  if (!element) return {text, at: offset};
  const takes = new Set(components.get(element.name ?? '')?.props.map(({name}) => name));
  const settings = {picture: address, shows: oneLine(words), focus: undefined};
  const edits = Object.entries(settings).flatMap(([name, value]) =>
    takes.has(name) ? setSetting(element, text, name, value) : [],
  );
  return {text: applyEdits(text, edits), at: start};
}

/**
 * The place for a picture: the component whose tag begins at `start`; without one, the component around the offset that
 * lacks a picture, if it isn't the background of a whole section, or else among the words.
 */
export function pictureSpot(
  page: Page,
  components: ComponentTable,
  offset: number,
  size: Size,
  start?: number,
): PictureSpot {
  const taking = page.elements.filter((element) => {
    const {name} = element;
    const {start: from, end} = placeOf(element);
    if (start !== undefined) return from === start;
    const isEmpty = stringOf(element, 'picture') === undefined && !/^(Section|Statement|Hero)$/.test(name ?? '');
    return isEmpty && TAKES_PICTURES.has(name ?? '') && from <= offset && offset <= end;
  });
  const element = taking.at(-1);
  const title = element && ['title', 'name', 'type', 'category'].map((name) => stringOf(element, name)).find(Boolean);
  const component = element && {name: element.name ?? '', title, start: placeOf(element).start};
  // What the check says of the place is found by inserting a picture on trial.
  const trial = {address: '/pictures/0-trial.jpg', words: 'Words', start: component?.start};
  const {text} = insertPicture(page, components, trial, offset);
  const {tree} = readPage(createSource(page.source.file, text), components);
  const place = picturesIn(tree).find(({address}) => address === trial.address)?.place;
  return {component, ratio: place?.ratio, needsWords: !place?.mark, problem: place && sizeProblem(size, place)};
}
