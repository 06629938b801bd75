/** Words as a person types and pastes them, and the Markdown that stands for them. */
import type {Changed, Selection} from './edits';

/** Makes typed words words: `<`, `{` and `}` would begin code. */
export const escapeCode = (words: string): string => words.replace(/[<{}]/g, '\\$&');

export const oneLine = (text: string) => text.trim().replace(/\s+/g, ' ');

/** Words as one line of Markdown that means nothing but them. */
export const escapeMarkdown = (text: string) =>
  oneLine(text)
    .replace(/[\\`*_{}[\]<>~]|&(?=#?\w+;)/g, '\\$&')
    .replace(/(^|\s)#(?=#*$)/, '$1\\#');

/** A selection without the spaces and stars at its ends: marks go right around the words. */
function trimmed(text: string, {start, end}: Selection): Selection {
  const words = text.slice(start, end);
  const from = start + words.length - words.replace(/^[\s*]+/, '').length;
  return {start: from, end: Math.max(from, start + words.replace(/[\s*]+$/, '').length)};
}

/** A text with other words in a place, of which some are selected. */
const replaced = (text: string, {start, end}: Selection, words: string, select: Selection): Changed => ({
  text: text.slice(0, start) + words + text.slice(end),
  select,
});

/** Makes the selected words bold, or takes their bold away. */
export function toggleBold(text: string, selection: Selection): Changed {
  const {start, end} = trimmed(text, selection);
  const words = text.slice(start, end);
  return text.slice(start - 2, start) === '**' && text.slice(end, end + 2) === '**'
    ? replaced(text, {start: start - 2, end: end + 2}, words, {start: start - 2, end: end - 2})
    : replaced(text, {start, end}, `**${words}**`, {start: start + 2, end: end + 2});
}

/** Makes the selected words a link to an address; without any, the address itself is what is read. */
export function addLink(text: string, selection: Selection, address: string): Changed {
  const {start, end} = trimmed(text, selection);
  const words = text.slice(start, end) || address.replace(/^(mailto|tel):/, '');
  const signs: Record<string, string> = {'(': '%28', ')': '%29', '<': '%3C', '>': '%3E'};
  const link = `[${words}](${address.replace(/[()<>]|\s/g, (sign) => signs[sign] ?? '%20')})`;
  return replaced(text, {start, end}, link, {start, end: start + link.length});
}

const ITEM = /^\s*(?:[-*+]|\d+[.)])\s+/;

/** Makes the selected lines entries of a list, or, if all of them are, takes their marks away. */
export function toggleList(text: string, {start, end}: Selection): Changed {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const to = `${text}\n`.indexOf('\n', Math.max(end - 1, start));
  const chosen = text.slice(from, to);
  const lines = chosen.trim() ? chosen.split('\n').filter((line) => line.trim()) : [''];
  const isList = lines.every((line) => ITEM.test(line));
  // A list needs an empty line before it.
  const gap = isList || /(^|\n[ \t]*\n)\s*$/.test(text.slice(0, from)) ? '' : '\n';
  const words = gap + lines.map((line) => (isList ? '' : '- ') + line.replace(ITEM, '').trimStart()).join('\n');
  const last = from + words.length;
  return replaced(text, {start: from, end: to}, words, {start: start === end ? last : from + gap.length, end: last});
}

/** Bullets that other programs put at the start of a line. A dash or an o is one only before a tab. */
const BULLET = /^[ \t]*(?:[•●▪◦‣∙·○■][\t ]+|[–—o]\t[\t ]*)(?=\S)/;
const NUMBER = /^[ \t]*(\d{1,3})[.)]\t+/;
const DAY = String.raw`\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}`;
const TIME = String.raw`\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?m\.?)?`;
/** `[12:03, 21/11/2026] Jane: ` and `21/11/2026, 12:03 - Jane: `, which WhatsApp puts before each message. */
const WHATSAPP = new RegExp(
  String.raw`^(?:\[(?:${TIME}, ${DAY}|${DAY}, ${TIME})\]|${DAY}, ${TIME} -)\s(?:~\s?)?[^:\n]{1,40}:\s`,
  'i',
);
/** Invisible characters, and what Word leaves in place of a field or an object. */
const INVISIBLE = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\ufffc\u00ad]/g;
const SPACES = /[\u00a0\u2007\u2009\u202f]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: Word's line break is one.
const NEW_LINES = /\r\n?|\u2028|\u000b/g;

/** Cleans pasted text of what other programs leave in it. What is already right stays as it is. */
export function cleanPaste(text: string): string {
  const clean = text.replace(NEW_LINES, '\n').replace(INVISIBLE, '').replace(SPACES, ' ');
  const lines = clean
    .split('\n')
    .map((line) => line.replace(WHATSAPP, '').replace(BULLET, '- ').replace(NUMBER, '$1. ').trimEnd());
  return lines.join('\n').replace(/\n{3,}/g, '\n\n');
}

function isBold({style, tagName}: HTMLElement): boolean {
  return style.fontWeight ? /^(bold|[6-9]00)/.test(style.fontWeight) : /^(B|STRONG)$/.test(tagName);
}

/**
 * What is pasted, as Markdown. Of Word's and other pages' formatting it keeps bold, links and lists. Needs a browser:
 * the HTML is only parsed, never put into the page.
 */
export async function readPaste(html: string, plain: string): Promise<string> {
  if (!/<(b|strong|a|li)\b|font-weight|mso-list/i.test(html)) return cleanPaste(plain);
  const {default: Turndown} = await import('turndown');
  const turndown = new Turndown({br: '', bulletListMarker: '-'});
  // What is typed into a passage is Markdown, too; what would begin code is escaped when it is written.
  turndown.escape = (words) => words;
  const styleOf = (node: HTMLElement) => node.getAttribute('style') ?? '';
  turndown
    .remove(['script', 'style', 'title', 'head', 'img'] as 'script'[])
    .addRule('words', {
      filter: (node) => node.matches('i, em, code, a:not([href^="http"], [href^="mailto:"], [href^="tel:"])'),
      replacement: (words) => words,
    })
    .addRule('paragraph', {
      filter: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre'],
      replacement: (words) => `\n\n${words}\n\n`,
    })
    .addRule('bold', {
      filter: (node) => isBold(node) || node.matches('b, strong'),
      replacement: (words, node) =>
        isBold(node as HTMLElement) && !isBold(node.parentNode as HTMLElement)
          ? words.replace(/\S(?:[\s\S]*\S)?/, '**$&**')
          : words,
    })
    // Word's lists are paragraphs whose style says so, with the bullet as their first words.
    .addRule('Word’s entry', {
      filter: (node) => /mso-list:\s*l/i.test(styleOf(node)),
      replacement: (words, {textContent}) =>
        `\n${/^\s*\d+[.)]/.exec(textContent ?? '')?.[0].trim() ?? '-'} ${words.trim()}\n`,
    })
    .addRule('Word’s bullet', {filter: (node) => /mso-list:\s*ignore/i.test(styleOf(node)), replacement: () => ''});
  // Word writes one bold sentence in several pieces.
  const markdown = turndown.turndown(html).replace(/\*\*(\s*)\*\*/g, '$1');
  return cleanPaste(markdown.replace(/^(-|\d+\.) +/gm, '$1 ')).trim();
}
