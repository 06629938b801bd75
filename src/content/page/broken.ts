/** Why a page can't be parsed: one sentence at the first place to mend. Once that is mended, the next is told. */
import type {ComponentTable} from '../components/table';
import type {Edit} from '../diagnostic';
import {nearest} from '../nearest';
import {applyEdits, type Finding} from '../source';
import {ELEMENTS, type Place} from './elements';
import {importLine, LIBRARY} from './imports';
import {excessOf, parse} from './parse';

const lineStart = (text: string, offset: number) => text.lastIndexOf('\n', offset - 1) + 1;
const lineEnd = (text: string, offset: number) => `${text}\n`.indexOf('\n', offset);
const replace = ({start, end}: Place, text: string): Edit[] => [{start, end, text}];
const insert = (at: number, text: string): Edit[] => [{start: at, end: at, text}];
/** What a pattern with the flag `y` finds at a place. */
const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

const CONFLICT = /^(?:<{7}|>{7}|\|{7})(?: .*)?$/m;

/** What makes a text no page, whatever else is in it: another encoding, a merge that git left, or too much of it. */
export function unreadable(text: string): Finding | undefined {
  const odd = text.search(/[\uFFFD\0]/);
  if (odd >= 0) {
    const message = 'Save this file as UTF-8, or type this line again on GitHub: some of its characters can’t be read.';
    return {start: odd, end: odd + 1, message};
  }
  const conflict = CONFLICT.exec(text);
  if (conflict) {
    const message =
      'Two people changed these lines. Keep the words that are right, and delete the lines with <<<<<<<, ======= and >>>>>>>.';
    return {start: conflict.index, end: conflict.index + conflict[0].length, message};
  }
  const start = excessOf(text);
  const message = 'This is too much to be read. Make the page shorter, with fewer special characters in a paragraph.';
  return start === undefined ? undefined : {start, end: lineEnd(text, start), message};
}

const CODE = 'Delete what is between { and }: pages can’t contain code.';
const BRACES =
  'Braces have a special meaning. Put a backslash before each, or replace them with the words you want here.';

/** What is wrong with `{…}` that holds neither a plain value nor a note. */
export function explainBraces(text: string, {start, end}: Place): Finding {
  const raw = text.slice(start, end);
  const help = 'braces';
  const [, setting] = /([\w-]+)=$/.exec(text.slice(Math.max(0, start - 40), start)) ?? [];
  if (setting) {
    const words = /^\{([\p{L}\p{N} ,.'’?!-]+)\}$/u.exec(raw)?.[1].trim();
    const message = `Write "${setting}" as a text or a number. Pages can’t contain code.`;
    const edits = words && replace({start, end}, `"${words}"`);
    return {start, end, message, help: 'pages-are-not-programs', ...(edits && {edits})};
  }
  if (/^\{\s*\/\*[^*]*\}$/.test(raw)) {
    const message = 'Close this note to your colleagues with */ before the brace.';
    const words = raw.slice(0, -1).trimEnd();
    return {start, end, message, help: 'comments', edits: replace({start: start + words.length, end}, ' */}')};
  }
  if (/[()=`;]/.test(raw)) return {start, end, message: CODE, help: 'pages-are-not-programs'};
  const signs = [...raw.matchAll(/\\?[{}]/g)].filter(([sign]) => sign.length === 1);
  const edits = signs.flatMap(({index}) => insert(start + index, '\\'));
  return {start, end, message: BRACES, help, edits, fix: raw.includes('\n') ? 'likely' : 'safe'};
}

interface Failure {
  offset: number;
  message: string;
  /** The tag that the parser would see closed. */
  open?: number;
}

function failureOf(text: string, error: Error): Failure {
  const {message, place} = error as Error & {place?: {offset?: number; start?: {offset?: number}}};
  const [, line, column] = /\((\d+):(\d+)-/.exec(message) ?? [];
  const before = line && text.split('\n').slice(0, Number(line) - 1);
  const open = before ? before.join('\n').length + Number(column) - (before.length > 0 ? 0 : 1) : undefined;
  return {offset: place?.start?.offset ?? place?.offset ?? open ?? text.length, message, open};
}

interface Tag extends Place {
  name: string;
  kind: 'open' | 'close' | 'alone';
}

const TAG = /<(\/?)[ \t]*([A-Za-z][\w.-]*)((?:"[^"]{0,2000}"|'[^']{0,2000}'|\{[^{}]{0,2000}\}|[^"'{}<>])*?)(\/?)>/g;

function tagsIn(text: string): Tag[] {
  return [...text.matchAll(TAG)].map(({0: raw, 1: close, 2: name, 4: alone, index}) => ({
    name,
    kind: close ? 'close' : alone ? 'alone' : 'open',
    start: index,
    end: index + raw.length,
  }));
}

/** The text without code and notes, in which every sign is only a sign; all others keep their places. */
const withoutQuoted = (text: string) =>
  text.replace(/^(```+|~~~+)[\s\S]*?^\1|`[^`\n]+`|\{\/\*[\s\S]*?\*\/\}/gm, (raw) => raw.replace(/[^\n]/g, ' '));

/** Everything that is asked while a page is explained. */
interface Context extends Failure {
  text: string;
  components: ComponentTable;
}

const isKnown = (name: string, components: ComponentTable) => components.has(name) || ELEMENTS.test(name);

function explainUnclosed(open: Tag, closing: Tag | undefined, tags: Tag[], context: Context): Finding {
  const {text, components, message: error} = context;
  const {name, start, end} = open;
  const known = isKnown(name, components);
  const slash = `${text.slice(start, end - 1).trimEnd()} />`;
  if (/^(br|hr|wbr)$/i.test(name)) {
    const message = `End <${name}> with a slash, as it has no closing tag. For a new paragraph, leave an empty line.`;
    return {start, end, message, help: 'line-breaks', edits: replace(open, slash.toLowerCase()), fix: 'safe'};
  }
  if (closing && closing.name !== name) {
    const rename = (tag: Tag, other: string) => replace(tag, text.slice(tag.start, tag.end).replace(tag.name, other));
    if (nearest(closing.name, [name]) && known && !isKnown(closing.name, components)) {
      const message = `Write </${name}> here: it closes <${name}> further up.`;
      return {start: closing.start, end: closing.end, message, edits: rename(closing, name)};
    }
    if (nearest(name, [closing.name]) && !known)
      return {start, end, message: `There is no component "${name}".`, edits: rename(open, closing.name)};
    const outer = tags.filter((tag) => tag.kind === 'open' && tag.end <= start && tag.name === closing.name).at(-1);
    const late = tags.find((tag) => tag.kind === 'close' && tag.start > closing.start);
    if (outer && late?.name === name) {
      const between = text.slice(closing.end, late.end);
      const gap = /^\s*/.exec(between)?.[0] ?? '';
      const message = `Move </${closing.name}> below </${name}>: what was opened last is closed first.`;
      const moved = `${between.trimStart()}${gap}${text.slice(closing.start, closing.end)}`;
      return {
        start: closing.start,
        end: closing.end,
        message,
        edits: replace({start: closing.start, end: late.end}, moved),
      };
    }
    if (!outer) return explainUnopened(closing);
  }
  if (components.get(name)?.children === 'none') {
    const message = `End <${name}> with a slash, as nothing goes inside it.`;
    return {start, end, message, edits: replace(open, slash), fix: 'safe'};
  }
  const meant = nearest(name, [...components.keys()]);
  if (!known && !meant) return lessThan(context, start);
  const later = tags.find((tag) => tag.kind === 'close' && tag.name === name && tag.start > end);
  if (later && /before the end of/.test(error)) {
    if (/^[a-z]/.test(name)) {
      const message = `Put <${name}> and </${name}> in the same place: both inside a paragraph, bold words or a link, or both outside.`;
      return {start, end, message};
    }
    const message = `Put <${name}> and </${name}> on lines of their own, with an empty line before and after. One of them is inside a paragraph, a list or a quotation and the other isn’t.`;
    return {start, end, message};
  }
  const first = tags.find((tag) => tag.kind === 'open' && tag.name === name && tag.end <= start);
  if (first && /^<[A-Z]\w*>$/.test(text.slice(start, end))) {
    const message = `Write </${name}>, with the slash before the name, where <${name}> ends.`;
    return {start, end, message, edits: replace(open, `</${name}>`)};
  }
  return {start, end, message: `<${name}> is never closed. Write </${name}> on a line of its own where it ends.`};
}

function explainUnopened(close: Tag): Finding {
  const {name, start, end} = close;
  if (/^(br|hr|wbr)$/i.test(name)) {
    const message = `Write <${name} />, with the slash at the end. For a new paragraph, leave an empty line.`;
    return {start, end, message, help: 'line-breaks', edits: replace(close, `<${name} />`), fix: 'safe'};
  }
  return {start, end, message: `</${name}> closes nothing. Delete it, or write <${name}> where it begins.`};
}

/** Tags that don't fit together. */
function explainPairs(context: Context): Finding | undefined {
  const {text, offset, open} = context;
  const tags = tagsIn(withoutQuoted(text));
  const opening = tags.find(({start}) => start === open);
  const closing = tags.find(({start, end, kind}) => kind === 'close' && start <= offset && offset < end);
  if (opening) return explainUnclosed(opening, closing, tags, context);
  if (open !== undefined && text.startsWith('<>', open)) return lessThan(context, open);
  return closing && explainUnopened(closing);
}

function lessThan({text}: Context, start: number): Finding {
  const end = start + (/^[^\s]+/.exec(text.slice(start, start + 40))?.[0].length ?? 1);
  const signs = /^<+/.exec(text.slice(start))?.[0].length ?? 1;
  const message = 'Put a backslash before < to show it as a sign. Without one, it begins a component.';
  const edits = replace({start, end: start + signs}, '\\<'.repeat(signs));
  return {start, end, message, help: 'angle-brackets', edits, fix: 'safe'};
}

function explainComment(text: string, start: number): Finding {
  const close = text.indexOf('-->', start);
  const end = close < 0 ? lineEnd(text, start) : close + 3;
  const words = text.slice(start + 4, close < 0 ? end : close).trim();
  const edits = replace({start, end}, `{/* ${words.replaceAll('*/', '* /')} */}`);
  const message = 'Write notes that visitors don’t see between {/* and */}.';
  return {start, end, message, help: 'comments', edits, fix: close < 0 ? 'likely' : 'safe'};
}

/** Values between curly quotation marks, or between none. */
const CURLY = /=\s*[“”„‟«»″‘’‚‹›]([^\n<>]*?)[“”„‟«»″‘’‚‹›"'](?=\s|\/?>)/g;
const UNQUOTED = /([\w-]+)=([^\s"'{}<>“”‘’][^"'{}<>=\n]*?)(?=\s+[\w-]+=|\s*\/?>)/g;
/** A whole opening tag but its `>`. */
const NO_END = /<[A-Za-z][\w.]*(?:[ \t]+[\w-]+(?:="[^"\n]*"|='[^'\n]*'|=\{[^{}\n]*\})?)*[ \t]*(?=\n|$)/y;

function explainQuotes({text, components}: Context, start: number): Finding | undefined {
  const row = text.slice(start, lineEnd(text, start));
  const help = 'quotation-marks';
  const curly = [...row.matchAll(CURLY)];
  if (curly.length > 0) {
    const edits = curly.flatMap(({0: raw, 1: words, index}) =>
      replace({start: start + index, end: start + index + raw.length}, `="${words.replaceAll('"', '”')}"`),
    );
    const [first, last] = [edits[0], edits[edits.length - 1]];
    const message = 'Put straight quotation marks (") around the values in this tag.';
    return {start: first.start + 1, end: last.end, message, help, edits, fix: 'safe'};
  }
  const marks = row.match(/"/g)?.length ?? 0;
  if (marks % 2 > 0) {
    const [before, name] = [...row.matchAll(/([\w-]+)="[^"]*$/g)].map((match) => [
      row.slice(0, match.index),
      match[1],
    ])[0] ?? ['', ''];
    const foot = /\s*\/?>$/.exec(row);
    const edits = foot ? insert(start + foot.index, '"') : undefined;
    const message = `Close the quotation mark that begins "${name}".`;
    return {start: start + before.length, end: start + row.length, message, help, ...(edits && {edits})};
  }
  const inside = /([\w-]+)="([^"\n]*)"([^\s"=/>][^"=<>\n]*)"([^"=<>\n]*)"(?=\s|\/?>)/.exec(row);
  if (inside) {
    const [raw, name, before, words, after] = inside;
    const place = {start: start + inside.index, end: start + inside.index + raw.length};
    const message = `Write curly quotation marks inside the value of "${name}": a straight one ends it.`;
    return {...place, message, help, edits: replace(place, `${name}="${before}“${words}”${after}"`)};
  }
  const bare = [...row.matchAll(UNQUOTED)];
  if (bare.length === 0) return undefined;
  const props = components.get(/^<([\w.]+)/.exec(row)?.[1] ?? '')?.props ?? [];
  const edits = bare.flatMap(({0: raw, 1: name, 2: value, index}) => {
    const prop = props.find((one) => one.name === name);
    const isNumber = prop?.kind === 'number' || prop?.choices.includes(Number(value));
    const at = {start: start + index, end: start + index + raw.length};
    return replace(at, `${name}=${isNumber ? `{${value}}` : `"${value}"`}`);
  });
  const message = 'Put straight quotation marks (") around a text, and braces around a number.';
  return {start: edits[0].start, end: edits[edits.length - 1].end, message, help, edits, fix: 'safe'};
}

/** A `<` that begins no tag that can be read. */
function explainAngle(context: Context): Finding | undefined {
  const {text, offset, components} = context;
  const start = text.lastIndexOf('<', Math.max(offset - 1, 0));
  // A quotation mark that never ends runs on into later tags: the first line with an odd one is to blame.
  const rows = [...text.slice(0, Math.max(offset, 0) + 1).matchAll(/^[ \t>-]*(<[A-Z][^\n]*)/gm)];
  const unended = rows.find(
    ({1: row}) => (text.slice(text.indexOf(row)).split('\n', 1)[0].match(/"/g)?.length ?? 0) % 2 > 0,
  );
  const quoted = unended && explainQuotes(context, unended.index + unended[0].indexOf('<'));
  if (quoted || start < 0) return quoted;
  if (text.startsWith('<!--', start)) return explainComment(text, start);
  const [, name = ''] = matchAt(/<([A-Za-z][\w.]*)/y, text, start) ?? [];
  if (!name || !(isKnown(name, components) || nearest(name, [...components.keys()]))) return lessThan(context, start);
  const [unended2] = matchAt(NO_END, text, start) ?? [];
  if (unended2) {
    const end = start + unended2.trimEnd().length;
    const message = `<${name}> has no > at its end.`;
    return {start, end, message, edits: insert(end, components.get(name)?.children === 'none' ? ' />' : '>')};
  }
  return explainQuotes(context, start);
}

/** Braces that hold something the parser can't read, or that never close. */
function explainOpenBrace({text, offset, message}: Context): Finding {
  const plain = withoutQuoted(text);
  let start = plain.lastIndexOf('{', offset);
  if (/end of file|lazy/.test(message)) {
    const open: number[] = [];
    for (let at = 0; at < plain.length; at += 1) {
      if (plain[at] === '{' && plain[at - 1] !== '\\') open.push(at);
      else if (plain[at] === '}') open.pop();
    }
    start = open[0] ?? start;
  }
  const close = text.indexOf('}', start);
  const end = close < 0 || close > `${text}\n\n`.indexOf('\n\n', start) ? start + 1 : close + 1;
  return explainBraces(text, {start: Math.max(start, 0), end});
}

/** A line that begins with the small word import or export. */
function explainImport({text, offset}: Context): Finding {
  const before = [...text.slice(0, offset + 1).matchAll(/(?:^|\n)(?=(?:import|export)\b)/g)].at(-1);
  const start = before ? before.index + before[0].length : lineStart(text, offset);
  const block = text.slice(start).split(/\n[ \t]*\n/, 1)[0];
  const line = /^import\b\s*\{?([^}'"‘’“”]*?)\}?\s*from\s*['"‘’“”]?@site\/src\/components['"‘’“”]?[ \t]*;?/.exec(block);
  if (line) {
    const end = start + line[0].length;
    const names = line[1].match(/[A-Za-z]\w*/g) ?? [];
    const rest = block.slice(line[0].length).replace(/^[ \t]+/, '');
    const gap = rest.trim() ? (rest.startsWith('\n') ? '\n' : '\n\n') : '';
    const message =
      'Write the import line with straight quotation marks, each name once, a comma between two, and an empty line below it.';
    return {
      start,
      end,
      message,
      help: 'the-import-line',
      edits: replace({start, end}, importLine(names) + gap),
      fix: 'safe',
    };
  }
  const word = text.slice(start, start + 6);
  const end = lineEnd(text, start);
  if (text.slice(start, end).includes(LIBRARY) || !/^(im|ex)port$/.test(word)) return unknownAt(text, offset);
  const message = `Begin the paragraph with a capital letter: "${word}" has a special meaning.`;
  const edits = replace({start, end: start + 1}, word[0].toUpperCase());
  return {start, end, message, help: 'the-import-line', edits, fix: 'safe'};
}

function unknownAt(text: string, offset: number): Finding {
  // An error at the end of the text is about the last thing that is written there.
  const at = Math.min(offset, text.trimEnd().length - 1);
  const start = lineStart(text, at);
  const message = 'This line can’t be read. Compare it with the lines around it, or write it again.';
  return {
    start: start + (text.slice(start).search(/\S/) || 0),
    end: lineEnd(text, at),
    message,
    help: 'something-else',
  };
}

function findingFor(context: Context): Finding {
  const {message, text, offset} = context;
  const found = /import\/exports|are supported/.test(message)
    ? explainImport(context)
    : /expression|acorn/.test(message)
      ? explainOpenBrace(context)
      : /closing tag for|closing slash/.test(message)
        ? explainPairs(context)
        : explainAngle(context);
  return found ?? unknownAt(text, offset);
}

/** What a person does about a page that the parser refused. An edit is offered only if it helps: the parser gets on. */
export function explain(text: string, error: Error, components: ComponentTable): Finding {
  const {edits, fix, ...finding} = findingFor({text, components, ...failureOf(text, error)});
  const told = {help: 'opening-and-closing' as const, ...finding};
  if (!edits) return told;
  try {
    parse(applyEdits(text, edits));
  } catch (next) {
    const same =
      (next as Error).message === error.message && failureOf('', next as Error).offset === failureOf('', error).offset;
    if (same) return told;
  }
  return {...told, edits, fix};
}
