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
import type {FormNode} from '../../content/checker/records/form';
import {addressOf} from '../../content/site/page';
import {fields, RECORDS, recordForm, recordName} from '../../content/site/records';
import type {Edit} from '../text/edits';
import {inWords} from '../text/names';

/** The words around an edit that change with it, if they are few, on one line, and no code. */
function changedWords({excerpt, start: {offset, column}}: Diagnostic, [edit, ...others]: Edit[]) {
  const [start, end] = [edit.start, edit.end].map((at) => at - offset + column - 1);
  const head = /[^\s"<>]{0,40}$/.exec(excerpt.slice(0, start))?.[0] ?? '';
  const tail = /^[^\s"<>]{0,40}/.exec(excerpt.slice(end))?.[0] ?? '';
  // Of a setting, its value.
  const [before, after] = [excerpt.slice(start, end), edit.text].map((words) =>
    `${head}${words}${tail}`.replace(/^[\w-]+="([^"]*)"$/, '$1'),
  );
  const isShort = start >= 0 && end <= excerpt.length && after.length < 200 && !/[\n<>{}]/.test(before + after);
  return isShort && others.length === 0 ? {before, after} : undefined;
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

/** The field that a problem is in, in words; undefined if it is in none. */
export function fieldName(
  read: typeof checkPage,
  {file, line, start}: Pick<Problem, 'file' | 'line' | 'start'>,
  text: string,
  components: ComponentTable,
): string | undefined {
  const name = recordName(file);
  if (!Object.hasOwn(RECORDS, name)) {
    const within = (place: {start: number; end: number}) => place.start <= start && start < place.end;
    const {settings} = read(file, text, components).page;
    const setting = settings.find(({attribute}) => within(placeOf(attribute)));
    return setting && (setting.prop.tags.label || inWords(setting.prop.name));
  }
  const named = (node: FormNode): string[] | undefined => {
    if (node.kind === 'field') return node.line === line ? [node.title] : undefined;
    for (const child of node.children) {
      const inner = named(child);
      // An entry is called by its first field, which may be the one that is meant.
      if (inner) return node.kind === 'list' || node.kind === 'named' ? [child.title, ...inner] : inner;
    }
    return undefined;
  };
  return [...new Set(named(recordForm(name, text)))].join(', ') || undefined;
}

/** What parts are called, of a list such as "Card, Aside". */
const quoted = (names: string): string => names.replace(/\w+/g, (name) => `“${inWords(name)}”`);

/**
 * How the library says it to whoever writes a file, and how the editor does, whose readers know pages and forms. What they
 * see under *Show as text* is named by its looks.
 */
const PLAIN: [pattern: RegExp, words: string | ((all: string, ...groups: string[]) => string)][] = [
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
    (_all, names) => `${quoted(names)} isn’t named at the top of the text.`,
  ],
  [/^Write the import line with .*/, 'The line at the top of the text that begins with “import” can’t be read.'],
  [/^Import components from '[^']+' only, .*/, 'The line at the top that begins with “import” names something else.'],
  [/^Import (\w+) once: .*/, (_all, name) => `“${inWords(name)}” is named twice at the top of the text.`],
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
  const {rule, file, severity, start, end, edits, fix, fatal, because} = diagnostic;
  const message = inPlainWords(diagnostic.message, titleOf);
  const told = {rule, file, severity, message, line: start.line, start: start.offset, end: end.offset};
  return {
    ...told,
    /** Identifies the problem. */
    key: `${file} ${start.line} ${start.column} ${rule} ${message}`,
    /** Whether the page can't be drawn because of it. */
    isFatal: Boolean(fatal),
    because,
    /** The setting that a component lacks. */
    missing: /^<\w+> needs "(\w+)"/.exec(diagnostic.message)?.[1],
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
