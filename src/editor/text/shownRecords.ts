/** What pages show of the records, and the field that each value stands in. */
import {formatFigure} from '../../components/Figure/format';
import type {FigureRecord} from '../../content/records/schema';
import type {FormField, FormNode} from './recordForm/form';

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
    return entry.flatMap(({line}, index) => {
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
