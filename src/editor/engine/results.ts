/** Diagnostics of the library as problems that staff read, and the words for files and fields in them. */

import {checkPage} from '../../content/check';
import {type ComponentTable, propLabel} from '../../content/components/table';
import type {Diagnostic} from '../../content/diagnostic';
import {spanOf} from '../../content/page/elements';
import {readFrontMatter} from '../../content/page/frontMatter';
import type {Page} from '../../content/page/page';
import {pageAddress} from '../../content/pageFiles';
import {fieldRegistry} from '../../content/records/fields';
import type {FormNode} from '../../content/records/form';
import {recordForm, recordName} from '../../content/records/load';
import {fillName} from '../../content/records/name';
import {RECORDS, type Records} from '../../content/records/registry';
import {createSource} from '../../content/source';
import type {Edit} from '../text/edits';
import {entryName} from '../text/names';
import type {Correction, ShownProblem} from './answers';

/** A word's beginning before an edit, and its end after it. Tags and quotation marks aren't words. */
const WORD_BEFORE = /[^\s"<>]{0,40}$/;
const WORD_AFTER = /^[^\s"<>]{0,40}/;
/** A setting, of which only the value is shown. */
const SETTING = /^[\w-]+="([^"]*)"$/;

/** The words around an edit that change with it, if they are few, on one line, and no code. */
function changedWords(
  {excerpt, start: {offset, column}}: Diagnostic,
  [edit, ...otherEdits]: Edit[],
): Correction['excerpt'] {
  const startOfLine = offset - (column - 1);
  const [start, end] = [edit.start - startOfLine, edit.end - startOfLine];
  const [head] = WORD_BEFORE.exec(excerpt.slice(0, start)) ?? [''];
  const [tail] = WORD_AFTER.exec(excerpt.slice(end)) ?? [''];
  const inContext = (words: string) => `${head}${words}${tail}`.replace(SETTING, '$1');
  const before = inContext(excerpt.slice(start, end));
  const after = inContext(edit.text);
  const isOnLine = start >= 0 && end <= excerpt.length;
  const isShort = after.length < 200 && !/[\n<>{}]/.test(before + after);
  return isOnLine && isShort && otherEdits.length === 0 ? {before, after} : undefined;
}

/** The titles of the field on a line of a record and of the entry that it is in. */
function titlesAt(line: number, node: FormNode): string[] | undefined {
  if (node.kind === 'field') return node.line === line ? [node.title] : undefined;
  for (const child of node.children) {
    const titles = titlesAt(line, child);
    const isEntry = node.kind === 'list' || node.kind === 'named';
    if (titles) return isEntry ? [entryName(child), ...titles] : titles;
  }
  return undefined;
}

/** The setting of a page's component at an offset. */
function settingTitleAt(offset: number, {settings}: Page): string | undefined {
  const setting = settings.find(({attribute}) => {
    const {start, end} = spanOf(attribute);
    return start <= offset && offset < end;
  });
  return setting && propLabel(setting.prop);
}

/** The field that a problem is in, in words; undefined if it is in none. */
export function fieldName(
  {file, line, start}: Pick<ShownProblem, 'file' | 'line' | 'start'>,
  text: string,
  components: ComponentTable,
): string | undefined {
  const name = recordName(file);
  if (!name) return settingTitleAt(start, checkPage(file, text, components).page);
  const titles = titlesAt(line, recordForm(name, text)) ?? [];
  // An entry without a name of its own is called by its first field.
  return [...new Set(titles)].join(', ') || undefined;
}

/** Words with the titles of the files that they name: staff don't know a page or a record by its path. */
const withTitles = (words: string, titleOf: (file: string) => string): string =>
  words.replace(/\b(pages|records)\/[\w-]+\.(mdx|yml)\b/g, titleOf);

/** A diagnostic of the library as a problem. `titleOf` names the files in its message. */
export function toShownProblem(diagnostic: Diagnostic, titleOf: (file: string) => string): ShownProblem {
  const {rule, file, severity, start, end, edits, blocksRendering, missingSetting} = diagnostic;
  const message = withTitles(diagnostic.message, titleOf);
  return {
    rule,
    file,
    severity,
    message,
    line: start.line,
    start: start.offset,
    end: end.offset,
    key: `${file} ${start.line} ${start.column} ${rule} ${message}`,
    blocksRendering: Boolean(blocksRendering),
    missingSetting,
    correction: edits && {edits, excerpt: changedWords(diagnostic, edits)},
  };
}

/** What a file is called: a record by its name, a page as in the menu or by its title, or else by its path. */
export function titleOf(file: string, text: string, records?: Records): string {
  const name = recordName(file);
  if (name) return fieldRegistry.get(RECORDS[name].schema)?.title ?? file;
  const frontMatter = readFrontMatter(createSource(file, text));
  const label = records?.menu.links.find(({page}) => page === pageAddress(file))?.label;
  const {title} = frontMatter.values;
  const written = label ?? (typeof title === 'object' ? '' : String(title ?? ''));
  return (records ? fillName(written, records.organisation.name) : written) || file;
}
