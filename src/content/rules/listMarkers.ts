import type {Paragraph} from 'mdast';
import {visit} from 'unist-util-visit';
import {placeOf} from '../page/elements';
import {isHandbook} from '../source';
import type {Rule} from './rule';

/** Bullets as word processors and phones draw them. */
const BULLET = /^[ \t]*(?:[•·▪●◦‣∙○■□➢➤✓✔→][ \t]*|[–—][ \t]+|[-–—](?=\p{L})|o[ \t]+(?=\p{Lu})|[-*+](?=\*\*\p{L}))/u;

/** The lines of a paragraph that begin with a bullet. The first is known only where the paragraph begins its line. */
function markersOf(paragraph: Paragraph, text: string) {
  const {start, end} = placeOf(paragraph);
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  let at = start;
  return text
    .slice(start, end)
    .split('\n')
    .flatMap((line, index) => {
      const [marker] = (index > 0 || !before.trim() ? BULLET.exec(line) : undefined) ?? [];
      const place = {start: at, end: at + (marker?.length ?? 0)};
      at += line.length + 1;
      return marker ? [{...place, text: '- '}] : [];
    });
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
      const message = 'Begin each item of a list with a hyphen and a space. Otherwise the lines run together.';
      report({start: first.start, end: Math.max(first.end, first.start + 1), message, edits});
    });
  },
};
