import {visit} from 'unist-util-visit';
import {placeOf} from '../page/elements';
import {isHandbook} from '../source';
import type {Rule} from './rule';

export const secondHeadline: Rule = {
  id: 'second-headline',
  help: 'titles',
  page({page: {tree, source}, report}) {
    if (isHandbook(source.file)) return;
    let seen = false;
    visit(tree, 'heading', (heading) => {
      if (heading.depth !== 1) return;
      const {start, end} = placeOf(heading);
      const [line] = source.text.slice(start, end).split('\n', 1);
      const edits = [{start, end, text: line.replace(/^(# *)*/, '## ')}];
      const message = 'Begin this heading with ##: a page has one headline with a single #.';
      if (seen) report({start, end: start + line.length, message, edits});
      seen = true;
    });
  },
};
