/** Shortens changed lines for reading. */
import {commonEnds} from './edits';

/** Old words and new ones. */
export interface Pair {
  old: string;
  new: string;
}

/** How much is shown around a change in a long passage, and at most, in characters. */
const AROUND = 80;
const MOST = 5000;

/** Leaves out the common beginning and end, except for the words next to the change. */
function aroundTheChange(pair: Pair): Pair {
  const {start, end} = commonEnds(pair.old, pair.new);
  const behind = pair.old.length - end;
  const cut = (text: string) => {
    const from = text.lastIndexOf(' ', Math.max(start - AROUND, 0)) + 1;
    const found = text.indexOf(' ', text.length - Math.max(behind - AROUND, 0));
    const to = found < 0 ? text.length : found;
    const shown = text.slice(from, Math.min(to, from + MOST));
    const more = to - from - shown.length;
    const rest = more > 0 ? ` … and ${more} more characters` : to < text.length ? ' …' : '';
    return `${from > 0 ? '… ' : ''}${shown}${rest}`;
  };
  return {old: cut(pair.old), new: cut(pair.new)};
}

const TAG = /<\/?[A-Z][^<>]*>/g;

/** The words of changed lines. The tags of components are left out if both sides have the same. */
export function withoutMarkup({old, new: now}: {old: string[]; new: string[]}): Pair {
  const pair = {old: old.join('\n'), new: now.join('\n')};
  const tags = [pair.old, pair.new].map((text) => (text.match(TAG) ?? []).join(''));
  const bare = (text: string) => (tags[0] === tags[1] ? text.replace(TAG, '') : text).trim();
  const words = {old: bare(pair.old), new: bare(pair.new)};
  // If only spaces or empty lines have changed, they have to be seen.
  return aroundTheChange(words.old === words.new ? pair : words);
}
