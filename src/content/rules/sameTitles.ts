import {linePlace} from '../page/frontMatter';
import type {Page} from '../page/page';
import type {Rule} from './rule';

export const sameTitles: Rule = {
  id: 'same-titles',
  help: 'titles',
  site({pages, report}) {
    const seen = new Map<string, Page>();
    for (const page of pages) {
      const {title} = page.frontMatter.values;
      if (typeof title !== 'string' || !title.trim()) continue;
      const same = title.trim().toLowerCase();
      const first = seen.get(same);
      const place = linePlace(page.frontMatter, 'title');
      const message = `Choose another title: ${first?.source.file} has the same, and people couldn’t tell them apart.`;
      if (first) report(page, {...place, message});
      else seen.set(same, page);
    }
  },
};
