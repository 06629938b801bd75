/** Finds where the words stand that somebody clicked on in the page: in its file, or in a record that it shows. */
import {formatFigure} from '../../components/Figure/format';
import {wordsOf} from '../../content/page/elements';
import type {Page} from '../../content/page/page';
import type {Words} from '../../content/page/positions';
import {textsOf} from '../../content/page/words';
import type {FigureRecord} from '../../content/records/schema';
import type {FormField, FormNode} from './form';

/** A click on words of the page. */
export interface Click {
  /** The words of the passage. */
  words: string;
  /** Where in them somebody clicked. */
  at: number;
  /** Where the passage stands in the file: exactly if `end` is known, or else near it. */
  start: number;
  end?: number;
  /** Whether it was a double click, which selects a word. */
  isDouble?: boolean;
}

/** What to select in the file, or the field of a record that holds the words. */
export type ClickTarget = {start: number; end: number} | {field: ShownField};

interface Token {
  word: string;
  start: number;
  end: number;
}

/** A word of the file, and how many words around it are those around the click. */
interface Found {
  token: Token;
  same: number;
  /** Whether these are all words of its setting, or most of them and all that was clicked on. */
  isWhole: boolean;
}

/** How many words before and behind tell one place from another. */
const AROUND = 6;

const tokensOf = (text: string, from = 0, to = text.length): Token[] =>
  Array.from(text.slice(from, to).matchAll(/%name%|[\p{L}\p{N}]+/gu), ({0: word, index}) => {
    const start = from + index;
    return {word, start, end: start + word.length};
  });

/** How many words around two places are the same, one after the other. Markup may break them off. */
function likeness(page: Token[], i: number, file: Token[], k: number): number {
  let same = 0;
  for (const step of [-1, 1]) {
    for (let n = step; Math.abs(n) <= AROUND; n += step) {
      if (!page[i + n] || page[i + n].word !== file[k + n]?.word) break;
      same += 1;
    }
  }
  return same;
}

const mostAlike = (tokens: Token[], i: number) => Math.min(i, AROUND) + Math.min(tokens.length - 1 - i, AROUND);

/**
 * The place of a word of the page: where the words around it are the same. Of equal places one that says nothing else,
 * and then the nearest.
 */
function find(page: Token[], i: number, runs: Token[][], near: number): Found | undefined {
  let best: (Found & {isAll: boolean}) | undefined;
  const away = ({start}: Token) => Math.abs(start - near);
  for (const run of runs) {
    run.forEach((token, k) => {
      if (token.word !== page[i].word) return;
      const same = likeness(page, i, run, k);
      const isAll = same === mostAlike(run, k);
      // A few words of a long setting are another's.
      const isMost = same === mostAlike(page, i) && page.length * 2 >= run.length;
      const found = {token, same, isAll, isWhole: isAll || isMost};
      const gain = best ? same - best.same || Number(isAll) - Number(best.isAll) : 1;
      if (gain > 0 || (gain === 0 && best && away(token) < away(best.token))) best = found;
    });
  }
  return best;
}

const tokensIn = ({value, offsets}: Words): Token[] =>
  tokensOf(value).map(({word, start, end}) => ({word, start: offsets[start], end: offsets[end]}));

/** What visitors read of a page, without the top of its file: its texts, and what its settings say. */
function runsOf(page: Page): Token[][] {
  const settings = page.settings.filter(({prop: {kind, tags}}) => kind === 'string' && tags.record !== 'figures');
  const words = settings.flatMap(({attribute}) => wordsOf(attribute, page.source.text) ?? []);
  return [...textsOf(page), ...words].map(tokensIn);
}

/** The words of a passage without its markup, and with it: some words are markup, such as code. */
function passageRuns(page: Page, start: number, end: number): Token[][] {
  const isInside = ({offsets}: Words) => offsets[0] >= start && offsets[0] < end;
  return [textsOf(page).filter(isInside).flatMap(tokensIn), tokensOf(page.source.text, start, end)];
}

/** A word with what belongs to it: “20,000” and “can’t” are one. */
const WORD = /%name%|[\p{L}\p{N}]+(?:[.,:]\p{N}+|['’]\p{L}+)*/gu;

function wordAround(text: string, {start, end}: Token): {start: number; end: number} {
  const lineStart = text.lastIndexOf('\n', start) + 1;
  const [line] = text.slice(lineStart).split('\n', 1);
  const word = Array.from(line.matchAll(WORD), ({0: {length}, index}) => ({
    start: lineStart + index,
    end: lineStart + index + length,
  })).find((one) => one.start <= start && end <= one.end);
  return word ?? {start, end};
}

/** Before or behind the word, whichever was nearer. */
function cursorAt(text: string, {words, at}: Click, word: Token, found: Token): number {
  if (at - word.start <= word.word.length / 2) return found.start;
  // Behind the word, and behind the full stop, if somebody clicked there.
  const behind = words.slice(word.end, Math.max(at, word.end));
  return found.end + (text.startsWith(behind, found.end) ? behind.length : 0);
}

/** What a click was meant for; undefined if its words are neither in the file nor in a record. */
export function targetOf(page: Page, click: Click, fields: ShownField[]): ClickTarget | undefined {
  const {words, at, start, end} = click;
  const {text} = page.source;
  const tokens = tokensOf(words);
  const clicked = Math.max(tokens.filter((token) => token.start <= at).length - 1, 0);
  const word = tokens[clicked];
  if (!word) return {start, end: start};
  const found =
    end === undefined
      ? find(tokens, clicked, runsOf(page), start)
      : find(tokens, clicked, passageRuns(page, start, end), start + at);
  const record = shownAt(fields, words, at);
  const count = record ? tokensOf(record.shown).length : 0;
  const isBetter = found && (found.isWhole ? found.same + 1 >= count : found.same >= count);
  if (record && !isBetter) return {field: record};
  // In its passage one word is enough. Elsewhere a common one would lead astray.
  if (!found || (end === undefined && !found.isWhole)) return end === undefined ? undefined : {start, end: start};
  if (click.isDouble) return wordAround(text, found.token);
  const cursor = cursorAt(text, click, word, found.token);
  return {start: cursor, end: cursor};
}

export interface ShownField {
  /** The value, as it is read in a page. */
  shown: string;
  /** The other values of its entry, which stand beside it. */
  beside: string[];
  file: string;
  line: number;
}

/** Fields that no page shows by themselves. The name is written `%name%`. */
const HIDDEN = /^(name|tagline|confirm)$|\.(link|confirm|duration|plain|suffix)$/;

const keyOf = ({path}: FormField) => String(path.at(-1));

/** A figure as pages show it, whole and in its short form, and without its suffix. */
const figuresOf = (figure: FigureRecord): string[] =>
  [figure, {...figure, suffix: undefined}].flatMap((one) => [formatFigure(one), formatFigure(one, {compact: true})]);

function shownOf(field: FormField, entry: FormField[]): string[] {
  const {value, path} = field;
  if (value === undefined || value === '' || HIDDEN.test(path.join('.'))) return [];
  if (keyOf(field) === 'closed') return ['closed'];
  if (keyOf(field) !== 'number') return [String(value)];
  const figure = Object.fromEntries(entry.map((one) => [keyOf(one), one.value])) as unknown as FigureRecord;
  return typeof value === 'number' ? figuresOf(figure) : [];
}

/** The fields of a form, each with those of its entry. */
function entriesOf({children}: {children: FormNode[]}): FormField[][] {
  const own = children.filter((child): child is FormField => child.kind === 'field');
  return [own, ...children.flatMap((child) => (child.kind === 'field' ? [] : entriesOf(child)))];
}

/** What pages show of a record, of which this is the form. */
export function shownFields(file: string, form: FormNode): ShownField[] {
  if (form.kind === 'field') return [];
  return entriesOf(form).flatMap((entry) => {
    const values = entry.map((field) => shownOf(field, entry));
    return entry.flatMap(({line = 1}, index) => {
      const beside = values.flatMap((others, at) => (at === index ? [] : others));
      return values[index].map((shown) => ({shown, beside, file, line}));
    });
  });
}

const isWordSign = (sign = '') => /[\p{L}\p{N}]/u.test(sign);

/** Whether a value stands in words, as words of its own, around an offset. */
function standsAt(value: string, words: string, at: number): boolean {
  for (let start = words.indexOf(value); start >= 0; start = words.indexOf(value, start + 1)) {
    const end = start + value.length;
    const isWhole = !isWordSign(words[start - 1]) && !isWordSign(words[end]);
    if (start <= at && at <= end && isWhole) return true;
  }
  return false;
}

/** How far before an offset a value stands in words. Behind it counts as further, and nowhere as furthest. */
function distance(value: string, words: string, at: number): number {
  const before = words.lastIndexOf(value, at);
  if (before >= 0) return at - before;
  const behind = words.indexOf(value, at);
  return words.length + (behind >= 0 ? behind - at : words.length);
}

/** The longest value at an offset of a page's words; of equal ones, that which stands beside others of its entry. */
export function shownAt(fields: ShownField[], words: string, at: number): ShownField | undefined {
  const away = ({beside}: ShownField) => beside.reduce((sum, value) => sum + distance(value, words, at), 0);
  return fields
    .filter(({shown}) => standsAt(shown, words, at))
    .sort((a, b) => b.shown.length - a.shown.length || away(a) - away(b))[0];
}
