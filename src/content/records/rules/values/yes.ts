import type {ValueRule} from './valueRule';

export const yes: ValueRule = {
  id: 'record-yes',
  forms: ['yes'],
  example: ['closed: yes', 'closed: true'],
  message: () => 'can only be true. If it isn’t so, delete the line.',
  correct: (written) => (/^(yes|y|true|on|1|✓|closed|all day)$/i.test(written) ? 'true' : undefined),
};
