/** Sentences about the past, the future, or something else than what the pages show: there a number or a price may differ. */

/** "We began with two programs in 2015." */
const PAST = String.raw`(?:19|20)\d\d|began|begun|started|used to|was|were|had|grew|once`;
/** "Soon there will be two more." */
const FUTURE = 'will|plan|hope|soon';
/** "Another two programs are for companies." */
const OTHERS = 'more|another|new|other';
const NOT_OF_TODAY = new RegExp(String.raw`\b(?:${PAST}|${FUTURE}|${OTHERS})\b`, 'i');

/** Whether the sentence around a place in a run of words is about anything else than what there is today. */
export function isOfOtherTime(value: string, at: number): boolean {
  const before = value
    .slice(0, at)
    .split(/[.!?]\s|\n/)
    .at(-1);
  const [after] = value.slice(at).split(/[.!?](?:\s|$)/, 1);
  return NOT_OF_TODAY.test(`${before}${after}`);
}
