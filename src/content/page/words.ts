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

const texts = new WeakMap<Page, Words[]>();
const all = new WeakMap<Page, Words[]>();

/** The words of the page's text, each run of them by itself. */
export function textsOf(page: Page): Words[] {
  const {tree, source} = page;
  const found = texts.get(page) ?? [];
  if (texts.has(page)) return found;
  texts.set(page, found);
  visit(tree, 'text', (node) => {
    const {start} = placeOf(node);
    if (node.position) found.push({value: node.value, offsets: offsetsOf(node.value, source.text, start)});
  });
  return found;
}

/** The words of the page, of its props and of its description. */
export function allWords(page: Page): Words[] {
  const known = all.get(page);
  if (known) return known;
  const props = page.settings
    .filter(({prop}) => prop.kind === 'string' && prop.tags.form === undefined)
    .flatMap(({attribute}) => wordsOf(attribute, page.source.text) ?? []);
  const top = ['title', 'description'].flatMap((key) => frontMatterWords(page, key));
  const found = [...textsOf(page), ...props, ...top];
  all.set(page, found);
  return found;
}
