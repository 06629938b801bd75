/** Sentences about the past, the future, or something else than what the pages show: there a number or a price may differ. */

/** "We began with two programs in 2015." */
const PAST = String.raw`(?:19|20)\d\d|began|begun|started|used to|was|were|had|grew|once`;
/** "Soon there will be two more." */
const FUTURE = 'will|plan|hope|soon';
/** "Another two programs are for companies." */
const OTHERS = 'more|another|new|other';
const NOT_OF_TODAY = new RegExp(String.raw`\b(?:${PAST}|${FUTURE})\b`, 'i');
const OF_OTHERS = new RegExp(String.raw`\b(?:${OTHERS})\b`, 'i');

const BETWEEN_SENTENCES = /[.!?](?:\s|$)|\n/;
/** A comma within a number parts nothing. */
const BETWEEN_CLAUSES = /[.!?,;:](?:\s|$)|\n/;

/** The words around a place, from one of these signs to the next. */
function wordsAround(value: string, at: number, between: RegExp): string {
  const before = value.slice(0, at).split(between).at(-1);
  const [after] = value.slice(at).split(between, 1);
  return `${before}${after}`;
}

/**
 * Whether a place in a run of words is about anything else than what there is today: its sentence of another time, or its
 * clause of others. "Day Pass: UGX 25,000, and more below" is of today's.
 */
export const isOfOtherTime = (value: string, at: number): boolean =>
  NOT_OF_TODAY.test(wordsAround(value, at, BETWEEN_SENTENCES)) ||
  OF_OTHERS.test(wordsAround(value, at, BETWEEN_CLAUSES));
