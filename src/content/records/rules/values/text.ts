import {quoted} from '../../yaml/quote';
import type {ValueRule} from './valueRule';

/** What lists in other languages of computers end with. */
const ENDS = /\s*[,;]$/;

export const text: ValueRule = {
  id: 'record-text',
  forms: ['text'],
  example: ['tagline: 2015', 'tagline: "2015"'],
  message: (written) =>
    ENDS.test(written)
      ? 'ends with a comma or semicolon. Delete it.'
      : 'must be a text. Put quotation marks around it.',
  correct(written) {
    if (ENDS.test(written)) return written.replace(ENDS, '') || undefined;
    return written.trim() ? quoted(written) : undefined;
  },
  rejects: (written) => ENDS.test(written),
};
