import type {Parents} from 'mdast';
import {visit} from 'unist-util-visit';
import {placeOf} from '../page/elements';
import {isHandbook} from '../source';
import type {Rule} from './rule';

const SHORT = 45;

/** Lines that were meant one below the other, as in an address or a table out of a word processor. */
export const runOnLines: Rule = {
  id: 'run-on-lines',
  help: 'line-breaks',
  whole: true,
  page({page: {tree, source}, report}) {
    if (isHandbook(source.file)) return;
    visit(tree, 'paragraph', (paragraph, _index, parent?: Parents) => {
      const {start, end} = placeOf(paragraph);
      const lines = source.text.slice(start, end).split('\n');
      const first = {start, end: start + lines[0].length};
      const rows = lines.length > 1 && lines.every((line) => /^\|.*\||^[^,]+(?:,[^\s,][^,]*)+$/.test(line));
      if (rows || lines.some((line) => /\S\t+\S/.test(line))) {
        const message = 'Write this table as a list, or as cards: its columns would run together.';
        report({...first, message, help: 'boxes-tables-and-code'});
        return;
      }
      const breaks = lines.slice(0, -1).some((line) => / {2,}$|\\$|<br ?\/>$/.test(line));
      const each = lines.every((line) => line.length <= SHORT && /^[\p{Lu}\p{N}+]/u.test(line));
      if (lines.length < 3 || breaks || !each || parent?.type === 'blockquote') return;
      let at = start;
      const edits = lines.slice(0, -1).map((line) => {
        at += line.length + 1;
        return {start: at - 1, end: at - 1, text: '\\'};
      });
      const message = 'These lines would run together. End each but the last with a backslash, or make them a list.';
      report({...first, message, edits});
    });
  },
};
