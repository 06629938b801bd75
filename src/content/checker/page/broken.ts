/** Explains why a page can't be parsed, in one sentence at the first place to fix. The next shows once that is fixed. */
import type {Root} from 'mdast';
import type {ComponentTable} from '../components/table';
import type {Edit} from '../diagnostic';
import {nearest} from '../nearest';
import {applyEdits, type Finding, lineEnd, unreadable} from '../source';
import {ELEMENTS, type Span} from './elements';
import {importLine} from './imports';
import {excessOf, parse} from './parse';

const replace = ({start, end}: Span, text: string): Edit[] => [{start, end, text}];

function tooMuch(text: string): Finding | undefined {
  const start = excessOf(text);
  const message = 'This is too much to be read. Make the page shorter, with fewer special characters in a paragraph.';
  return start < 0 ? undefined : {start, end: lineEnd(text, start), message};
}

/** Explains a `{…}` that contains neither a plain value nor a note. */
export function explainBraces(text: string, {start, end}: Span): Finding {
  const raw = text.slice(start, end);
  if (/^\{\s*\/\*[^*]*\}$/.test(raw)) {
    const message = 'Close this note to your colleagues with */ before the brace.';
    return {start, end, message, help: 'comments', edits: replace({start, end}, `${raw.slice(0, -1).trimEnd()} */}`)};
  }
  if (text[start - 1] === '=' || /[()=`;]/.test(raw)) {
    const message = 'Write words or a number here, as the handbook shows: pages can’t contain code.';
    return {start, end, message, help: 'pages-are-not-programs'};
  }
  const message =
    'Braces have a special meaning. Put a backslash before each, or replace them with the words you want here.';
  const signs = [...raw.matchAll(/\\?[{}]/g)].filter(([sign]) => sign.length === 1);
  const edits = signs.flatMap(({index}) => replace({start: start + index, end: start + index}, '\\'));
  return {start, end, message, help: 'braces', edits, fix: raw.includes('\n') ? 'likely' : 'safe'};
}

interface Failure {
  offset: number;
  message: string;
  /** Where the unclosed tag begins. */
  open?: number;
}

function failureOf(text: string, error: unknown): Failure {
  const {message, place} = error as Error & {place?: {offset?: number; start?: {offset?: number}}};
  const [, line, column] = /\((\d+):(\d+)-/.exec(message)?.map(Number) ?? [];
  const rows = text.split('\n').slice(0, line - 1);
  const open = line ? rows.reduce((sum, row) => sum + row.length + 1, column - 1) : undefined;
  return {offset: place?.start?.offset ?? place?.offset ?? open ?? text.length, message, open};
}

/** What the explanations are based on. */
interface Context extends Failure {
  text: string;
  components: ComponentTable;
}

const isKnown = (name: string, components: ComponentTable) => components.has(name) || ELEMENTS.test(name);
const isMeant = (name: string, components: ComponentTable) =>
  isKnown(name, components) || nearest(name, [...components.keys()]) !== undefined;

/** The text with code, notes and escaped characters blanked out. Everything else keeps its position. */
const withoutQuoted = (text: string) =>
  text.replace(/^(```+|~~~+)[\s\S]*?^\1|`[^`\n]+`|\{\/\*[\s\S]*?\*\/\}|\\./gm, (raw) => raw.replace(/[^\n]/g, ' '));

interface Tag extends Span {
  name: string;
  kind: 'open' | 'close' | 'alone';
}

const TAG = /<(\/?)[ \t]*([A-Za-z][\w.-]*)((?:"[^"]{0,2000}"|'[^']{0,2000}'|\{[^{}]{0,2000}\}|[^"'{}<>])*?)(\/?)>/g;

function tagsIn(text: string): Tag[] {
  return [...withoutQuoted(text).matchAll(TAG)].map(({0: raw, 1: close, 2: name, 4: alone, index}) => {
    const opening = alone ? 'alone' : 'open';
    return {name, kind: close ? 'close' : opening, start: index, end: index + raw.length};
  });
}

/** An opening tag, and a closing tag where another was expected. */
function explainPair(open: Tag, closing: Tag, tags: Tag[], {text, components}: Context): Finding | undefined {
  const {name, start, end} = open;
  const rename = (tag: Tag, other: string) => replace(tag, text.slice(tag.start, tag.end).replace(tag.name, other));
  const isLike = nearest(closing.name, [name]) !== undefined;
  if (isLike && !isKnown(name, components))
    return {start, end, message: `There is no component "${name}".`, edits: rename(open, closing.name)};
  if (isLike && !isKnown(closing.name, components)) {
    const message = `Write </${name}> here: it closes <${name}> further up.`;
    return {start: closing.start, end: closing.end, message, edits: rename(closing, name)};
  }
  if (!tags.some((tag) => tag.kind === 'open' && tag.end <= start && tag.name === closing.name))
    return explainUnopened(closing);
  const late = tags.find((tag) => tag.kind === 'close' && tag.start > closing.start);
  if (late?.name !== name) return undefined;
  const between = text.slice(closing.end, late.end);
  const moved = between.trimStart() + /^\s*/.exec(between)?.[0] + text.slice(closing.start, closing.end);
  const message = `Move </${closing.name}> below </${name}>: what was opened last is closed first.`;
  const edits = replace({start: closing.start, end: late.end}, moved);
  return {start: closing.start, end: closing.end, message, edits};
}

function explainUnclosed(open: Tag, closing: Tag | undefined, tags: Tag[], context: Context): Finding {
  const {text, components, message: error} = context;
  const {name, start, end} = open;
  const pair = closing && closing.name !== name && explainPair(open, closing, tags, context);
  if (pair) return pair;
  if (components.get(name)?.children === 'none') {
    const message = `End <${name}> with a slash, as nothing goes inside it.`;
    const edits = replace(open, `${text.slice(start, end - 1).trimEnd()} />`);
    return {start, end, message, edits, fix: 'safe'};
  }
  if (!isMeant(name, components)) return lessThan(text, start);
  const isClosed = tags.some((tag) => tag.kind === 'close' && tag.name === name && tag.start > end);
  const message =
    isClosed && /before the end of/.test(error)
      ? `Put <${name}> and </${name}> in the same place: both inside one paragraph or list, or each on a line of its own with an empty line before and after.`
      : `<${name}> is never closed. Write </${name}> on a line of its own where it ends.`;
  return {start, end, message};
}

const explainUnopened = ({name, start, end}: Tag): Finding => ({
  start,
  end,
  message: `</${name}> closes nothing. Delete it, or write <${name}> where it begins.`,
});

/** Explains tags that don't match. */
function explainTags(context: Context): Finding | undefined {
  const {text, offset, open} = context;
  const tags = tagsIn(text);
  const opening = tags.find(({start}) => start === open);
  const closing = tags.find(({start, end, kind}) => kind === 'close' && start <= offset && offset < end);
  const lone = [opening, closing].find((tag) => tag && /^(br|hr|wbr)$/i.test(tag.name));
  if (lone) {
    const written = `<${lone.name.toLowerCase()} />`;
    const message = `Write ${written}, with the slash at the end. For a new paragraph, leave an empty line.`;
    return {start: lone.start, end: lone.end, message, help: 'line-breaks', edits: replace(lone, written), fix: 'safe'};
  }
  if (opening) return explainUnclosed(opening, closing, tags, context);
  if (closing) return explainUnopened(closing);
  return open === undefined ? undefined : lessThan(text, open);
}

/** Explains a closing tag among words: there it closes nothing that was opened on a line of its own. */
function explainAmongWords({text, offset}: Context): Finding | undefined {
  const closing = tagsIn(text).find(({start, kind}) => kind === 'close' && start === offset);
  if (!closing) return undefined;
  const {name, start, end} = closing;
  const [before] = /\n{0,2}[ \t]*$/.exec(text.slice(0, start)) ?? [''];
  const [after] = /^[ \t]*\n{0,2}/.exec(text.slice(end)) ?? [''];
  const edits = [
    ...(before.startsWith('\n\n') ? [] : replace({start: start - before.length, end: start}, '\n\n')),
    ...(after.endsWith('\n\n') ? [] : replace({start: end, end: end + after.length}, '\n\n')),
  ];
  const message = `Write </${name}> on a line of its own, with an empty line before and after.`;
  return {start, end, message, edits};
}

function lessThan(text: string, start: number): Finding {
  const [word = '<'] = /^\S+/.exec(text.slice(start, start + 40)) ?? [];
  const signs = /^<*/.exec(word)?.[0].length ?? 1;
  const message = 'Put a backslash before < to show it as a sign. Without one, it begins a component.';
  const edits = replace({start, end: start + signs}, '\\<'.repeat(signs));
  return {start, end: start + word.length, message, help: 'angle-brackets', edits, fix: 'safe'};
}

function explainComment(text: string, start: number): Finding {
  const close = text.indexOf('-->', start);
  const end = close < 0 ? lineEnd(text, start) : close + 3;
  const words = text.slice(start + 4, close < 0 ? end : close).trim();
  const edits = replace({start, end}, `{/* ${words.replaceAll('*/', '* /')} */}`);
  const message = 'Write notes that visitors don’t see between {/* and */}.';
  return {start, end, message, help: 'comments', edits, fix: close < 0 ? 'likely' : 'safe'};
}

const CURLY = /=\s*[“”„‟«»″‘’‚‹›]/;
/** Values between curly quotation marks, or between none. */
const UNQUOTED =
  /=\s*(?:[“”„‟«»″‘’‚‹›]([^\n<>]*?)[“”„‟«»″‘’‚‹›"'](?=\s|\/?>)|([^\s"'{}<>“”‘’][^"'{}<>=\n]*?)(?=\s+[\w-]+=|\s*\/?>))/g;

/** Explains a tag whose values can't be read. */
function explainValues(text: string, start: number): Finding {
  const row = text.slice(start, lineEnd(text, start));
  const end = start + row.length;
  const help = 'quotation-marks';
  const isOdd = (row.match(/"/g)?.length ?? 0) % 2 > 0 && !CURLY.test(row);
  const open = isOdd ? /([\w-]+)="[^"]*$/.exec(row) : undefined;
  if (open) {
    const foot = start + row.search(/\s*\/?>$/);
    const edits = foot < start ? undefined : replace({start: foot, end: foot}, '"');
    const message = `Close the quotation mark that begins "${open[1]}".`;
    return {start: start + open.index, end, message, help, edits};
  }
  const edits = [...row.matchAll(UNQUOTED)].flatMap(({0: raw, 1: words, 2: bare = '', index}) => {
    const value = /^\d+$/.test(bare) ? `{${bare}}` : `"${(words ?? bare).replaceAll('"', '”')}"`;
    return replace({start: start + index, end: start + index + raw.length}, `=${value}`);
  });
  const message =
    edits.length > 0
      ? 'Put straight quotation marks (") around each text in this tag, and braces around a number.'
      : 'Write this tag again: straight quotation marks (") only around each text, and > at its end.';
  return {start, end, message, help, edits, fix: 'safe'};
}

/** A `<` that begins no tag that can be read. */
function explainAngle({text, offset, components}: Context): Finding | undefined {
  // A quotation mark that never ends runs on into later tags: the first line with an odd one is to blame.
  const odd = [...text.matchAll(/^([ \t>-]*)(<[A-Z][^\n]*)/gm)].find(
    ({1: gap, 2: row, index}) => index + gap.length <= offset && (row.match(/"/g)?.length ?? 0) % 2 > 0,
  );
  if (odd) return explainValues(text, odd.index + odd[1].length);
  const start = text.lastIndexOf('<', Math.max(offset - 1, 0));
  if (start < 0) return undefined;
  if (text.startsWith('<!--', start)) return explainComment(text, start);
  const [, name = ''] = /^<([A-Za-z][\w.]*)/.exec(text.slice(start, start + 100)) ?? [];
  return name && isMeant(name, components) ? explainValues(text, start) : lessThan(text, start);
}

/** Explains braces that are never closed or contain something the parser can't read. */
function explainOpenBrace({text, offset, message}: Context): Finding {
  const plain = withoutQuoted(text);
  const unclosed = /end of file/.test(message) ? plain.search(/\{(?:[^{}]|\{[^{}]*\})*$/) : -1;
  const start = unclosed < 0 ? Math.max(plain.lastIndexOf('{', offset), 0) : unclosed;
  const [raw] = /^\{(?:[^}\n]|\n(?!\n))*\}/.exec(text.slice(start)) ?? ['{'];
  return explainBraces(text, {start, end: start + raw.length});
}

/** A line that begins with the small word import or export. */
function explainImport({text, offset}: Context): Finding {
  const [before] = [...text.slice(0, offset + 1).matchAll(/^(?:im|ex)port\b/gm)].slice(-1);
  const start = before?.index ?? text.lastIndexOf('\n', offset - 1) + 1;
  const block = text.slice(start).split(/\n[ \t]*\n/, 1)[0];
  const line = /^import\b\s*\{?([^}'"‘’“”]*?)\}?\s*from\s*['"‘’“”]?@site\/src\/components['"‘’“”]?[ \t]*;?/.exec(block);
  const help = 'the-import-line';
  if (!line) {
    const message = 'Begin this paragraph with a capital letter: "import" and "export" have a special meaning.';
    return {start, end: lineEnd(text, start), message, help};
  }
  const end = start + line[0].length;
  const below = /^[ \t]*(\n?)[ \t]*\S/.exec(text.slice(end));
  const names = line[1].match(/[A-Za-z]\w*/g) ?? [];
  const edits = replace({start, end}, importLine(names) + (below ? below[1] || '\n\n' : ''));
  const message =
    'Write the import line with straight quotation marks, each name once, a comma between two, and an empty line below it.';
  return {start, end, message, help, edits, fix: 'safe'};
}

/** Who explains what, by the words of the parser: the first that fits. */
const EXPLANATIONS: {pattern: RegExp; explain: (context: Context) => Finding | undefined}[] = [
  {pattern: /import\/exports/, explain: explainImport},
  {pattern: /expression|acorn/, explain: explainOpenBrace},
  {pattern: /closing tag for|closing slash/, explain: explainTags},
  {pattern: /the closing tag `/, explain: explainAmongWords},
  {pattern: /^/, explain: explainAngle},
];

function findingFor(context: Context): Finding {
  const {message, text, offset} = context;
  const finding = EXPLANATIONS.find(({pattern}) => pattern.test(message))?.explain(context);
  if (finding) return finding;
  // An error at the end of the text is about the last thing that is written there.
  const start = text.lastIndexOf('\n', Math.min(offset, text.trimEnd().length - 1) - 1) + 1;
  const unclear = 'This line can’t be read. Compare it with the lines around it, or write it again.';
  return {start, end: lineEnd(text, start), message: unclear, help: 'something-else'};
}

/** Explains what the parser refused. An edit is offered only if the parser gets further with it. */
function explain(context: Context): Finding {
  const {edits = [], fix, ...finding} = findingFor(context);
  const explained: Finding = {help: 'opening-and-closing', ...finding};
  if (edits.length === 0) return explained;
  try {
    parse(applyEdits(context.text, edits));
  } catch (error) {
    const {message, offset} = failureOf(context.text, error);
    if (message === context.message && offset === context.offset) return explained;
  }
  return {...explained, edits, fix};
}

/** A page's tree, or why it can't be parsed and a tree without content. */
export function readTree(text: string, components: ComponentTable): {tree: Root; broken?: Finding} {
  const empty: Root = {type: 'root', children: []};
  const broken = unreadable(text) ?? tooMuch(text);
  if (broken) return {tree: empty, broken};
  try {
    return {tree: parse(text)};
  } catch (error) {
    return {tree: empty, broken: explain({text, components, ...failureOf(text, error)})};
  }
}
