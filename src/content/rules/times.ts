import type {Words} from '../page/positions';
import {allWords} from '../page/words';
import type {Finding} from '../source';
import {replacement} from './prices';
import type {Rule} from './rule';

/** A time with its half of the day. The last full stop of `p.m.` stays where it ends the sentence. */
const TIME =
  /(?<![\d.:])(\d{1,2})(?:[:.](\d{2}))?[ \u00a0]?(?:([ap])m\b|([ap])\.[ \u00a0]?m(?:\.(?!\s+\p{Lu}|\s*$)|(?=\.)))(?!\w)/giu;
const MESSAGE = 'Write times like this: 8:00 AM.';
/** `I am`: a number before it is no time. */
const WORD_AM = /^\d{1,2} am$/;

function timeOf([written, hour, minutes = '00', plain, dotted]: RegExpMatchArray): string | undefined {
  const half = (plain ?? dotted).toUpperCase();
  const [hours, past] = [Number(hour), Number(minutes)];
  if (past > 59 || hours > 23 || WORD_AM.test(written)) return undefined;
  if (hours > 12) return half === 'P' ? `${hours - 12}:${minutes} PM` : undefined;
  return hours > 0 ? `${hours}:${minutes} ${half}M` : undefined;
}

export const findTimes = (words: Words): Finding[] =>
  [...words.value.matchAll(TIME)].flatMap((match) => {
    const text = timeOf(match);
    if (text) return replacement(words, match, text, MESSAGE);
    const [start, end] = [match.index, match.index + match[0].length].map((index) => words.offsets[index]);
    // "1 am happy" is no time.
    return WORD_AM.test(match[0]) && /^\s+[a-z]/.test(words.value.slice(match.index + match[0].length))
      ? []
      : [{start, end, message: `${MESSAGE} There is no ${match[0]}.`}];
  });

/** One form of times on the whole site. */
export const times: Rule = {
  id: 'times',
  help: 'prices-and-hours',
  page({page, report}) {
    for (const words of allWords(page)) for (const finding of findTimes(words)) report(finding);
  },
};
