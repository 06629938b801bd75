/** E-mail addresses: how they are written, and how a link writes to one. */

/** A part of an address: no sign that would end it or begin its options, and in the second half no full stop. */
const SIGN = String.raw`[^\s@<>()[\],;:"?#&/]`;
const SIGN_OF_HOST = String.raw`[^\s@<>()[\],;:"?#&/.]`;
const WHOLE = `${SIGN}+@${SIGN_OF_HOST}+(?:\\.${SIGN_OF_HOST}+)+`;

/** `name@example.org` */
export const EMAIL = new RegExp(`^${WHOLE}$`);
/** `mailto:name@example.org`, perhaps with options, such as `?subject=Hello`. */
export const MAILTO = new RegExp(`^mailto:${WHOLE}(?:\\?\\S*)?$`, 'i');

/** The addresses among words, each once. */
export const emailsIn = (words: string): string[] => [
  ...new Set(words.match(new RegExp(`${SIGN}+@(?:${SIGN_OF_HOST}+\\.)+[a-z]+`, 'gi'))),
];
