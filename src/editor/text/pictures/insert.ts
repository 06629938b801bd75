/** Inserts a picture into a page: into its text, or into the component under the cursor. */
import type {ComponentTable} from '../../../content';
import {createSource} from '../../../content';
import {placeOf, stringOf} from '../../../content/page/elements';
import {type Page, readPage} from '../../../content/page/page';
import {picturesIn} from '../../../content/page/pictures';
import {TAKES_PICTURES} from '../../../content/pictures/places';
import {sizeProblem} from '../../../content/pictures/problems';
import {applyEdits, type Changed} from '../edits';
import {insertSnippet} from '../insert';
import {setSetting} from '../settings';
import type {Size} from './size';

/** A picture and where it goes. */
export interface NewPicture {
  address: string;
  words: string;
  /** The part that is kept when it is cropped. */
  focus?: string;
  /** Offset of the tag that takes it. Without one, it goes into the text. */
  start?: number;
}

/** A place for a picture. */
export interface PictureSpot {
  /** The component that takes it; none in the text. */
  component?: {name: string; title?: string; start: number; line: number; hasOne: boolean};
  /** Width divided by height, where it is cropped. */
  ratio?: number;
  /** Whether it needs a description. A partner's logo doesn't: it shows the partner's name. */
  needsWords: boolean;
  /** Why a picture of this size can't go here. */
  problem?: string;
}

/** Components around whole passages. With the cursor in one, people mostly mean the passage, not its background. */
const BANDS = new Set(['Section', 'Statement', 'Hero']);

const oneLine = (words: string) => words.trim().replace(/\s+/g, ' ');

/** The description of an image, escaped for Markdown. */
const escapeWords = (words: string) =>
  oneLine(words)
    .replace(/[\\[\]{}<>*_`~]/g, '\\$&')
    .replace(/&(?=#?\w+;)/g, '&amp;');

/** The page with the picture in it. */
export function insertPicture(page: Page, components: ComponentTable, picture: NewPicture, offset: number): Changed {
  const {address, words, focus, start} = picture;
  if (start === undefined) {
    const write = () => `![${escapeWords(words)}](${address})`;
    const snippet = {id: 'picture', label: 'Picture', parents: ['Gallery'], select: '', write};
    // At first the cursor is at the very top, where no picture can go.
    const head = Math.max(page.frontMatter.end, ...page.imports.map(({end}) => end));
    const at = offset <= head ? page.source.text.trimEnd().length : offset;
    return insertSnippet(page, components, snippet, {figure: '', button: ''}, at);
  }
  const element = page.elements.find((one) => placeOf(one).start === start);
  const takes = new Set(components.get(element?.name ?? '')?.props.map(({name}) => name));
  const settings = {picture: address, shows: oneLine(words), focus: focus === 'center' ? undefined : focus};
  const edits = Object.entries(settings).flatMap(([name, value]) =>
    takes.has(name) ? setSetting(page, start, name, value) : [],
  );
  const end = start + 1 + (element?.name ?? '').length;
  return {text: applyEdits(page.source.text, edits), select: {start: end, end}};
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

/** The places for a picture around the cursor, the likeliest first. */
export function pictureSpots(page: Page, components: ComponentTable, offset: number, size: Size): PictureSpot[] {
  const around = page.elements.filter((element) => {
    const {start, end} = placeOf(element);
    const takes = components.get(element.name ?? '')?.props.some(({name}) => name === 'picture');
    return takes && TAKES_PICTURES.has(element.name ?? '') && start <= offset && offset <= end;
  });
  const taken = around.reverse().map((element): PictureSpot => {
    const {start} = placeOf(element);
    const hasOne = element.attributes.some((one) => 'name' in one && one.name === 'picture');
    const line = page.source.text.slice(0, start).split('\n').length;
    const title = stringOf(element, 'title') ?? stringOf(element, 'name');
    const component = {name: element.name ?? '', title, start, line, hasOne};
    return {component, ...spotAt(page, components, offset, size, start)};
  });
  const isBand = ({component}: PictureSpot) => BANDS.has(component?.name ?? '');
  const words = spotAt(page, components, offset, size);
  return [...taken.filter((spot) => !isBand(spot)), words, ...taken.filter(isBand)];
}
