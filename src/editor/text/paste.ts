/** What is pasted from other programs and pages, as Markdown. */
import {escapeAddress} from './markdown';
import {inStars} from './signs';

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

/** The first word of what an element's style says of something. It is read as text: the editor's policy applies none. */
const styleOf = (element: Element, property: string): string | undefined =>
  new RegExp(`(?:^|;)\\s*${property}:\\s*(\\w+)`, 'i').exec(element.getAttribute('style') ?? '')?.[1];

/** What Word says of a paragraph in a list: `Ignore` of the sign that it draws itself. */
const wordList = (element: Element): string | undefined => styleOf(element, 'mso-list');

/** Google Docs puts all that it copies into a `b` whose weight is normal. */
function isBold(element: HTMLElement, isInBold: boolean): boolean {
  const weight = styleOf(element, 'font-weight');
  return weight ? /^(bold|[6-9]00)/i.test(weight) : isInBold || /^(b|strong)$/.test(element.localName);
}

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
  if (/^(https?|mailto|tel):/.test(address)) return `[${words}](${escapeAddress(address)})`;
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
