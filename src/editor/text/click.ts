/** Finds the words that somebody tapped on the page: in its file, or in a record that it shows. */

import type {ContentFiles} from '../../content';
import {literalOf, placeOf, stringOf} from '../../content/checker/page/elements';
import type {Page} from '../../content/checker/page/page';
import {type FormField, fieldsOf} from '../../content/checker/records/form';
import {entryOf, RECORD_NAMES, type RecordName, recordForm} from '../../content/site/records';
import {formatFigure} from '../../content/site/records/figure';
import type {FigureRecord} from '../../content/site/records/registry';
import type {Selection} from './edits';
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
  /** Whether the whole word is meant. */
  isDouble?: boolean;
  /** Whether it was above or below the page's own words: in the bar or at the foot. */
  isAround?: boolean;
}

type RecordLine = {file: string; line: number};

/** A value of a setting or of a record as a page shows it, with the other values beside it. */
interface Value {
  words: string;
  beside: string[];
  target: (Selection & {setting?: string}) | RecordLine;
}

const WORD = /%name%|[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu;
const plain = (text: string): string => (text.match(WORD) ?? []).join(' ');

/** Values that no page shows by themselves. */
const HIDDEN = /^(name|tagline|confirm)$|,(link|confirm|duration|plain|suffix)$/;
/** Values that are nowhere but in the record, also not in the bar and at the foot of every page. */
const UNSHOWN = /^confirm$|,(link|confirm|page|aloud)$/;
/** The records whose words are in the bar and at the foot of every page. */
const AROUND = RECORD_NAMES.filter((name) => entryOf(name).isAround);
/** The records that pages show among their own words. */
const SHOWN = RECORD_NAMES.filter((name) => entryOf(name).shownOn);

/** What pages show of a record's field: a figure, which takes several fields, whole and in its short form. */
function shownOf({path, form, title, value}: FormField, fields: FormField[], hidden = HIDDEN): string[] {
  if (value === undefined || hidden.test(String(path))) return [];
  // A tick is shown by its title, within a sentence or by itself.
  if (form === 'yes') return [plain(title), plain(title.toLowerCase())];
  if (form !== 'number') return [plain(String(value))];
  const figure = Object.fromEntries(fields.map((one) => [one.path.at(-1), one.value])) as unknown as FigureRecord;
  return [plain(formatFigure(figure)), plain(formatFigure(figure, {compact: true}))];
}

/** What pages show of a record. */
function valuesOfRecord(name: RecordName, files: ContentFiles, hidden = HIDDEN): Value[] {
  const file = `records/${name}.yml`;
  if (!files.has(file)) return [];
  const aboveOf = (path: FormField['path']) => String(path.slice(0, -1));
  const all = fieldsOf(recordForm(name, files.text(file)));
  return all.flatMap((field) => {
    const group = all.filter(({path}) => aboveOf(path) === aboveOf(field.path));
    const beside = group.flatMap((one) => (one === field ? [] : shownOf(one, group, hidden)));
    return shownOf(field, group, hidden).map((words) => ({words, beside, target: {file, line: field.line ?? 1}}));
  });
}

/** What the settings of a page's components say. */
const valuesOfSettings = ({settings}: Page): Value[] =>
  settings
    .filter(({prop: {kind, tags}}) => kind === 'string' && tags.record !== 'figures')
    .map(({attribute, prop}) => {
      const {start} = placeOf(attribute);
      return {words: plain(String(literalOf(attribute))), beside: [], target: {start, end: start, setting: prop.name}};
    });

/** Words as they are compared, and where in them the tap was. */
const tappedIn = ({words, at}: Click) => ({all: plain(words), offset: plain(words.slice(0, at + 1)).length});

/** Where whole words begin for the last time before an offset. */
const lastBefore = (words: string, all: string, offset: number): number => ` ${all} `.lastIndexOf(` ${words} `, offset);

/** How late the values beside it are read before the tap, taken together: highest for the entry that the tap is in. */
const readBefore = ({beside}: Value, all: string, offset: number): number =>
  beside.map((words) => all.lastIndexOf(words, offset)).reduce((sum, position) => sum + position, 0);

/** How far a setting is from the tap; a record is as far as the page's beginning. */
const distanceOf = ({target}: Value, start: number): number =>
  'start' in target ? Math.abs(target.start - start) : start;

/** The longest value that was tapped; of equal ones, the one beside others of its entry, and then the nearest. */
function valueAt(values: Value[], click: Click): Value | undefined {
  const {all, offset} = tappedIn(click);
  const isTapped = ({words}: Value) => {
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
function valueInRow(values: Value[], click: Click): Value | undefined {
  const {all, offset} = tappedIn(click);
  const inRow = values
    .filter(({words}) => words !== '')
    .map((value) => ({value, position: lastBefore(value.words, all, all.length)}))
    .filter(({position}) => position >= 0)
    .sort((a, b) => a.position - b.position);
  return (inRow.filter(({position}) => position < offset).at(-1) ?? inRow.at(0))?.value;
}

/** The cursor in a passage's Markdown, or its word, where its words were tapped: as often as it is read up to there. */
function wordAt(passage: string, {words, at, isDouble}: Click): Selection | undefined {
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

/** The field that an empty place on the page waits for; undefined if the place itself says what belongs there. */
function missingField({elements}: Page, words: string, files: ContentFiles): RecordLine | undefined {
  const [, what = ''] = /^To fill in: (.+)$/.exec(words.trim()) ?? [];
  const slot = elements.find((one) => one.name === 'Slot' && plain(stringOf(one, 'what') ?? '') === plain(what));
  const until = slot && stringOf(slot, 'until');
  const file = 'records/organisation.yml';
  if (!slot || !(until || stringOf(slot, 'reason')?.includes(file))) return undefined;
  const all = fieldsOf(recordForm('organisation', files.text(file)));
  const named = ({title}: FormField) => what.toLowerCase().includes(title.toLowerCase());
  // Of the links to platforms, the one beside the platform's name.
  const entry = all.find(({value, path}) => path.length > 1 && value && what.includes(String(value)));
  const group = entry ? all.filter(({path}) => String(path.slice(0, -1)) === String(entry.path.slice(0, -1))) : all;
  const field = all.find(({path}) => path[0] === until) ?? group.find(named) ?? entry;
  return {file, line: field?.line ?? 1};
}

/**
 * What a tap was meant for: a place in the page, or a line of one of the records that pages show; undefined if its words
 * are in neither. Where the page says the organisation's name, its file says %name%.
 */
export function find(page: Page, click: Click, files: ContentFiles, name = '%name%'): Located | RecordLine | undefined {
  const {words, at, start, end, isAround} = click;
  if (isAround) {
    const values = AROUND.flatMap((name) => valuesOfRecord(name, files, UNSHOWN));
    const value = valueAt(values, click) ?? valueInRow(values, click);
    return value?.target as RecordLine | undefined;
  }
  const missing = missingField(page, words, files);
  if (missing) return missing;
  const unnamed = (all: string) => all.replaceAll(name, '%name%');
  const tapped = {...click, words: unnamed(words), at: unnamed(words.slice(0, at)).length};
  const cursor = end === undefined ? undefined : wordAt(page.source.text.slice(start, end), tapped);
  let target: Value['target'] | undefined = cursor && {start: start + cursor.start, end: start + cursor.end};
  // Words that a component puts into a sentence are a value's.
  const records = () => SHOWN.flatMap((one) => valuesOfRecord(one, files));
  target ??= valueAt([...valuesOfSettings(page), ...records()], tapped)?.target;
  if (end !== undefined) target ??= {start, end: start};
  if (target && 'file' in target) return target;
  const parts = partsAt(page, target?.start ?? start);
  if (target) return {parts, select: target, setting: target.setting};
  // Words that a component makes itself, such as a tier's button, open that component.
  const components = parts.slice(0, parts.map(({kind}) => kind).lastIndexOf('component') + 1);
  return components.length > 0 ? {parts: components} : undefined;
}
