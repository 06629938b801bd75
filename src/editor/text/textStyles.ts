/** The buttons above a passage: bold, links and lists in its Markdown. */
import {type Edit, lineEnd, type Span} from './edits';
import {escapeAddress} from './markdown';

/** A selection without the spaces and stars at its ends: marks go right around the words. */
function trimmed(text: string, {start, end}: Span): Span {
  const words = text.slice(start, end);
  const from = start + words.length - words.replace(/^[\s*]+/, '').length;
  return {start: from, end: Math.max(from, start + words.replace(/[\s*]+$/, '').length)};
}

/** An edit, and what to select in the text once it is made. */
export type Styled = Edit & {select: Span};

/** Makes the selected words bold, or takes their bold away. */
export function toggleBold(text: string, selection: Span): Styled {
  const {start, end} = trimmed(text, selection);
  const words = text.slice(start, end);
  const isBold = text.slice(start - 2, start) === '**' && text.slice(end, end + 2) === '**';
  if (isBold) return {start: start - 2, end: end + 2, text: words, select: {start: start - 2, end: end - 2}};
  return {start, end, text: `**${words}**`, select: {start: start + 2, end: end + 2}};
}

/** Makes the selected words a link to an address; without any, the address itself is what is read. */
export function addLink(text: string, selection: Span, address: string): Styled {
  const {start, end} = trimmed(text, selection);
  const words = text.slice(start, end) || address.replace(/^(mailto|tel):/, '');
  const link = `[${words}](${escapeAddress(address)})`;
  return {start, end, text: link, select: {start, end: start + link.length}};
}

const ITEM = /^\s*(?:[-*+]|\d+[.)])\s+/;

/** Makes the selected lines entries of a list, or, if all of them are, takes their marks away. */
export function toggleList(text: string, {start, end}: Span): Styled {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const to = lineEnd(text, Math.max(end - 1, start));
  const selectedLines = text.slice(from, to).split('\n');
  const lines = selectedLines.filter((line) => line.trim() || selectedLines.length === 1);
  const isList = lines.every((line) => ITEM.test(line));
  const mark = isList ? '' : '- ';
  // A list needs an empty line before it.
  const hasEmptyLine = /(^|\n[ \t]*\n)\s*$/.test(text.slice(0, from));
  const gap = isList || hasEmptyLine ? '' : '\n';
  const list = gap + lines.map((line) => mark + line.replace(ITEM, '').trimStart()).join('\n');
  const last = from + list.length;
  return {start: from, end: to, text: list, select: {start: start === end ? last : from + gap.length, end: last}};
}

const EMAIL = /^[^\s@/:]+@[^\s@]+\.[^\s@]+$/;
const TELEPHONE = /^\+?[\d\s()-]{7,}$/;
/** An address without its scheme: www.example.org/page. */
const DOMAIN = /^[\w-]+(\.[\w-]+)+(\/|$)/;

/** An address from what somebody writes: www.example.org, an e-mail address, a telephone number or a page. */
export function addressFrom(words: string): string {
  if (EMAIL.test(words)) return `mailto:${words}`;
  if (TELEPHONE.test(words)) return `tel:${words.replace(/[^\d+]/g, '')}`;
  if (DOMAIN.test(words)) return `https://${words}`;
  return words;
}
