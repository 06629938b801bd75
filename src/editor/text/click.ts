/** Finds where the words stand that somebody tapped on the page: in its file, or in a record that it shows. */
import {formatFigure} from '../../components/Figure/counting';
import {literalOf, placeOf} from '../../content/page/elements';
import type {Page} from '../../content/page/page';
import {type FormField, fieldsOf, formOf} from '../../content/records/form';
import type {FigureRecord} from '../../content/records/schema';
import type {Selection} from './edits';
import {recordName} from './record';

/** A tap on words of the page. */
export interface Click {
  /** The words of the passage, or of the row. The name is written `%name%`. */
  words: string;
  /** Where in them somebody tapped. */
  at: number;
  /** Where the passage stands in the file: exactly if `end` is known, or else near it. */
  start: number;
  end?: number;
  /** Whether the whole word is meant. */
  isDouble?: boolean;
}

/** The line of a record. */
export interface RecordLine {
  file: string;
  line: number;
}

/** What a tap was meant for: a place in the page, with the setting that stands there, or the line of a record. */
type Target = (Selection & {setting?: string}) | RecordLine;

/** A value of a setting or of a record as a page shows it, with the other values that stand beside it. */
interface Value {
  words: string;
  beside: string[];
  target: Target;
}

const WORD = /%name%|[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu;
const plain = (text: string): string => (text.match(WORD) ?? []).join(' ');

/** Values that no page shows by themselves. */
const HIDDEN = /^(name|tagline|confirm)$|,(link|confirm|duration|plain|suffix)$/;

/** What pages show of a record's field, which stands among others: a figure whole and in its short form. */
function shownOf({path, form, title, value}: FormField, fields: FormField[]): string[] {
  if (value === undefined || HIDDEN.test(String(path))) return [];
  if (form !== 'number') return [plain(form === 'yes' ? title.toLowerCase() : String(value))];
  const figure = Object.fromEntries(fields.map((one) => [one.path.at(-1), one.value])) as unknown as FigureRecord;
  return [plain(formatFigure(figure)), plain(formatFigure(figure, {compact: true}))];
}

/** What pages show of a record. */
export function valuesOfRecord(file: string, text: string): Value[] {
  const aboveOf = (path: FormField['path']) => String(path.slice(0, -1));
  const all = fieldsOf(formOf(recordName(file), text));
  return all.flatMap((field) => {
    const group = all.filter(({path}) => aboveOf(path) === aboveOf(field.path));
    const beside = group.flatMap((one) => (one === field ? [] : shownOf(one, group)));
    return shownOf(field, group).map((words) => ({words, beside, target: {file, line: field.line ?? 1}}));
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

/** The longest value that was tapped; of equal ones, that which stands beside others of its entry, and then the nearest. */
function valueAt(values: Value[], {words, at, start}: Click): Value | undefined {
  const [all, offset] = [plain(words), plain(words.slice(0, at + 1)).length];
  const isTapped = ({words: value}: Value) => {
    const last = ` ${all} `.lastIndexOf(` ${value} `, offset - 1);
    return value !== '' && last >= 0 && offset <= last + value.length;
  };
  // How near what stands beside it is, before the offset.
  const near = ({beside}: Value) => beside.reduce((sum, value) => sum + all.lastIndexOf(value, offset), 0);
  const away = ({target}: Value) => ('start' in target ? Math.abs(target.start - start) : start);
  const rank = (a: Value, b: Value) => b.words.length - a.words.length || near(b) - near(a) || away(a) - away(b);
  return values.filter(isTapped).sort(rank)[0];
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
  const found = [...read.matchAll(WORD)].filter(isSame)[before.filter(isSame).length - 1];
  if (!found) return undefined;
  if (isDouble) return {start: found.index, end: found.index + found[0].length};
  // Nobody may write within %name%.
  const start = found.index + (found[0] === '%name%' ? 0 : at - tapped.index);
  return {start, end: start};
}

/** What a tap was meant for; undefined if its words are neither in the page nor in a record. */
export function targetOf(page: Page, click: Click, records: Value[]): Target | undefined {
  const {start, end} = click;
  const own = end === undefined ? undefined : wordAt(page.source.text.slice(start, end), click);
  if (own) return {start: start + own.start, end: start + own.end};
  // Words that a component puts into a sentence are a value's.
  const value = valueAt([...valuesOfSettings(page), ...records], click);
  return value?.target ?? (end === undefined ? undefined : {start, end: start});
}
