/** Sentences about the past or the future, whose facts aren't today's. */

/** Words of such a sentence: "We began with two programs in 2015." */
const PAST = String.raw`(?:19|20)\d\d|began|begun|started|used to|was|were|had|grew|once`;
const OTHER_TIME = new RegExp(String.raw`\b(?:${PAST}|will|plan|hope|soon|more|another|new|other)\b`, 'i');

/** Whether the sentence around a place in a run of words is about the past or the future. */
export function isOfOtherTime(value: string, at: number): boolean {
  const before = value
    .slice(0, at)
    .split(/[.!?]\s|\n/)
    .at(-1);
  const [after] = value.slice(at).split(/[.!?](?:\s|$)/, 1);
  return OTHER_TIME.test(`${before}${after}`);
}
