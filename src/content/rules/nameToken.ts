import {nearest} from '../nearest';
import {isHandbook} from '../source';
import type {Rule} from './rule';

const TOKEN = '%name%';
/** Percent signs around a word, spaces inside or not; or one before `name` alone. */
const SLIP = /[%％]+[ \u00a0]*([a-z]{3,12})[ \u00a0]*[%％]+|(?<![\d%])%name\b|\bname%(?!\w)/giu;

/** Where the organisation's name was meant and isn't understood: visitors would read the token. */
export const nameToken: Rule = {
  id: 'name-token',
  help: 'the-name',
  page({page: {source}, report}) {
    if (isHandbook(source.file)) return;
    for (const {0: written, 1: word, index: start} of source.text.matchAll(SLIP)) {
      const near = !word || nearest(word, ['name']) !== undefined;
      // A word between two signs without a space is nothing but a token.
      if (written === TOKEN || (!near && !/^[%％]\w+[%％]$/u.test(written))) continue;
      // "30% name …, 20% …" is about percentages.
      if (word && /\d/.test(source.text[start - 1] ?? '')) continue;
      const end = start + written.length;
      const message = 'Write %name% in small letters, with one % on each side and no spaces.';
      report({start, end, message, edits: [{start, end, text: TOKEN}], fixable: near});
    }
  },
};
