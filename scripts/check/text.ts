/**
 * First look at a page, as plain text: finds what would stop everything that reads the page after it, and works
 * around each such place, so that the rest of the page is still checked. Characters keep their places.
 */
import type {Components} from './components';
import {readImports} from './imports';
import {isNote, literalIn} from './literal';
import type {Mistake} from './mistake';
import {blank, type Source} from './source';
import {closingBrace, readTag, type Tag} from './tags';
import {checkTagText} from './tagText';

export interface Page {
  source: Source;
  components: Components;
  /** Where the page begins, below its first lines. */
  start: number;
  /** The text with every place that was worked around. */
  text: string;
  /** Tags that stand in the right order, for whatever reads the page as a tree. */
  tags: Tag[];
  /** All tags, also those that are never closed. */
  written: Tag[];
  /** Names on all import lines. */
  imported: Set<string>;
  /** The first import line of ours, and its names. */
  importLine?: {start: number; end: number; names: string[]};
  /** Names of tags that are no component, told of already. */
  unknown: Set<string>;
  mistakes: Mistake[];
  /** Whether something was worked around that the build would stumble over. */
  stops: boolean;
}

/** Adds a mistake that would stop the build. */
export function stop(page: Page, start: number, end: number, found: Parameters<Source['at']>[2]): void {
  page.stops = true;
  page.mistakes.push(page.source.at(start, end, found));
}

/** Puts as many other characters in the place of those from `start` on. */
export function mask(page: Page, start: number, replacement: string): void {
  page.text = page.text.slice(0, start) + replacement + page.text.slice(start + replacement.length);
}

export const hide = (page: Page, start: number, end: number) => {
  page.text = blank(page.text, start, end);
};

function readComment(page: Page, at: number): number {
  const {text} = page.source;
  const close = text.indexOf('-->', at);
  const end = close < 0 ? text.indexOf('\n', at) + 1 || text.length : close + 3;
  const words = text.slice(at + 4, close < 0 ? end : close).trim();
  const write = `{/* ${words.replaceAll('*/', '* /')} */}`;
  stop(page, at, end, {
    message: 'A note that visitors do not see is written with {/* and */} here, and not with <!-- and -->.',
    write,
    topic: 'comments',
    fix: close < 0 ? undefined : {start: at, end, text: write},
  });
  hide(page, at, end);
  return end;
}

function readBrace(page: Page, at: number): number {
  const {text} = page.source;
  const end = closingBrace(text, at);
  const raw = text.slice(at, end < 0 ? at + 1 : end);
  if (isNote(raw) || literalIn(raw) !== undefined) return end;
  const headingId = /^\{#([\w-]+)\}$/.exec(raw)?.[1];
  const write = headingId ? `{/* #${headingId} */}` : `\\${end < 0 ? raw : `${raw.slice(0, -1)}\\}`}`;
  const program = /[()=`;]/.test(raw);
  stop(page, at, at + raw.length, {
    message: program
      ? 'A page holds words and components, and no program. Take out what stands between the braces { and }.'
      : 'Braces { } have a meaning of their own here. To show them, write a backslash in front of each; if something was to be filled in here, write the words themselves.',
    write: program ? undefined : write,
    topic: program ? 'pages-are-not-programs' : 'braces',
    fix: program || /\n/.test(raw) ? undefined : {start: at, end: at + raw.length, text: write},
  });
  mask(page, at, raw.replace(/[{}<>`]/g, '-'));
  return at + raw.length;
}

function readAngle(page: Page, at: number): number {
  const rest = page.text.slice(at);
  if (rest.startsWith('<!--')) return readComment(page, at);
  const [mail, email] = /^<(?:mailto:)?([^\s<>@/":]+@[^\s<>@]+)>/i.exec(rest) ?? [];
  const [link = mail] = /^<(?:tel:|[a-z]+:\/\/)[^\s<>]*>/i.exec(rest) ?? [];
  if (link) {
    const inner = email ? `mailto:${email}` : link.slice(1, -1);
    const safe = /^(https?|mailto|tel):/i.test(inner);
    const write = `[${inner.replace(/^\w+:(\/\/)?/, '')}](${inner})`;
    stop(page, at, at + link.length, {
      message: `${email ? 'An e-mail address' : 'An address'} between < and > is not understood here. Write the words in square brackets and the address in round ones.`,
      write: safe ? write : undefined,
      topic: email ? 'e-mail-addresses' : 'links',
      fix: safe ? {start: at, end: at + link.length, text: write} : undefined,
    });
    // Letters in its place: the paragraph that it stands in stays a paragraph.
    mask(page, at, 'x'.repeat(link.length));
    return at + link.length;
  }
  if (/^<\s/.test(rest)) return at + 1;
  if (/^<(\/\s*)?[A-Za-z_$]/.test(rest)) {
    const tag = readTag(page.text, at);
    const kept = checkTagText(page, tag);
    if (kept) page.tags.push(tag);
    return tag.end;
  }
  const line = rest.split('\n')[0];
  const word = /^<[^\s<>]*/.exec(line)?.[0] ?? '<';
  stop(page, at, at + word.length, {
    message: 'The sign < begins a component. To show it as a sign, write a backslash in front of it.',
    write: `\\${word}`,
    topic: 'angle-brackets',
    fix: {start: at, end: at + 1, text: '\\<'},
  });
  mask(page, at, '-');
  return at + 1;
}

/** Offset after a piece of code between backticks or a fenced block; undefined when none begins here. */
function afterCode(text: string, at: number): number | undefined {
  const lineStart = text.lastIndexOf('\n', at - 1) + 1;
  const [fence] = /^(`{3,}(?!.*`)|~{3,})/.exec(text.slice(at, text.indexOf('\n', at) + 1 || undefined)) ?? [];
  if (fence && text.slice(lineStart, at).trim() === '') {
    const close = new RegExp(`^[ \\t]*${fence[0]}{${fence.length},}[ \\t]*$`, 'm');
    const body = text.indexOf('\n', at);
    const found = body < 0 ? undefined : close.exec(text.slice(body));
    return found ? body + found.index + found[0].length : text.length;
  }
  const [ticks] = /^`+/.exec(text.slice(at)) ?? [];
  if (!ticks) return undefined;
  const block = text.slice(at + ticks.length).split(/\n[ \t]*\n/, 1)[0];
  const found = new RegExp(`(?<!\`)\`{${ticks.length}}(?!\`)`).exec(block);
  return found ? at + ticks.length + found.index + ticks.length : at + ticks.length;
}

/** Reads the page's text. */
export function readText(source: Source, start: number, components: Components): Page {
  const text = blank(source.text, 0, start);
  const page: Page = {
    source,
    components,
    start,
    text,
    tags: [],
    written: [],
    imported: new Set(),
    unknown: new Set(),
    mistakes: [],
    stops: false,
  };
  readImports(page);
  let at = start;
  while (at < page.text.length) {
    const sign = page.text[at];
    const code = sign === '`' || sign === '~' ? afterCode(page.text, at) : undefined;
    if (code) at = code;
    else if (sign === '\\') at += 2;
    else if (sign === '<') at = readAngle(page, at);
    else if (sign === '{') at = readBrace(page, at);
    else at += 1;
  }
  page.written = [...page.tags];
  return page;
}
