import {isHandbook} from '../source';
import type {Rule} from './rule';

const TOKEN = '%name%';
const SLIP = /%[ \u00a0]*name[ \u00a0]*%/gi;

/** Where the organisation's name was meant and isn't understood: visitors would read the token. */
export const nameToken: Rule = {
  id: 'name-token',
  help: 'the-name',
  page({page: {source}, report}) {
    if (isHandbook(source.file)) return;
    for (const {0: written, index: start} of source.text.matchAll(SLIP)) {
      if (written === TOKEN) continue;
      const end = start + written.length;
      const message = 'Write %name% in small letters and without spaces.';
      report({start, end, message, edits: [{start, end, text: TOKEN}], fixable: true});
    }
  },
};
