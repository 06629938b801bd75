/** The buttons above a passage: bold, links and lists in its Markdown. */
import {type Edit, lineEnd, type Span} from './edits';
import {escapeAddress} from './markdown';
import {boldRuns, inStars, listSign, withoutListSign} from './signs';

/** A selection without the spaces and stars at its ends: marks go right around the words. */
function trimmed(text: string, {start, end}: Span): Span {
  const words = text.slice(start, end);
  const from = start + words.length - words.replace(/^[\s*]+/, '').length;
  return {start: from, end: Math.max(from, start + words.replace(/[\s*]+$/, '').length)};
}

/** An edit, and what to select in the text once it is made. */
export type Styled = Edit & {select: Span};

/** Takes the bold from a part of bold words: the others keep it. */
function withoutBold(text: string, run: Span, {start, end}: Span): Styled {
  const before = inStars(text.slice(run.start + 2, start));
  const words = text.slice(start, end);
  const after = inStars(text.slice(end, run.end - 2));
  const from = run.start + before.length;
  return {...run, text: before + words + after, select: {start: from, end: from + words.length}};
}

/** Makes the selected words bold, or takes their bold away; without any, that of the bold words around the cursor. */
export function toggleBold(text: string, selection: Span): Styled {
  const {start, end} = trimmed(text, selection);
  const met = boldRuns(text).filter((run) => run.start < end && start < run.end);
  const around = met.find((run) => run.start < start && end < run.end);
  if (around) {
    const part = start < end ? {start, end} : {start: around.start + 2, end: around.end - 2};
    return withoutBold(text, around, part);
  }
  // Where bold words are only met, they become one with those that were selected.
  const from = Math.min(start, ...met.map((run) => run.start));
  const to = Math.max(end, ...met.map((run) => run.end));
  const words = text.slice(from, to).replaceAll('**', '');
  const bold = inStars(words) || '****';
  const isBold = bold === text.slice(from, to);
  const styled = isBold ? words : bold;
  // Without words, what is typed next goes between the stars.
  const select = words ? trimmed(styled, {start: 0, end: styled.length}) : {start: 2, end: 2};
  return {start: from, end: to, text: styled, select: {start: from + select.start, end: from + select.end}};
}

/** Makes the selected words a link to an address; without any, the address itself is what is read. */
export function addLink(text: string, selection: Span, address: string): Styled {
  const {start, end} = trimmed(text, selection);
  const words = text.slice(start, end) || address.replace(/^(mailto|tel):/, '');
  const link = `[${words}](${escapeAddress(address)})`;
  return {start, end, text: link, select: {start, end: start + link.length}};
}

/** Makes the selected lines entries of a list, or, if all of them are, takes their marks away. */
export function toggleList(text: string, {start, end}: Span): Styled {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const to = lineEnd(text, Math.max(end - 1, start));
  const selectedLines = text.slice(from, to).split('\n');
  const lines = selectedLines.filter((line) => line.trim() || selectedLines.length === 1);
  const isList = lines.every(listSign);
  const mark = isList ? '' : '- ';
  // A list needs an empty line before it.
  const hasEmptyLine = /(^|\n[ \t]*\n)\s*$/.test(text.slice(0, from));
  const gap = isList || hasEmptyLine ? '' : '\n';
  const list = gap + lines.map((line) => mark + withoutListSign(line).trimStart()).join('\n');
  const last = from + list.length;
  return {start: from, end: to, text: list, select: {start: start === end ? last : from + gap.length, end: last}};
}
