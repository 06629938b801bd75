import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {literalOf, placeOf} from '../page/elements';
import {allWords} from '../page/words';
import {isHandbook} from '../source';
import type {Rule} from './rule';

/** What the handbook and the messages show as an example of somebody's own words. */
const EXAMPLES =
  /^(…|\.\.\.|name of the (company|founder)|what the founder said\.?|what (it|the (image|picture)) shows|what (this|the) page is about, in a sentence\.?|the name of this page|lorem ipsum\b.*|(todo|tbc|tbd|fixme)\b.*)$/i;
/** Addresses that are kept for examples and belong to nobody. */
const NOBODY = /\bname@example\.org\b|example\.org\/name\b|\bwa\.me\/256700000000\b/i;

const message = 'Write your own words here: this is an example.';

/** Examples that were copied and never replaced. */
export const placeholders: Rule = {
  id: 'placeholders',
  help: 'something-else',
  page({page, report}) {
    if (isHandbook(page.source.file)) return;
    visit(page.tree, ['paragraph', 'heading', 'listItem'], (node) => {
      if ('children' in node && EXAMPLES.test(textOf(node).trim())) report({...placeOf(node), message});
    });
    for (const {attribute} of page.settings) {
      const value = literalOf(attribute);
      if (typeof value === 'string' && (EXAMPLES.test(value.trim()) || NOBODY.test(value)))
        report({...placeOf(attribute), message});
    }
    visit(page.tree, ['link', 'image'], (node) => {
      if (!('url' in node)) return;
      const alt = 'alt' in node ? (node.alt ?? '').trim() : '';
      if (NOBODY.test(node.url) || EXAMPLES.test(alt)) report({...placeOf(node), message});
    });
    for (const {value, offsets} of allWords(page)) {
      if (offsets[0] < page.frontMatter.end && EXAMPLES.test(value.trim()))
        report({start: offsets[0], end: offsets[value.length], message});
    }
  },
};
