import type {ValueRule} from './valueRule';

const EMAIL = /[^\s@<>()[\],;:"?#&/]+@[^\s@<>()[\],;:"?#&/]+\.[a-z]+/gi;

/** The one e-mail address among the words. */
export function emailIn(written: string): string | undefined {
  const found = new Set(written.replace(/\s*@\s*/, '@').match(EMAIL));
  return found.size === 1 ? [...found][0] : undefined;
}

export const email: ValueRule = {
  id: 'record-email',
  forms: ['email'],
  example: ['email: mailto:grace@hatchery.ug', 'email: grace@hatchery.ug'],
  message: () => 'must be an e-mail address: a name, @, and the rest.',
  correct: (written) =>
    /\s/.test(written.replace(/\s*@\s*/, '@').replace(/^mailto:\s*/i, '')) && !/[[<(]/.test(written)
      ? undefined
      : emailIn(written),
};
