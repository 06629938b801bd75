/** Finds the words that somebody tapped on the page: in its file, or in a record that it shows. */

import type {ContentFiles} from '../../content/files';
import {TAG} from '../../content/page/elements';
import type {Page} from '../../content/page/page';
import {definitionOf, RECORD_NAMES} from '../../content/records/registry';
import {type TapAmongValues, tappedValue, valueBeforeTap} from './chooseValue';
import type {Span} from './edits';
import {type Located, partsAt} from './parts';
import {
  type PagePlace,
  plain,
  type RecordLine,
  type ShownValue,
  valuesOfRecord,
  valuesOfSettings,
  WORD,
} from './shownValues';

/** A tap on words of the page. */
export interface Tap {
  /** The words of the passage, or of the row. */
  words: string;
  /** Where in them somebody tapped. */
  at: number;
  /** Where the passage is in the file: exactly if `end` is known, or else near it. */
  start: number;
  end?: number;
  /** Whether the whole word is to be selected. */
  isDouble?: boolean;
  /** Whether it was above or below the page's own words: in the bar or at the foot. */
  isInBarOrFooter?: boolean;
}

/** The records whose words are in the bar and the footer of every page. */
const IN_BAR_OR_FOOTER = RECORD_NAMES.filter((name) => definitionOf(name).isInBarOrFooter);
/** The records that pages show among their own words. */
const SHOWN = RECORD_NAMES.filter((name) => definitionOf(name).shownOn);

/** A tap among the values that a page shows: the words without punctuation, and where in them it was. */
const amongValues = ({words, at, start}: Tap): TapAmongValues => ({
  words: plain(words),
  offset: plain(words.slice(0, at + 1)).length,
  start,
});

/** An address or a tag, which isn't read. */
const UNREAD = new RegExp(String.raw`\]\([^)]*\)|\\?${TAG.source}`, 'g');

/**
 * Where the cursor goes in a passage's Markdown; after a double tap, the whole word. If the word comes several times, its
 * occurrences before the tap are counted.
 */
function wordAt(passage: string, {words, at, isDouble}: Tap): Span | undefined {
  const before = [...words.matchAll(WORD)].filter(({index}) => index <= at);
  const tapped = before.at(-1);
  if (!tapped) return {start: 0, end: 0};
  const isSame = ([word]: RegExpMatchArray) => word === tapped[0];
  const read = passage.replace(UNREAD, (code) => (code[0] === '\\' ? code : ' '.repeat(code.length)));
  const match = [...read.matchAll(WORD)].filter(isSame)[before.filter(isSame).length - 1];
  if (!match) return undefined;
  if (isDouble) return {start: match.index, end: match.index + match[0].length};
  // Nobody may write within %name%.
  const start = match.index + (match[0] === '%name%' ? 0 : at - tapped.index);
  return {start, end: start};
}

/** The line of a record whose value was tapped in the bar or at the foot. */
function findAround(tap: Tap, files: ContentFiles): RecordLine | undefined {
  const values = IN_BAR_OR_FOOTER.flatMap((name) => valuesOfRecord(name, files, 'barOrFooter'));
  const among = amongValues(tap);
  const value = tappedValue(values, among) ?? valueBeforeTap(values, among);
  return value?.target;
}

/** The place in the page or the record that was tapped: a word of the passage, or a value that a component shows. */
function tappedPlace(page: Page, tap: Tap, files: ContentFiles): ShownValue['target'] | undefined {
  const {start, end} = tap;
  const isInPassage = end !== undefined;
  const cursor = isInPassage ? wordAt(page.source.text.slice(start, end), tap) : undefined;
  if (cursor) return {start: start + cursor.start, end: start + cursor.end};
  // Words that aren't in the passage's text are put there by a component.
  const ofRecords = SHOWN.flatMap((name) => valuesOfRecord(name, files, 'page'));
  const value = tappedValue<PagePlace | RecordLine>([...valuesOfSettings(page), ...ofRecords], amongValues(tap));
  if (value) return value.target;
  return isInPassage ? {start, end: start} : undefined;
}

/** A tap on the words of the file: where the page says the organisation's name, its file says %name%. */
function withoutName(tap: Tap, name: string): Tap {
  const replaceName = (words: string) => words.replaceAll(name, '%name%');
  return {...tap, words: replaceName(tap.words), at: replaceName(tap.words.slice(0, tap.at)).length};
}

/**
 * What a tap was meant for: a place in the page, or a line of one of the records that pages show; undefined if its words
 * are in neither. `name`: the organisation's.
 */
export function findTapped(
  page: Page,
  tap: Tap,
  files: ContentFiles,
  name = '%name%',
): Located | RecordLine | undefined {
  if (tap.isInBarOrFooter) return findAround(tap, files);
  const target = tappedPlace(page, withoutName(tap, name), files);
  if (target && 'file' in target) return target;
  const parts = partsAt(page, target?.start ?? tap.start);
  if (target) return {parts, select: target, setting: target.setting};
  // Words that a component makes itself, such as a tier's button, open that component.
  const lastComponent = parts.map(({kind}) => kind).lastIndexOf('component');
  return lastComponent < 0 ? undefined : {parts: parts.slice(0, lastComponent + 1)};
}
