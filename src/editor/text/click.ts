/** Finds the words that somebody tapped on the page: in its file, or in a record that it shows. */

import type {ContentFiles} from '../../content';
import {literalOf, spanOf, stringOf} from '../../content/checker/page/elements';
import type {Page} from '../../content/checker/page/page';
import {fieldAt} from '../../content/checker/records/fields';
import {type FormField, fieldsOf} from '../../content/checker/records/form';
import {isSlot} from '../../content/site/marks';
import {definitionOf, RECORD_NAMES, type RecordName, recordForm} from '../../content/site/records';
import {formatFigure} from '../../content/site/records/figure';
import type {FigureRecord} from '../../content/site/records/registry';
import type {Span} from './edits';
import {type Located, partsAt} from './passage';

/** A tap on words of the page. */
export interface Click {
  /** The words of the passage, or of the row. */
  words: string;
  /** Where in them somebody tapped. */
  at: number;
  /** Where the passage is in the file: exactly if `end` is known, or else near it. */
  start: number;
  end?: number;
  /** Whether the whole word is to be selected. */
  isDouble?: boolean;
  /** What an empty place waits for, if one was tapped: the words of its Slot. */
  slot?: string;
  /** Whether it was above or below the page's own words: in the bar or at the foot. */
  isInBarOrFooter?: boolean;
}

/** The line of a record that holds the words, from 1. */
export interface RecordLine {
  file: string;
  line: number;
}

/** A place in the page, perhaps in a setting. */
type PagePlace = Span & {setting?: string};

/** A value of a setting or of a record as a page shows it, with the other values beside it. */
interface ShownValue<Target = PagePlace | RecordLine> {
  words: string;
  beside: string[];
  target: Target;
}

const WORD = /%name%|[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu;
/** Words without punctuation, as they are compared: "10:00 AM" is "10 00 AM". */
const plain = (text: string): string => (text.match(WORD) ?? []).join(' ');

/** The records whose words are in the bar and the footer of every page. */
const IN_BAR_OR_FOOTER = RECORD_NAMES.filter((name) => definitionOf(name).isInBarOrFooter);
/** The records that pages show among their own words. */
const SHOWN = RECORD_NAMES.filter((name) => definitionOf(name).shownOn);

/** Where words were tapped: among a page's own, or in the bar or the footer. */
type Area = 'page' | 'barOrFooter';

/** Whether an area shows a record's field in words of their own. */
function isShown(name: RecordName, {path}: FormField, area: Area): boolean {
  const {tappableIn} = fieldAt(definitionOf(name).schema, path) ?? {};
  return tappableIn === undefined || tappableIn === area;
}

/** The words in which pages show a record's field. A number belongs to a figure, which is shown in full or in short. */
function wordsOf({format, title, value}: FormField, fields: FormField[]): string[] {
  if (value === undefined) return [];
  // A tick is shown by its title, within a sentence or by itself.
  if (format === 'yes') return [plain(title), plain(title.toLowerCase())];
  if (format !== 'number') return [plain(String(value))];
  const figure = Object.fromEntries(fields.map((other) => [other.path.at(-1), other.value])) as unknown as FigureRecord;
  return [plain(formatFigure(figure)), plain(formatFigure(figure, {compact: true}))];
}

/** What pages show of a record. */
function valuesOfRecord(name: RecordName, files: ContentFiles, area: Area): ShownValue<RecordLine>[] {
  const file = `records/${name}.yml`;
  if (!files.has(file)) return [];
  const aboveOf = (path: FormField['path']) => String(path.slice(0, -1));
  const all = fieldsOf(recordForm(name, files.text(file)));
  const shown = all.filter((field) => isShown(name, field, area));
  return shown.flatMap((field) => {
    const isBeside = ({path}: FormField) => aboveOf(path) === aboveOf(field.path);
    const group = all.filter(isBeside);
    const others = shown.filter((other) => other !== field && isBeside(other));
    const beside = others.flatMap((other) => wordsOf(other, group));
    return wordsOf(field, group).map((words) => ({words, beside, target: {file, line: field.line ?? 1}}));
  });
}

/** What the settings of a page's components say. */
const valuesOfSettings = ({settings}: Page): ShownValue<PagePlace>[] =>
  settings
    .filter(({prop: {kind, record}}) => kind === 'string' && record?.name !== 'figures')
    .map(({attribute, prop}) => {
      const {start} = spanOf(attribute);
      return {words: plain(String(literalOf(attribute))), beside: [], target: {start, end: start, setting: prop.name}};
    });

/** The words that were tapped, without punctuation, and where in them the tap was. */
const tappedIn = ({words, at}: Click) => ({all: plain(words), offset: plain(words.slice(0, at + 1)).length});

/** Where whole words begin for the last time before an offset. */
const lastBefore = (words: string, all: string, offset: number): number => ` ${all} `.lastIndexOf(` ${words} `, offset);

/** The sum of the places at which the values beside it come last before the tap: highest for the entry that was tapped. */
const readBefore = ({beside}: Pick<ShownValue, 'beside'>, all: string, offset: number): number =>
  beside.map((words) => all.lastIndexOf(words, offset)).reduce((sum, position) => sum + position, 0);

/** How far a setting is from the tap; a record is as far as the page's beginning. */
const distanceOf = ({target}: Pick<ShownValue, 'target'>, start: number): number =>
  'start' in target ? Math.abs(target.start - start) : start;

/**
 * The value that was tapped. If several have the same words, the longest wins, then the one whose neighbors come latest
 * before the tap, and then the nearest to it.
 *
 * An example: in the row "Saturday 10:00 11:00 Sunday 10:00 12:00", somebody taps the second "10:00". Two entries of the
 * record say 10:00, and only the other values of an entry tell them apart. Compared are
 *
 *     value                    length   read                              distance
 *     Saturday's 10:00         5        Saturday at 0 + 11:00 at 15 = 15  the same
 *     Sunday's 10:00           5        Sunday at 21 + 12:00 (-1) = 20    the same
 *
 * The lengths are equal, so `read` decides: Sunday's. A value that isn't before the tap counts as -1.
 */
function valueAt<Target extends PagePlace | RecordLine>(
  values: ShownValue<Target>[],
  click: Click,
): ShownValue<Target> | undefined {
  const {all, offset} = tappedIn(click);
  const isTapped = ({words}: ShownValue<Target>) => {
    const begin = lastBefore(words, all, offset - 1);
    return words !== '' && begin >= 0 && offset <= begin + words.length;
  };
  const candidates = values.filter(isTapped).map((value) => ({
    value,
    length: value.words.length,
    read: readBefore(value, all, offset),
    distance: distanceOf(value, click.start),
  }));
  candidates.sort((a, b) => b.length - a.length || b.read - a.read || a.distance - b.distance);
  return candidates.at(0)?.value;
}

/** Of the values in a row, the last one before the tap, or else the first one: between them are words of the site. */
function valueInRow<Target>(values: ShownValue<Target>[], click: Click): ShownValue<Target> | undefined {
  const {all, offset} = tappedIn(click);
  const inRow = values
    .filter(({words}) => words !== '')
    .map((value) => ({value, position: lastBefore(value.words, all, all.length)}))
    .filter(({position}) => position >= 0)
    .sort((a, b) => a.position - b.position);
  const beforeTap = inRow.filter(({position}) => position < offset);
  const match = beforeTap.at(-1) ?? inRow.at(0);
  return match?.value;
}

/**
 * Where the cursor goes in a passage's Markdown; after a double click, the whole word. If the word comes several times, its
 * occurrences before the tap are counted.
 */
function wordAt(passage: string, {words, at, isDouble}: Click): Span | undefined {
  const before = [...words.matchAll(WORD)].filter(({index}) => index <= at);
  const tapped = before.at(-1);
  if (!tapped) return {start: 0, end: 0};
  const isSame = ([word]: RegExpMatchArray) => word === tapped[0];
  // Addresses and tags aren't read.
  const read = passage.replace(/\]\([^)]*\)|\\?<\/?[A-Za-z][^<>]*>/g, (code) =>
    code[0] === '\\' ? code : ' '.repeat(code.length),
  );
  const match = [...read.matchAll(WORD)].filter(isSame)[before.filter(isSame).length - 1];
  if (!match) return undefined;
  if (isDouble) return {start: match.index, end: match.index + match[0].length};
  // Nobody may write within %name%.
  const start = match.index + (match[0] === '%name%' ? 0 : at - tapped.index);
  return {start, end: start};
}

/** The record with what the organisation still has to say. */
const ORGANISATION = 'records/organisation.yml';

/** The field that a slot on the page waits for; undefined if the slot itself says what belongs there. */
function missingField({elements}: Page, what: string, files: ContentFiles): RecordLine | undefined {
  const slot = elements.find((element) => isSlot(element) && stringOf(element, 'what') === what);
  if (!slot) return undefined;
  const until = stringOf(slot, 'until');
  const isInRecord = Boolean(until) || stringOf(slot, 'reason')?.includes(ORGANISATION);
  if (!isInRecord) return undefined;
  const fields = fieldsOf(recordForm('organisation', files.text(ORGANISATION)));
  const field = fields.find(({path}) => path[0] === until) ?? fieldCalled(what, fields);
  return {file: ORGANISATION, line: field?.line ?? 1};
}

/** The field whose title is in some words. Of the links to platforms, the one beside the platform's name. */
function fieldCalled(words: string, fields: FormField[]): FormField | undefined {
  const parentOf = ({path}: FormField) => String(path.slice(0, -1));
  const platform = fields.find(({value, path}) => path.length > 1 && value && words.includes(String(value)));
  const candidates = platform ? fields.filter((field) => parentOf(field) === parentOf(platform)) : fields;
  return candidates.find(({title}) => words.toLowerCase().includes(title.toLowerCase())) ?? platform;
}

/** The line of a record whose value was tapped in the bar or at the foot. */
function findAround(click: Click, files: ContentFiles): RecordLine | undefined {
  const values = IN_BAR_OR_FOOTER.flatMap((name) => valuesOfRecord(name, files, 'barOrFooter'));
  const value = valueAt(values, click) ?? valueInRow(values, click);
  return value?.target;
}

/** The place in the page or the record that was tapped: a word of the passage, or a value that a component shows. */
function tappedPlace(page: Page, click: Click, files: ContentFiles): ShownValue['target'] | undefined {
  const {start, end} = click;
  const isInPassage = end !== undefined;
  const cursor = isInPassage ? wordAt(page.source.text.slice(start, end), click) : undefined;
  if (cursor) return {start: start + cursor.start, end: start + cursor.end};
  // Words that aren't in the passage's text are put there by a component.
  const ofRecords = SHOWN.flatMap((name) => valuesOfRecord(name, files, 'page'));
  const value = valueAt<PagePlace | RecordLine>([...valuesOfSettings(page), ...ofRecords], click);
  if (value) return value.target;
  return isInPassage ? {start, end: start} : undefined;
}

/** A click in the words of the file: where the page says the organisation's name, its file says %name%. */
function withoutName(click: Click, name: string): Click {
  const replaceName = (words: string) => words.replaceAll(name, '%name%');
  return {...click, words: replaceName(click.words), at: replaceName(click.words.slice(0, click.at)).length};
}

/**
 * What a tap was meant for: a place in the page, or a line of one of the records that pages show; undefined if its words
 * are in neither. `name`: the organisation's.
 */
export function findClicked(
  page: Page,
  click: Click,
  files: ContentFiles,
  name = '%name%',
): Located | RecordLine | undefined {
  if (click.isInBarOrFooter) return findAround(click, files);
  const missing = click.slot === undefined ? undefined : missingField(page, click.slot, files);
  if (missing) return missing;
  const target = tappedPlace(page, withoutName(click, name), files);
  if (target && 'file' in target) return target;
  const parts = partsAt(page, target?.start ?? click.start);
  if (target) return {parts, select: target, setting: target.setting};
  // Words that a component makes itself, such as a tier's button, open that component.
  const lastComponent = parts.map(({kind}) => kind).lastIndexOf('component');
  return lastComponent < 0 ? undefined : {parts: parts.slice(0, lastComponent + 1)};
}
