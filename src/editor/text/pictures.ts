/** A new picture: its name and size, the places for it around a part of the page, and the page with it. */
import type {ComponentTable} from '../../content';
import {type Element, placeOf, stringOf} from '../../content/page/elements';
import type {Page} from '../../content/page/page';
import {croppedWidth, LARGEST, TAKES_PICTURES} from '../../content/pictures/places';
import {travellingName} from '../../content/pictures/problems';
import {freeName} from './create';
import {applyEdits} from './edits';
import {type Inserted, insertBlock} from './insert';
import {escapeMarkdown, oneLine} from './markdown';
import {setSetting} from './settings';

/** A picture and where it goes. */
export interface NewPicture {
  address: string;
  words: string;
  /** Offset of the tag that takes it. Without one, it goes into the text. */
  start?: number;
}

/** A place for a picture. A partner's logo needs no description: it shows the partner's name. */
export interface PictureSpot {
  start?: number;
  needsWords: boolean;
}

/** Words to leave out of a name. */
const SMALL = /(?<!\S)(a|an|and|at|by|for|from|in|into|of|on|or|the|their|to|with)(?!\S)/g;

/** The size of the file that is written. A very wide or tall picture stays larger: it is cropped later. */
export function sizeFor(original: {width: number; height: number}) {
  const {width, height} = original;
  const needed = LARGEST.needs / croppedWidth(original, LARGEST);
  const scale = Math.min(1, Math.max(Math.max(...LARGEST.widths) / Math.max(width, height), needed));
  return {width: Math.round(width * scale), height: Math.round(height * scale)};
}

/** A free file name, without its ending: from the description, or else from the name that the file had. */
export function proposeName(words: string, fileName: string, isTaken: (name: string) => boolean): string {
  const said = words.toLowerCase().replace(/[.’']/g, '').replace(SMALL, ' ').trim();
  const name = travellingName(said || fileName.replace(/\.[^.]*$/, ''), 'picture');
  return freeName(/^.{1,40}(?=-|$)/.exec(name)?.[0] ?? 'picture', isTaken);
}

/** The page with the picture in it, and where that stands. */
export function insertPicture(
  page: Page,
  components: ComponentTable,
  {address, words, start}: NewPicture,
  offset: number,
): Inserted {
  const {text} = page.source;
  if (start === undefined) {
    const picture = {label: 'Picture', markdown: `![${escapeMarkdown(words)}](${address})`};
    return insertBlock(page, components, picture, offset);
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

/** The component around an offset that lacks a picture, if it isn't the background of a section; else among the words. */
export function pictureSpot(page: Page, components: ComponentTable, offset: number, start?: number): PictureSpot {
  const takes = (element: Element) => {
    const {start: from, end} = placeOf(element);
    if (start !== undefined) return from === start;
    const isFree = TAKES_PICTURES.has(element.name ?? '') && stringOf(element, 'picture') === undefined;
    return isFree && !/^(Section|Statement|Hero)$/.test(element.name ?? '') && from <= offset && offset <= end;
  };
  const element = page.elements.filter(takes).at(-1);
  if (!element) return {needsWords: true};
  const props = components.get(element.name ?? '')?.props ?? [];
  return {start: placeOf(element).start, needsWords: props.some(({name}) => name === 'alt')};
}
