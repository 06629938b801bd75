/** The values that a page shows without having them among its words: those of records, and of its components' settings. */
import type {ContentFiles} from '../../content/files';
import {recordFile} from '../../content/folders';
import {literalOf, spanOf} from '../../content/page/elements';
import type {Page} from '../../content/page/page';
import {fieldAt} from '../../content/records/fields';
import {type FormField, fieldsOf} from '../../content/records/form';
import {formatFigure} from '../../content/records/formatFigure';
import {recordForm} from '../../content/records/load';
import type {FigureRecord} from '../../content/records/registry';
import {definitionOf, type RecordName} from '../../content/records/registry';
import type {Span} from './edits';

/** The line of a record that holds the words, from 1. */
export interface RecordLine {
  file: string;
  line: number;
}

/** A place in the page, perhaps in a setting. */
export type PagePlace = Span & {setting?: string};

/** A value of a setting or of a record as a page shows it, with the other values beside it. */
export interface ShownValue<Target = PagePlace | RecordLine> {
  words: string;
  beside: string[];
  target: Target;
}

export const WORD = /%name%|[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu;
/** Words without punctuation, as they are compared: "10:00 AM" is "10 00 AM". */
export const plain = (text: string): string => (text.match(WORD) ?? []).join(' ');

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
  if (format === 'flag') return [plain(title), plain(title.toLowerCase())];
  if (format !== 'number') return [plain(String(value))];
  const figure = Object.fromEntries(fields.map((other) => [other.path.at(-1), other.value])) as unknown as FigureRecord;
  return [plain(formatFigure(figure)), plain(formatFigure(figure, {compact: true}))];
}

/** What pages show of a record. */
export function valuesOfRecord(name: RecordName, files: ContentFiles, area: Area): ShownValue<RecordLine>[] {
  const file = recordFile(name);
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
export const valuesOfSettings = ({settings}: Page): ShownValue<PagePlace>[] =>
  settings
    .filter(({prop: {kind, format}}) => kind === 'string' && format !== 'figure')
    .map(({attribute, prop}) => {
      const {start} = spanOf(attribute);
      return {words: plain(String(literalOf(attribute))), beside: [], target: {start, end: start, setting: prop.name}};
    });
