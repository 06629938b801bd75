import type {Words} from '../page/positions';
import {allWords} from '../page/words';
import type {Finding} from '../source';
import {replacement} from './prices';
import type {Rule} from './rule';

const TIME = /\b(\d{1,2})(?:[:.](\d{2}))?[ \u00a0]?(?:([ap])m\b|([ap])\.[ \u00a0]?m\.)/gi;

export const findTimes = (words: Words): Finding[] =>
  [...words.value.matchAll(TIME)].flatMap((match) => {
    const [, hour, minutes = '00', plain, dotted] = match;
    if (Number(hour) < 1 || Number(hour) > 12 || Number(minutes) > 59) return [];
    const text = `${Number(hour)}:${minutes} ${(plain ?? dotted).toUpperCase()}M`;
    return replacement(words, match, text, 'Write times like this: 8:00 AM.');
  });

/** One form of times on the whole site. */
export const times: Rule = {
  id: 'times',
  help: 'prices-and-hours',
  page({page, report}) {
    for (const words of allWords(page)) for (const finding of findTimes(words)) report(finding);
  },
};
