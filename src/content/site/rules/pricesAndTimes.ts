/** Prices and times are written in one format on the whole site: here those in sentences. */
import type {Edit, Span} from '../../checker/diagnostic';
import type {TextRun} from '../../checker/page/positions';
import {allWords} from '../../checker/page/words';
import {pageRule} from '../../checker/rules/rule';
import type {Finding} from '../../checker/source';
import {PRICE_MESSAGE, pricesIn} from '../prices';
import {TIME_MESSAGE, TIMES_IN_WORDS, toTime} from '../times';

/** The edit that puts a text in place of a stretch of a run of words. */
const editAt = ({offsets}: TextRun, {start, end}: Span, text: string): Edit => ({
  start: offsets[start],
  end: offsets[end],
  text,
});

/** Prices in any other format than the agreed one. */
function findPrices(words: TextRun): Finding[] {
  return pricesIn(words.value).flatMap(({start, end, written, price}) => {
    if (!price || written.replace('\u00a0', ' ') === price) return [];
    const edit = editAt(words, {start, end}, price);
    // With spaces between its digits it could be two numbers. A range, or an amount in thousands, a person should check.
    const isOneNumber = /^UGX/i.test(written) && !/\d[ \u00a0]\d|\d[-–]|[ksh]/i.test(written);
    const certainty = isOneNumber ? 'safe' : 'likely';
    return [{start: edit.start, end: edit.end, message: PRICE_MESSAGE, edits: [edit], certainty}];
  });
}

/** How a sentence goes on after "am" as a verb, as in "at 30 I am happy"; "8 am to" and "8 am on" are times. */
const GOES_ON = /^\s+(?!(?:to|till|until|and|or|on|every|in|for|at|by|from|sharp|daily)\b)[a-z]/;

/** Times in any other format than the agreed one. A range is one problem: both its times are changed, or neither. */
function findTimes(words: TextRun): Finding[] {
  const {value, offsets} = words;
  return [...value.matchAll(TIMES_IN_WORDS)].flatMap(({0: raw, index, groups: {lead, first, last} = {}}) => {
    const [from, to] = [index + lead.length, index + raw.length];
    const times = [...(first ? [{at: from, written: first}] : []), {at: to - last.length, written: last}];
    const isRight = times.every(({written}) => written.replace('\u00a0', ' ') === toTime(written));
    const isVerb = /^\d{1,2} am$/.test(last) && GOES_ON.test(value.slice(to));
    if (isVerb || isRight || !toTime(last)) return [];
    const edits = times.flatMap(({at, written}) => {
      const time = toTime(written);
      return time ? [editAt(words, {start: at, end: at + written.length}, time)] : [];
    });
    const finding = {start: offsets[from], end: offsets[to], message: TIME_MESSAGE};
    // In "8-5pm", only a person knows which half of the day the 8 is in.
    return [edits.length === times.length ? {...finding, edits, certainty: 'safe'} : finding];
  });
}

/** Prices and times that a sentence has in another format: changed whole or not at all. */
export const pricesAndTimes = pageRule({
  id: 'prices-and-times',
  help: 'prices-and-hours',
  severity: 'warning',
  check(page, report) {
    for (const words of allWords(page).filter(({value}) => /\d/.test(value)))
      for (const finding of [...findPrices(words), ...findTimes(words)]) report(finding);
  },
});
