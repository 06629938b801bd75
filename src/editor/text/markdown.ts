/** Turns words as a person types or pastes them into Markdown, and back. */
import {type Edit, editBetween, type Selection} from './edits';

export const oneLine = (text: string) => text.trim().replace(/\s+/g, ' ');

/** What a picture shows, in words: a square bracket would end them. */
export const withoutBrackets = (words: string): string => words.replace(/\[/g, '(').replace(/\]/g, ')');

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

/** An edit, and what to select in the text once it is made. */
export type Styled = Edit & {select: Selection};

/** Makes the selected words bold, or takes their bold away. */
export function toggleBold(text: string, selection: Selection): Styled {
  const {start, end} = trimmed(text, selection);
  const words = text.slice(start, end);
  return text.slice(start - 2, start) === '**' && text.slice(end, end + 2) === '**'
    ? {start: start - 2, end: end + 2, text: words, select: {start: start - 2, end: end - 2}}
    : {start, end, text: `**${words}**`, select: {start: start + 2, end: end + 2}};
}

/** Makes the selected words a link to an address; without any, the address itself is what is read. */
export function addLink(text: string, selection: Selection, address: string): Styled {
  const {start, end} = trimmed(text, selection);
  const words = text.slice(start, end) || address.replace(/^(mailto|tel):/, '');
  const link = `[${words}](${address.replace(/[()<>\s]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)})`;
  return {start, end, text: link, select: {start, end: start + link.length}};
}

const ITEM = /^\s*(?:[-*+]|\d+[.)])\s+/;

/** Makes the selected lines entries of a list, or, if all of them are, takes their marks away. */
export function toggleList(text: string, {start, end}: Selection): Styled {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const to = `${text}\n`.indexOf('\n', Math.max(end - 1, start));
  const all = text.slice(from, to).split('\n');
  const lines = all.filter((line) => line.trim() || all.length === 1);
  const isList = lines.every((line) => ITEM.test(line));
  // A list needs an empty line before it.
  const gap = isList || /(^|\n[ \t]*\n)\s*$/.test(text.slice(0, from)) ? '' : '\n';
  const list = gap + lines.map((line) => (isList ? '' : '- ') + line.replace(ITEM, '').trimStart()).join('\n');
  const last = from + list.length;
  return {start: from, end: to, text: list, select: {start: start === end ? last : from + gap.length, end: last}};
}

/**
 * What the text box doesn't show: the backslash before signs that begin code, and what keeps the beginning of a line from
 * being read as code, as a box or as a line below a heading. It is a space before the words `import` and `export`.
 */
const GUARD = /\\(?=[<{}])|^ (?=(?:im|ex)port )|^\\(?=[-=:`~])/gm;
/** Each character that the text box shows, with what guards it. */
const SHOWN_CHARACTER = new RegExp(`(?:${GUARD.source})?[\\s\\S]`, 'gm');
/** What guards the beginning of a line. */
const LINE_GUARD = /^(?: (?=(?:im|ex)port)|\\(?=[-=:`~]))/;
/** The beginning of a line that would be code, a box or a line below a heading. */
const MISREAD = /^(?:((?:im|ex)port )|(?=(?:=+|-{2,})[ \t]*$|:{3}|`{3}|~{3}))/;

/** What the text box shows of Markdown. */
export const shownWords = (markdown: string): string => markdown.replace(GUARD, '');

/** Where a place of a passage's Markdown is in its shown words. */
export const shownAt = (markdown: string, at: number): number => shownWords(markdown.slice(0, at)).length;

/** A tag, or a value in braces. */
const CODE = /<\/?[A-Za-z][^<>]*>|(?:^|[^\\])\{[^{}]*\}/g;

/** The tags and values in braces of a passage: put back, they are what they were. */
export const codeIn = (markdown: string): string[] => (markdown.match(CODE) ?? []).map((one) => one.trim());

/** What somebody typed, as Markdown: words are words, and only what was code before is code. */
function written(words: string, [code, ...others]: string[]): string {
  // `<`, `{` and `}` would begin code.
  if (code === undefined) return words.replace(/[<{}]/g, '\\$&');
  const between = words.split(code).map((one) => written(one, others));
  return between.join(code);
}

/** The Markdown of a passage after its shown words have become others. `code` holds the tags it had when it was opened. */
export function rewrite(markdown: string, words: string, code: string[] = []): string {
  const edit = editBetween(shownWords(markdown), words);
  if (!edit) return markdown;
  const signs = markdown.match(SHOWN_CHARACTER) ?? [];
  const lines = markdown.split('\n');
  return [...signs.slice(0, edit.start), written(edit.text, code), ...signs.slice(edit.end)]
    .join('')
    .split('\n')
    .map((line) => (lines.includes(line) ? line : guarded(line)))
    .join('\n');
}

/** A line that somebody has typed, guarded where its beginning would be read as anything but words. */
function guarded(line: string): string {
  const plain = line.replace(LINE_GUARD, '');
  const misread = MISREAD.exec(plain);
  if (!misread) return plain;
  const [, word] = misread;
  return word ? ` ${plain}` : `\\${plain}`;
}

/** Bullets that other programs put at the start of a line. A dash or an o is one only before a tab. */
const BULLET = /^[ \t]*(?:[•●▪◦‣∙·○■][\t ]+|[–—o]\t[\t ]*)(?=\S)/;
const NUMBER = /^[ \t]*(\d{1,3})[.)]\t+/;
/** `[12:03, 21/11/2026] Jane: ` and `21/11/2026, 12:03 - Jane: `, which WhatsApp puts before each message. */
const WHATSAPP =
  /^\[?(?=.{0,15}\d[/.-]\d\d?[/.-]\d\d)[\d/.:-]+[\sapm.]*, [\d/.:-]+[\sapm.]*[\]-]\s(?:~\s?)?[^:\n]{1,40}:\s/i;
/** Invisible characters, but not those that join emojis, and what Word leaves in place of a field or an object. */
const INVISIBLE = /(?!\u200d)[\p{Cf}\ufffc]/gu;

/** Bold as WhatsApp writes it: a star right before the first letter and right behind the last. */
const STARS = /(^|[\s(“"'‘])\*(?![\s*])([^*\n]*[^\s*])\*(?=$|[\s.,;:!?)”"'’])/g;

/** One kind of line end and of space, and nothing that can't be seen. */
const plainSigns = (text: string): string =>
  text
    .replace(/\r\n?|[\u2028\v]/g, '\n')
    .replace(INVISIBLE, '')
    .replace(/\p{Zs}/gu, ' ');

/** A pasted line without what WhatsApp puts before it, with bullets, numbers and bold as Markdown. */
const cleanLine = (line: string): string =>
  line.replace(WHATSAPP, '').replace(BULLET, '- ').replace(NUMBER, '$1. ').replace(STARS, '$1**$2**').trimEnd();

/** Cleans pasted text of what other programs leave in it. What is already right stays as it is. */
export function cleanPaste(text: string): string {
  return plainSigns(text)
    .split('\n')
    .map(cleanLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n');
}

const LEFT_OUT = /^(script|style|title|img)$/;
const BLOCK = /^(p|div|h[1-6]|[uod]l|d[dt]|blockquote|pre|t[rdh]|section|article|header|footer)$/;

/** What Word says of a paragraph in a list: `Ignore` of the sign that it draws itself. */
const wordList = (element: Element): string | undefined =>
  /mso-list:\s*(\w+)/i.exec(element.getAttribute('style') ?? '')?.[1];

const isBold = ({localName, style}: HTMLElement, isInBold: boolean): boolean =>
  style.fontWeight ? /^(bold|[6-9]00)/.test(style.fontWeight) : isInBold || /^(b|strong)$/.test(localName);

/** Bold words, line by line: stars don't reach over a new line. */
const inStars = (words: string): string => words.replace(/\S(?:.*\S)?/g, '**$&**');

/** The sign of an entry: its number, or else a hyphen. Word writes the number into the words. */
function signOf(element: HTMLElement): string {
  const {parentElement: parent, textContent} = element;
  const [number] = (wordList(element) && /^\s*\d+[.)]/.exec(textContent ?? '')) || [];
  if (number) return number.trim();
  return parent?.localName === 'ol' ? `${Array.from(parent.children).indexOf(element) + 1}.` : '-';
}

/** An entry of a list. What is below it belongs to it by its indentation. */
function entry(words: string, sign: string): string {
  return `${sign} ${words.trim().replace(/\n+/g, `\n${' '.repeat(sign.length + 1)}`)}\n`;
}

/** The words of a text in HTML. Between the entries of a list there are none. */
const textIn = ({data, parentElement: parent}: Text): string =>
  /^[uo]l$/.test(parent?.localName ?? '') ? '' : data.replace(/\s+/g, ' ');

/** The words of HTML, with bold, links and lists as Markdown. Word's lists are paragraphs whose style says so. */
function wordsOf(node: Node, isInBold = false): string {
  if (node instanceof Text) return textIn(node);
  if (!(node instanceof HTMLElement) || LEFT_OUT.test(node.localName)) return '';
  const {localName: name} = node;
  if (name === 'br') return '\n';
  const list = wordList(node);
  if (list === 'Ignore') return '';
  const bold = isBold(node, isInBold);
  const plain = Array.from(node.childNodes, (child) => wordsOf(child, bold)).join('');
  const words = bold && !isInBold ? inStars(plain) : plain;
  const address = node.getAttribute('href') ?? '';
  if (/^(https?|mailto|tel):/.test(address)) return `[${words}](${address})`;
  if (name === 'li' || list) return entry(words, signOf(node));
  return BLOCK.test(name) ? `\n\n${words.trim()}\n\n` : words;
}

/**
 * What is pasted, as Markdown. Of Word's and other pages' formatting it keeps bold, links and lists. Needs a browser:
 * the HTML is only parsed, never put into the page.
 */
export function readPaste(html: string, plain: string): string {
  if (!/<(b|strong|a|li)\b|font-weight|mso-list/i.test(html)) return cleanPaste(plain);
  const {body} = new DOMParser().parseFromString(html, 'text/html');
  // Word writes one bold sentence in several pieces, and a space where a new line begins.
  const markdown = wordsOf(body)
    .replace(/\*\*([ \t]*)\*\*/g, '$1')
    .replace(/\n (?! )/g, '\n')
    .replace(/(\S) +/g, '$1 ');
  return cleanPaste(markdown).trim();
}
