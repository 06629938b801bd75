/** Finds where the words stand that somebody tapped on the page: in its file, or in a record that it shows. */
import {formatFigure} from '../../components/Figure/counting';
import {createSource} from '../../content';
import {literalOf, placeOf} from '../../content/page/elements';
import type {Page} from '../../content/page/page';
import {type Entry, recordEntries} from '../../content/records';
import type {FigureRecord} from '../../content/records/schema';
import {locate} from '../../content/source';

/** A tap on words of the page. */
export interface Click {
  /** The words of the passage, or of the row. The name is written `%name%`. */
  words: string;
  /** Where in them somebody tapped. */
  at: number;
  /** Where the passage stands in the file: exactly if `end` is known, or else near it. */
  start: number;
  end?: number;
}

/** The line of a record. */
export interface RecordLine {
  file: string;
  line: number;
}

/** A value of a setting or of a record, as it is read on a page. */
interface Value {
  /** Its words, with one space between them. */
  words: string;
  /** The other values of its entry, which stand beside it. */
  beside: string[];
  /** Where it stands in the page, or in a record. */
  target: number | RecordLine;
}

const plain = (text: string): string => (text.match(/%name%|[\p{L}\p{N}]+/gu) ?? []).join(' ');

/** Values that no page shows by themselves. */
const HIDDEN = /^(name|tagline|confirm)$|\.(link|confirm|duration|plain|suffix)$/;

/** What pages show of a record's entry: a figure whole and in its short form, with and without its suffix. */
function shownOf({path, key, value}: Entry, entries: Entry[]): string[] {
  if (value === undefined || value === '' || HIDDEN.test(path.join('.'))) return [];
  if (key === 'closed') return ['closed'];
  if (key !== 'number') return [plain(String(value))];
  const figure = Object.fromEntries(entries.map((one) => [one.key, one.value])) as unknown as FigureRecord;
  const forms = [figure, {...figure, suffix: undefined}];
  return forms.flatMap((one) => [plain(formatFigure(one)), plain(formatFigure(one, {compact: true}))]);
}

/** What pages show of a record. */
export function valuesOfRecord(file: string, text: string): Value[] {
  const source = createSource(file, text);
  const all = recordEntries(source);
  return all.flatMap((entry) => {
    const isBeside = ({path}: Entry) => String(path.slice(0, -1)) === String(entry.path.slice(0, -1));
    const entries = all.filter(isBeside);
    const beside = entries.flatMap((one) => (one === entry ? [] : shownOf(one, entries)));
    const {line} = locate(source, entry.start);
    return shownOf(entry, entries).map((words) => ({words, beside, target: {file, line}}));
  });
}

/** What the settings of a page's components say. */
const valuesOfSettings = ({settings}: Page): Value[] =>
  settings
    .filter(({prop: {kind, tags}}) => kind === 'string' && tags.record !== 'figures')
    .map(({attribute: one}) => ({words: plain(String(literalOf(one))), beside: [], target: placeOf(one).start}));

/** Whether a value stands in words, as words of its own, around an offset. */
function standsAt(value: string, words: string, at: number): boolean {
  const last = ` ${words} `.lastIndexOf(` ${value} `, at - 1);
  return value !== '' && last >= 0 && at <= last + value.length;
}

/** The longest value that was tapped; of equal ones, that which stands beside others of its entry, and then the nearest. */
function valueAt(values: Value[], {words, at, start}: Click): Value | undefined {
  const [all, offset] = [plain(words), plain(words.slice(0, at + 1)).length];
  // How near what stands beside it is, before the offset.
  const near = ({beside}: Value) => beside.reduce((sum, value) => sum + all.lastIndexOf(value, offset), 0);
  const away = ({target}: Value) => (typeof target === 'number' ? Math.abs(target - start) : start);
  const tapped = values.filter((value) => standsAt(value.words, all, offset));
  return tapped.sort((a, b) => b.words.length - a.words.length || near(b) - near(a) || away(a) - away(b))[0];
}

/** How many characters around two places are the same, one after the other. Markup breaks them off. */
function likeness(one: string, i: number, other: string, k: number): number {
  let [before, behind] = [0, 0];
  while (before < Math.min(i, k) && one[i - before - 1] === other[k - before - 1]) before += 1;
  while (i + behind < one.length && one[i + behind] === other[k + behind]) behind += 1;
  return before + behind;
}

/** What a tap was meant for: an offset in the page, or the line of a record; undefined if its words are in neither. */
export function targetOf(page: Page, click: Click, records: Value[]): Value['target'] | undefined {
  const {words, at, start, end} = click;
  const value = valueAt([...valuesOfSettings(page), ...records], click);
  if (end === undefined) return value?.target;
  const passage = page.source.text.slice(start, end);
  const alike = Array.from({length: passage.length + 1}, (_, place) => likeness(words, at, passage, place));
  const most = Math.max(...alike);
  // Words that a component puts into a sentence are a value's: in the file there is little around them that is alike.
  const isOwn = !value || most > value.words.length + 1 || most === words.length;
  if (!isOwn) return value.target;
  const place = alike.indexOf(most);
  // Not within %name%, where nobody may write.
  const name = passage.lastIndexOf('%name%', place);
  return start + (name >= 0 && place < name + '%name%'.length ? name : place);
}
