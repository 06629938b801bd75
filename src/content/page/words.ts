/** The text that visitors read on a page, with its places in the file. */
import {visit} from 'unist-util-visit';
import {attributeWords, spanOf} from './elements';
import {oncePerPage, type Page} from './page';
import {offsetsOf, type TextRun} from './positions';

/** The text of the page itself, without settings. What is bold or a link is a run of its own. */
export const bodyText = oncePerPage(({tree, source: {text}}): TextRun[] => {
  const runs: TextRun[] = [];
  visit(tree, 'text', (node) => {
    if (!node.position) return;
    const {start} = spanOf(node);
    runs.push({value: node.value, offsets: offsetsOf(node.value, {text, start, hasEscapes: true})});
  });
  return runs;
});

/** The text of the page, of its settings, and of the title and the description at its top. */
export const allText = oncePerPage((page: Page): TextRun[] => {
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
  return [...bodyText(page), ...props, ...top];
});
