/** Says why a page can't be parsed. */
import type {PageRule} from './rule';

/** The other rules then see the lines at the top, and a page without content. */
export const unreadablePage: PageRule = {
  id: 'unreadable-page',
  severity: 'error',
  check({broken}, report) {
    if (broken) report({...broken, blocksRendering: true});
  },
};
