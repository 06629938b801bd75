import {isHandbook} from '../source';
import type {Rule} from './rule';

/** A page without a headline, if all else is right: another problem may be what hides it. */
export const missingHeadline: Rule = {
  id: 'missing-headline',
  help: 'titles',
  site({pages, reported, report}) {
    for (const page of pages) {
      if (isHandbook(page.source.file) || reported(page.source.file).length > 0) continue;
      if (page.tree.children.some((node) => node.type === 'heading' && node.depth === 1)) continue;
      if (page.elements.some((element) => JSON.stringify(element.children).includes('"depth":1'))) continue;
      const {end} = page.frontMatter;
      const start = end + Math.max(0, page.source.text.slice(end).search(/\S/));
      report(page, {
        start,
        end: start,
        message: 'Write a headline below the import line: a single #, a space and the words.',
      });
    }
  },
};
