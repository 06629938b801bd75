import type {ValueRule} from './valueRule';

export const key: ValueRule = {
  id: 'record-key',
  forms: ['key'],
  example: ['Our Students:', 'our-students:'],
  message: () => 'must be written in small letters and hyphens, for example: universities.',
  correct(written) {
    const plain = written
      .trim()
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '');
    return /^[a-z][a-z0-9-]*$/.test(plain) ? plain : undefined;
  },
};
