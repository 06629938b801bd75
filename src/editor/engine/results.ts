/** What the engine reports about files and their problems, as plain data that can pass from the worker to the page. */
import {
  type ComponentTable,
  type checkPage,
  createSource,
  type Diagnostic,
  fillName,
  type Records,
  readFrontMatter,
} from '../../content';
import {placeOf} from '../../content/checker/page/elements';
import type {Page} from '../../content/checker/page/page';
import type {FormNode} from '../../content/checker/records/form';
import {addressOf} from '../../content/site/page';
import {fields, RECORDS, recordForm, recordName} from '../../content/site/records';
import type {Edit} from '../text/edits';
import {entryName, inWords} from '../text/names';

/** A word's beginning before an edit, and its end after it. Tags and quotation marks aren't words. */
const WORD_BEFORE = /[^\s"<>]{0,40}$/;
const WORD_AFTER = /^[^\s"<>]{0,40}/;
/** A setting, of which only the value is shown. */
const SETTING = /^[\w-]+="([^"]*)"$/;

/** The words around an edit that change with it, if they are few, on one line, and no code. */
function changedWords({excerpt, start: {offset, column}}: Diagnostic, [edit, ...otherEdits]: Edit[]) {
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

/** A problem as a person reads it, at a position in the text that was checked. */
export type Problem = ReturnType<typeof toProblem> & {
  /** What a place still says that disagrees with a fact elsewhere, in a sentence. */
  still?: string;
};

/** What the place of a problem still says: "The description of Contact still says 9:00 AM-2:00 PM." */
export function stillSays({excerpt, edits}: Diagnostic, title: string, text: string): string | undefined {
  const [edit] = edits ?? [];
  const [, line] = /^(title|description):/.exec(excerpt) ?? [];
  return edit && `${line ? `The ${line} of ` : ''}${title} still says ${text.slice(edit.start, edit.end)}.`;
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
    const {start, end} = placeOf(attribute);
    return start <= offset && offset < end;
  });
  return setting && (setting.prop.tags.label || inWords(setting.prop.name));
}

/** The field that a problem is in, in words; undefined if it is in none. */
export function fieldName(
  read: typeof checkPage,
  {file, line, start}: Pick<Problem, 'file' | 'line' | 'start'>,
  text: string,
  components: ComponentTable,
): string | undefined {
  const name = recordName(file);
  const isRecord = Object.hasOwn(RECORDS, name);
  if (!isRecord) return settingTitleAt(start, read(file, text, components).page);
  const titles = titlesAt(line, recordForm(name, text)) ?? [];
  // An entry without a name of its own is called by its first field.
  return [...new Set(titles)].join(', ') || undefined;
}

/** The names in a list such as "Card, Aside", as staff know them. */
const quoteNames = (names: string): string => names.replace(/\w+/g, (name) => `“${inWords(name)}”`);

/**
 * The content library writes its messages for whoever edits a file. Here are the same for people who know pages and forms:
 * the signs of a file, which they see under *Show as text*, are named by how they look. A test fails once a pattern fits
 * no message any more (`tests/unit/editor/plain-words.test.ts`).
 */
export const PLAIN: [pattern: RegExp, words: string | ((all: string, ...groups: string[]) => string)][] = [
  [/^<(\w+)> needs "(\w+)"\. /, (_all, _name, setting) => `“${inWords(setting)}” is missing. `],
  [/"(\w+)" of <\w+>/g, (_all, setting) => `“${inWords(setting)}”`],
  [/^(?:Add alt="…":|In the square brackets,) say/, 'Say'],
  [/ (?:Add alt="…":|In the square brackets,) say/, ' Say'],
  [/^(This is empty\.) Write a value, for example: \d{4}-\d\d-\d\d\./, '$1 Choose a day.'],
  // The lines at the top of a page, and of a record.
  [/^Add a line "(\w+):" below the first ---, with your own words.*/, 'Choose “Title” and write the $1 of the page.'],
  [/^Begin the file with four lines: .*/, 'The title and the description at the top are missing.'],
  [/^This line has a second colon\. /, 'This line has two “:” signs. '],
  [/^A colon is missing here\. Write a name, a colon, a space/, 'A “:” is missing here. Write a name, “: ”'],
  [/ Write a short name, a colon, a space and the value\./, ' Write a short name, “: ” and the value.'],
  [/^A bracket that opens has to close/, 'A “[” or “{” has to end with “]” or “}”'],
  [/^This line has no name before its colon\./, 'This line has no name before its “:”.'],
  [/,? after the colon(, on the same line)?/g, ''],
  [/: a colon right before a word has a special meaning\./, ': a “:” right before a word has a special meaning.'],
  // Which parts a page uses is written in one line, which the editor writes by itself.
  [
    /^Add ([\w, ]+) to the import line at the top\./,
    (_all, names) => `${quoteNames(names)} isn’t named at the top of the text.`,
  ],
  [/^Write the import line with .*/, 'The line at the top of the text that begins with “import” can’t be read.'],
  [/^Import components from '[^']+' only, .*/, 'The line at the top that begins with “import” names something else.'],
  [/^Write a headline below the import line: .*/, 'The page has no headline. Write one: “# ” and the words.'],
  // Signs.
  [/^Delete the square brackets: they/, 'Delete the “[ ]”: it'],
  [
    /^Write the words of the link between the square brackets\./,
    'The link has no words: write them between “[” and “]”.',
  ],
  [/\bstraight quotation marks \("\)/g, 'straight quotation marks'],
  [/ in this tag, and braces around a number\./, ' here, and { } around a number.'],
  [/^Write this tag again: (.*), and > at its end\./, 'Write this again: $1, and “>” at its end.'],
  [
    /^Braces have a special meaning\. Put a backslash before each,/,
    'The signs { and } have a special meaning. Put a \\ before each,',
  ],
  [/ before the brace\./, ' before the “}”.'],
  [/\ba backslash\b/g, 'a \\'],
  [/, with the slash at the end\./, '.'],
  [
    /^End <(\w+)> with a slash, as .*/,
    (_all, name) => `“${inWords(name)}” has to end with “ />”: nothing goes inside it.`,
  ],
  [/ a line of its own, with an empty line before and after\./, ' a paragraph of its own.'],
  [/<\/?([A-Z]\w+)>/g, (_all, name) => `“${inWords(name)}”`],
  [/\bcomponent(s?)\b( ")?/g, (_all, plural, quote) => `part${plural}${quote ? ' called "' : ''}`],
];

/** A message of the library in words for people who see a page and its forms. `titleOf` names the files in it. */
export const inPlainWords = (message: string, titleOf: (file: string) => string): string =>
  PLAIN.reduce(
    (words, [pattern, plain]) => words.replace(pattern, plain as string),
    message.replace(/\b(pages|records)\/[\w-]+\.(mdx|yml)\b/g, titleOf),
  );

/** A diagnostic of the library as a problem. `titleOf` names the files in its message. */
export function toProblem(diagnostic: Diagnostic, titleOf: (file: string) => string) {
  const {rule, file, severity, start, end, edits, fix, fatal, because, missing} = diagnostic;
  const message = inPlainWords(diagnostic.message, titleOf);
  return {
    rule,
    file,
    severity,
    message,
    line: start.line,
    start: start.offset,
    end: end.offset,
    /** Identifies the problem. */
    key: `${file} ${start.line} ${start.column} ${rule} ${message}`,
    /** Whether the page can't be drawn because of it. */
    isFatal: Boolean(fatal),
    /** The place of the fact that it disagrees with. */
    because,
    /** The setting that a component lacks. */
    missing,
    /** Edits of its file that correct it; `isSure` if there is just one right way. `words`: what they change, in short. */
    fix: edits?.length ? {edits, isSure: fix === 'safe', words: changedWords(diagnostic, edits)} : undefined,
  };
}

/** What a file is called: a record by its name, a page as in the menu or by its title, or else by its path. */
export function titleOf(file: string, text: string, records?: Records): string {
  const name = recordName(file);
  if (Object.hasOwn(RECORDS, name)) return fields.get(RECORDS[name].schema)?.title ?? file;
  const frontMatter = readFrontMatter(createSource(file, text));
  const label = records?.menu.links.find(({page}) => page === addressOf(file, frontMatter))?.label;
  const {title} = frontMatter.values;
  const written = label ?? (typeof title === 'object' ? '' : String(title ?? ''));
  return (records ? fillName(written, records.organisation.name) : written) || file;
}
