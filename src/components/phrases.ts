/** Where a headline may break. What sheets say of a headline's size (`fits h1:` in a note) is measured with these breaks. */

const SPACE_AFTER_PUNCTUATION = /([,.:;!?]) /g;

/**
 * Words that most often begin a phrase: a guess, which "Sign in today" would break. Without those that as often belong to the
 * word before them, such as "up".
 */
const PREPOSITIONS = [
  'about after against among as at before behind between by during for from in into',
  'of on onto since through to towards under until with within without',
].flatMap((line) => line.split(' '));
const SPACE_BEFORE_PREPOSITION = new RegExp(` (?=(${PREPOSITIONS.join('|')}) )`, 'gi');

/**
 * The phrases of a headline: "Our story: how it began" may break after the colon. Where no punctuation parts it, it may break
 * before a preposition: "It began with students" before "with". `text-wrap: balance` (css/base) makes lines of one length, and
 * breaks that one behind "with"; older browsers don't know it at all.
 */
export function phrasesOf(words: string): string[] {
  const parts = words.replace(SPACE_AFTER_PUNCTUATION, '$1\n').split('\n');
  return parts.length > 1 ? parts : words.replace(SPACE_BEFORE_PREPOSITION, '\n').split('\n');
}
