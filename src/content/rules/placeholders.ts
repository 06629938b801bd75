import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {literalOf, placeOf} from '../page/elements';
import {allWords} from '../page/words';
import {isHandbook} from '../source';
import type {Rule} from './rule';

/** What the handbook and the messages show as an example of somebody's own words. */
const EXAMPLES =
  /^(…|\.\.\.|name of the (company|founder)|what the founder said\.?|what (it|the (image|picture)) shows|what (this|the) page is about, in a sentence\.?|the name of this page|lorem ipsum\b.*|(todo|tbc|tbd|fixme)\b.*)$/i;
/** What the editor writes where somebody's own words are still to come. */
const TO_WRITE =
  /^write (a heading|its name|what you want to say|one sentence that says what this page is about|the (first|second) entry|what it (is, in one short line|includes)|who it is for|what a person gets|what they do here|what (kind of startup it is|was counted)|who has to confirm it, and why)\.?$/i;
const isExample = (words: string) => EXAMPLES.test(words) || TO_WRITE.test(words);
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
      if ('children' in node && isExample(textOf(node).trim())) report({...placeOf(node), message});
    });
    for (const {attribute} of page.settings) {
      const value = literalOf(attribute);
      if (typeof value === 'string' && (isExample(value.trim()) || NOBODY.test(value)))
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
