import {quoted} from '../../yaml/quote';
import type {ValueRule} from './valueRule';

export const text: ValueRule = {
  id: 'record-text',
  forms: ['text'],
  example: ['tagline: 2015', 'tagline: "2015"'],
  message: () => 'must be a text. Put quotation marks around it.',
  correct: (written) => (written.trim() ? quoted(written) : undefined),
};
