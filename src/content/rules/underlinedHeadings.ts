import {visit} from 'unist-util-visit';
import {placeOf} from '../page/elements';
import {isHandbook} from '../source';
import type {Rule} from './rule';

/** Words right above `---` or `===`: Markdown makes them a heading, which is rarely what was meant. */
export const underlinedHeadings: Rule = {
  id: 'underlined-headings',
  help: 'titles',
  whole: true,
  page({page: {tree, source}, report}) {
    if (isHandbook(source.file)) return;
    visit(tree, 'heading', (heading) => {
      const {start, end} = placeOf(heading);
      const lines = source.text.slice(start, end).split('\n');
      if (lines.length < 2 || !/^[ \t>]*(-+|=+)[ \t]*$/.test(lines.at(-1) ?? '')) return;
      const message =
        'Put an empty line between these words and the line below, which makes them a heading. If you want a heading, begin it with ## and delete that line.';
      report({start, end: start + lines[0].length, message});
    });
  },
};
