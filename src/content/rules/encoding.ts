import type {Rule} from './rule';

/** What a file in another encoding turns into. */
const UNREADABLE = /[\uFFFD\0]/;

/** Files that aren't UTF-8: visitors would see � in them. */
export const encoding: Rule = {
  id: 'encoding',
  help: 'something-else',
  exclusive: true,
  page({page: {source}, report}) {
    const start = source.text.search(UNREADABLE);
    if (start < 0) return;
    const message = 'Save this file as UTF-8, or type this line again on GitHub: some of its characters can’t be read.';
    report({start, end: start + 1, message, fatal: true});
  },
};
