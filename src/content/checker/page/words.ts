/** All that visitors read of a page, wherever it is written, with its place in the file. */
import {visit} from 'unist-util-visit';
import {attributeWords, placeOf} from './elements';
import {oncePerPage, type Page} from './page';
import {offsetsOf, type Words} from './positions';

/** The words of the page's text, each run of them by itself. */
export const bodyWords = oncePerPage(({tree, source: {text}}): Words[] => {
  const found: Words[] = [];
  visit(tree, 'text', (node) => {
    if (node.position) found.push({value: node.value, offsets: offsetsOf(node.value, text, placeOf(node).start)});
  });
  return found;
});

/** The words of the page, of its props and of its description. */
export const allWords = oncePerPage((page: Page): Words[] => {
  const {text} = page.source;
  const props = page.settings
    .filter(({prop}) => prop.kind === 'string' && prop.format === undefined)
    .flatMap(({attribute}) => attributeWords(attribute, text) ?? []);
  const top = page.frontMatter.entries
    .filter(({key}) => key === 'title' || key === 'description')
    .map(({valueStart, valueEnd}) => ({
      value: text.slice(valueStart, valueEnd),
      offsets: Array.from({length: valueEnd - valueStart + 1}, (_, index) => valueStart + index),
    }));
  return [...bodyWords(page), ...props, ...top];
});
