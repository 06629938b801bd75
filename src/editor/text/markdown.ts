/** Words as a person types and pastes them, and the Markdown that stands for them. */
import type {Changed, Selection} from './edits';

/** Makes typed words words: `<`, `{` and `}` would begin code. */
export const escapeCode = (words: string): string => words.replace(/[<{}]/g, '\\$&');

const wrap = (text: string, {start, end}: Selection, before: string, after: string): Changed => ({
  text: `${text.slice(0, start)}${before}${text.slice(start, end)}${after}${text.slice(end)}`,
  select: {start: start + before.length, end: end + before.length},
});

/** A selection without the spaces at its ends, around which Markdown sees no marks. */
function trimmed(text: string, {start, end}: Selection): Selection {
  const words = text.slice(start, end);
  const from = start + (words.length - words.trimStart().length);
  return words.trim() ? {start: from, end: from + words.trim().length} : {start, end};
}

/** Makes the selected words bold, or takes their bold away. */
export function toggleBold(text: string, selection: Selection): Changed {
  const {start, end} = trimmed(text, selection);
  const inside = /^\*\*([\s\S]+)\*\*$/.exec(text.slice(start, end));
  if (inside) {
    const plain = `${text.slice(0, start)}${inside[1]}${text.slice(end)}`;
    return {text: plain, select: {start, end: end - 4}};
  }
  if (text.slice(start - 2, start) === '**' && text.slice(end, end + 2) === '**') {
    const plain = text.slice(0, start - 2) + text.slice(start, end) + text.slice(end + 2);
    return {text: plain, select: {start: start - 2, end: end - 2}};
  }
  return wrap(text, {start, end}, '**', '**');
}

/** Makes the selected words a link to an address; without any, the address itself is what is read. */
export function addLink(text: string, selection: Selection, address: string): Changed {
  const {start, end} = trimmed(text, selection);
  const words = text.slice(start, end) || address.replace(/^(mailto|tel):/, '');
  const target = /[\s()<>]/.test(address)
    ? encodeURI(address).replace(/[()]/g, (sign) => (sign === '(' ? '%28' : '%29'))
    : address;
  const link = `[${words}](${target})`;
  return {text: text.slice(0, start) + link + text.slice(end), select: {start, end: start + link.length}};
}

const ITEM = /^(\s*)(?:[-*+]|\d+[.)])\s+/;

/** Makes the selected lines entries of a list, or, if all of them are, takes their marks away. */
export function toggleList(text: string, {start, end}: Selection): Changed {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const to =
    text.indexOf('\n', Math.max(end - 1, start)) < 0 ? text.length : text.indexOf('\n', Math.max(end - 1, start));
  const lines = text.slice(from, to).split('\n');
  const filled = lines.filter((line) => line.trim());
  const isList = filled.length > 0 && filled.every((line) => ITEM.test(line));
  const changed = (isList ? lines : filled.length > 0 ? filled : ['']).map((line) =>
    isList ? line.replace(ITEM, '$1') : `- ${line.replace(ITEM, '$1').trimStart()}`,
  );
  // A list needs an empty line before it.
  const gap = !isList && from > 0 && text.slice(0, from).trim() && !/\n[ \t]*\n$/.test(text.slice(0, from)) ? '\n' : '';
  const words = gap + changed.join('\n');
  const last = from + words.length;
  return {
    text: text.slice(0, from) + words + text.slice(to),
    select: start === end ? {start: last, end: last} : {start: from + gap.length, end: last},
  };
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
  const lines = text
    .replace(NEW_LINES, '\n')
    .split('\n')
    .map((line) =>
      line
        .replace(INVISIBLE, '')
        .replace(SPACES, ' ')
        .replace(WHATSAPP, '')
        .replace(BULLET, '- ')
        .replace(NUMBER, '$1. ')
        .replace(/[ \t]+$/, ''),
    );
  return lines.join('\n').replace(/\n{3,}/g, '\n\n');
}

const BLOCKS =
  /^(address|article|aside|blockquote|dd|div|dl|dt|figure|footer|form|h[1-6]|header|li|main|ol|p|pre|section|table|tbody|td|th|tr|ul)$/;
const ADDRESS = /^(https?:|mailto:|tel:)/i;

interface Pasted {
  /** Paragraphs and entries of lists, as far as they are finished. */
  blocks: {mark: string; words: string}[];
  isRich: boolean;
}

const isBold = (element: Element): boolean => {
  const weight = (element as HTMLElement).style?.fontWeight ?? '';
  if (/^(normal|[1-5]00)$/.test(weight)) return false;
  return /^(b|strong)$/i.test(element.tagName) || /^(bold|bolder|[6-9]00)$/.test(weight);
};

/** The mark of an entry: Word's lists are paragraphs whose style says so, with the bullet as their first words. */
function markOf(element: Element): string {
  if (element.tagName === 'LI') {
    const list = element.parentElement;
    const number = Array.from(list?.children ?? []).indexOf(element) + 1;
    return list?.tagName === 'OL' ? `${number}. ` : '- ';
  }
  if (!/mso-list:\s*l/i.test(element.getAttribute('style') ?? '')) return '';
  const [, number] = /^\s*(\d+)[.)]/.exec(element.textContent ?? '') ?? [];
  return number ? `${number}. ` : '- ';
}

function mark(words: string, before: string, after: string): string {
  const [, start, inside, end] = /^(\s*)([\s\S]*?)(\s*)$/.exec(words) ?? [];
  return inside ? `${start}${before}${inside}${after}${end}` : words;
}

function read(node: Node, pasted: Pasted, bold: boolean): void {
  const last = () => pasted.blocks[pasted.blocks.length - 1];
  if (node.nodeType === Node.TEXT_NODE) {
    last().words += (node.nodeValue ?? '').replace(/\s+/g, ' ');
    return;
  }
  if (!(node instanceof Element) || /^(head|meta|script|style|template|title|xml)$/i.test(node.tagName)) return;
  if (/mso-list:\s*ignore/i.test(node.getAttribute('style') ?? '')) return;
  const name = node.tagName.toLowerCase();
  if (name === 'br') {
    last().words += '\n';
    return;
  }
  const children = () => {
    for (const child of Array.from(node.childNodes)) read(child, pasted, bold || isBold(node));
  };
  if (BLOCKS.test(name)) {
    const sign = markOf(node);
    if (sign) pasted.isRich = true;
    pasted.blocks.push({
      mark: sign || (name === 'p' && last().mark && !last().words.trim() ? last().mark : ''),
      words: '',
    });
    children();
    pasted.blocks.push({mark: '', words: ''});
    return;
  }
  const before = last();
  const from = before.words.length;
  children();
  // Only words inside one paragraph can be marked.
  if (before !== last()) return;
  const words = before.words.slice(from);
  const address = name === 'a' ? (node.getAttribute('href') ?? '') : '';
  const linked = ADDRESS.test(address) && !/[\s()<>]/.test(address) ? mark(words, '[', `](${address})`) : words;
  const marked = isBold(node) && !bold ? mark(linked, '**', '**') : linked;
  if (marked !== words) pasted.isRich = true;
  before.words = before.words.slice(0, from) + marked;
}

/**
 * What is pasted, as Markdown. Of Word's and other pages' formatting it keeps bold, links and lists. Needs a browser:
 * the HTML is only parsed, never put into the page.
 */
export function readPaste(html: string, plain: string): string {
  if (!html) return cleanPaste(plain);
  const pasted: Pasted = {blocks: [{mark: '', words: ''}], isRich: false};
  read(new DOMParser().parseFromString(html, 'text/html').body, pasted, false);
  if (!pasted.isRich) return cleanPaste(plain);
  const blocks = pasted.blocks.filter(({words}) => words.trim());
  return blocks
    .map(({mark: sign, words}, index) => {
      const gap = index === 0 ? '' : sign && blocks[index - 1].mark ? '\n' : '\n\n';
      // Word writes one bold sentence in several pieces.
      const joined = words.replace(/\*\*(\s*)\*\*/g, '$1');
      return (
        gap +
        sign +
        cleanPaste(joined)
          .replace(/[ \t]*\n[ \t]*/g, sign ? ' ' : '\n')
          .trim()
      );
    })
    .join('');
}
