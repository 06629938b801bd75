import type {Paragraph} from 'mdast';
import {visit} from 'unist-util-visit';
import {placeOf} from '../page/elements';
import {isHandbook} from '../source';
import type {Rule} from './rule';

/** Bullets as word processors and phones draw them. */
const BULLET = /^[ \t]*(?:[•·▪●◦‣∙○■□➢➤✓✔→][ \t]*|[–—][ \t]+|[-–—](?=\p{L})|o[ \t]+(?=\p{Lu})|[-*+](?=\*\*\p{L}))/u;

/** Numbers and letters as people write them before the items of a list: they make one only over several lines. */
const COUNTED = /^[ \t]*(?:\d{1,2}(?:[.)](?=\p{L})|[ \t]*[-–][ \t]*(?=\p{L})|[ \t]+(?=\p{Lu}))|\(?[a-z]{1,3}\)[ \t]+)/u;

interface Marker {
  start: number;
  end: number;
  text: string;
}

/** The lines of a paragraph that begin with a bullet. The first is known only where the paragraph begins its line. */
function markersOf(paragraph: Paragraph, text: string): Marker[] {
  const {start, end} = placeOf(paragraph);
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  let at = start;
  const markers: Marker[] = [];
  const counted: Marker[] = [];
  for (const [index, line] of text.slice(start, end).split('\n').entries()) {
    const first = index === 0 && before.trim() !== '';
    const [bullet] = (first ? undefined : BULLET.exec(line)) ?? [];
    const [number] = (first ? undefined : COUNTED.exec(line)) ?? [];
    if (bullet !== undefined) markers.push({start: at, end: at + bullet.length, text: '- '});
    else if (number !== undefined)
      counted.push({start: at, end: at + number.length, text: `${counted.length + (before.trim() ? 2 : 1)}. `});
    at += line.length + 1;
  }
  // Below an item of a list one line is enough, and so is a number with its full stop at the paragraph's beginning.
  const enough = counted.length > 1 || before.trim() !== '' || /^\d+[.)]$/.test(text.slice(start, counted[0]?.end));
  return markers.length > 0 ? markers : enough ? counted : [];
}

/** Lists that Markdown doesn't take for any: their lines would run together. */
export const listMarkers: Rule = {
  id: 'list-markers',
  help: 'something-else',
  whole: true,
  page({page: {tree, source}, report}) {
    if (isHandbook(source.file)) return;
    visit(tree, 'paragraph', (paragraph) => {
      const edits = markersOf(paragraph, source.text);
      const [first] = edits;
      if (!first) return;
      const message =
        first.text === '- '
          ? 'Begin each item of a list with a hyphen and a space. Otherwise the lines run together.'
          : 'Begin each item of a numbered list like this: 1. and a space. Otherwise the lines run together.';
      report({start: first.start, end: Math.max(first.end, first.start + 1), message, edits});
    });
  },
};
