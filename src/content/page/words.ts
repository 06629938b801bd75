/** All that visitors read of a page, wherever it is written, with its place in the file. */
import {visit} from 'unist-util-visit';
import {placeOf, wordsOf} from './elements';
import type {Page} from './page';
import {offsetsOf, plainWords, type Words} from './positions';

/** The value of a line at the top as it is written, which may go on over several lines. */
function frontMatterWords({source: {text}, frontMatter: {entries}}: Page, key: string): Words[] {
  return entries
    .filter((entry) => entry.key === key)
    .map(({valueStart, valueEnd}) => plainWords(text.slice(valueStart, valueEnd), valueStart));
}

/** The words of the page's text, each run of them by itself. */
export function textsOf({tree, source: {text}}: Page): Words[] {
  const found: Words[] = [];
  visit(tree, 'text', (node) => {
    const {start} = placeOf(node);
    if (node.position) found.push({value: node.value, offsets: offsetsOf(node.value, text, start)});
  });
  return found;
}

/** The words of the page, of its props and of its description. */
export function allWords(page: Page): Words[] {
  const props = page.settings
    .filter(({prop}) => prop.kind === 'string' && prop.tags.form === undefined)
    .flatMap(({attribute}) => wordsOf(attribute, page.source.text) ?? []);
  return [...textsOf(page), ...props, ...frontMatterWords(page, 'title'), ...frontMatterWords(page, 'description')];
}
