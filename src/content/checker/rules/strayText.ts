/** Signs that came with copied words or were meant as Markdown: invisible characters, bullets, # and **. */
import type {Paragraph} from 'mdast';
import {visit} from 'unist-util-visit';
import {spanOf} from '../page/elements';
import type {Page} from '../page/page';
import {bodyWords} from '../page/words';
import type {Report} from '../source';
import {pageRule} from './rule';

/** Soft hyphens, zero-width spaces and marks of direction. Joiners stay: emoji need them. */
const INVISIBLE = /[\u00AD\u200B\u200E\u200F\u2060\uFEFF]/gu;

/** Characters that nobody sees. They come with copied words, and break names and addresses. */
export const invisibleCharacters = pageRule({
  id: 'invisible-characters',
  help: 'something-else',
  severity: 'warning',
  check(page, report) {
    const edits = [...page.source.text.matchAll(INVISIBLE)].map(({index: start}) => ({
      start,
      end: start + 1,
      text: '',
    }));
    const message = 'Delete the invisible characters in this file. They came with copied words.';
    if (edits.length > 0) report({start: edits[0].start, end: edits[0].end, message, edits, certainty: 'safe'});
  },
});

/** Bullets as word processors and phones draw them, at the beginning of a line. */
const BULLET = /^[ \t]*(?:[•·▪●◦‣∙○■□➢➤✓✔→][ \t]*|[–—-][ \t]*(?=\p{L}))/gmu;

/** Reports ** among the words of a page: with a space inside it, Markdown makes nothing bold. */
function checkStars(page: Page, report: Report): void {
  for (const {value, offsets} of bodyWords(page)) {
    const stars = /\*\*+/.exec(value);
    if (!stars || page.source.text[offsets[stars.index]] === '\\') continue;
    const message = 'Write ** right before the first bold letter and right after the last, with no space between.';
    report({start: offsets[stars.index], end: offsets[stars.index + stars[0].length], message});
  }
}

/** Reports a paragraph that was meant as a heading or as a list. */
function checkParagraph(paragraph: Paragraph, text: string, report: Report): void {
  const {start, end} = spanOf(paragraph);
  const raw = text.slice(start, end);
  // "##Our programs". One # before a word may be a hashtag.
  const [signs] = /^#{2,6}(?=[^\s#\d])/.exec(raw) ?? [];
  if (signs) {
    const space = {start: start + signs.length, end: start + signs.length, text: ' '};
    report({start, end: space.end, message: 'Write a space after #.', help: 'titles', edits: [space]});
    return;
  }
  const edits = [...raw.matchAll(BULLET)].map(({0: bullet, index}) => {
    return {start: start + index, end: start + index + bullet.length, text: '- '};
  });
  // One dash may begin a sentence, and several are a list; any other bullet always is one.
  const isList = edits.length > 1 || (edits.length === 1 && !/[–—-]/.test(text[edits[0].start]));
  const startsLine = !text.slice(text.lastIndexOf('\n', start - 1) + 1, start).trim();
  if (!isList || !startsLine) return;
  const message = 'Begin each item of a list with a hyphen and a space. Otherwise the lines run together.';
  report({start: edits[0].start, end: edits[0].end, message, edits});
}

/** Signs that were meant as Markdown and aren't understood: visitors would read them. */
export const strayMarkup = pageRule({
  id: 'stray-markup',
  help: 'something-else',
  severity: 'warning',
  check(page, report) {
    if (!page.kind.isForVisitors) return;
    checkStars(page, report);
    visit(page.tree, 'paragraph', (paragraph) => checkParagraph(paragraph, page.source.text, report));
  },
});
