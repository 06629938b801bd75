/** Finds in a file the word that somebody clicked on in the page. */

/** A click on words of the page. */
export interface Click {
  /** The words of the passage. */
  words: string;
  /** Where in them somebody clicked. */
  at: number;
  /** Where the passage stands in the file: exactly if `end` is known, or else near it. */
  start: number;
  end?: number;
}

interface Token {
  word: string;
  start: number;
  end: number;
}

/** How many words before and behind tell one place from another. */
const AROUND = 6;

const tokensOf = (text: string, from = 0, to = text.length): Token[] =>
  Array.from(text.slice(from, to).matchAll(/[\p{L}\p{N}]+/gu), ({0: word, index}) => {
    const start = from + index;
    return {word, start, end: start + word.length};
  });

/** How many words around two places are the same, one after the other. Markup may break them off. */
function likeness(page: Token[], i: number, file: Token[], k: number): number {
  let same = 0;
  for (const step of [-1, 1]) {
    for (let n = step; Math.abs(n) <= AROUND; n += step) {
      if (!page[i + n] || page[i + n].word !== file[k + n]?.word) break;
      same += 1;
    }
  }
  return same;
}

/** The place in the file of a word of the page: where the words around it are the same, or else the nearest. */
function find(page: Token[], i: number, file: Token[], near: number): {token: Token; same: number} | undefined {
  let best: {token: Token; same: number} | undefined;
  const away = ({start}: Token) => Math.abs(start - near);
  file.forEach((token, k) => {
    if (token.word !== page[i].word) return;
    const same = likeness(page, i, file, k);
    if (!best || same > best.same || (same === best.same && away(token) < away(best.token))) best = {token, same};
  });
  return best;
}

/** The offset in the file that a click was meant for: before or behind the word, whichever was nearer. */
export function placeOfClick(text: string, {words, at, start, end}: Click): number {
  const page = tokensOf(words);
  const clicked = Math.max(page.filter((token) => token.start <= at).length - 1, 0);
  const word = page[clicked];
  if (!word) return start;
  const near = start + at;
  // In its passage one word is enough. Elsewhere a common one would lead astray.
  const inside = end === undefined ? undefined : find(page, clicked, tokensOf(text, start, end), near);
  const found = inside ?? find(page, clicked, tokensOf(text), near);
  if (!found || (!inside && found.same === 0 && page.length > 1)) return start;
  if (at - word.start <= word.word.length / 2) return found.token.start;
  // Behind the word, and behind the full stop, if somebody clicked there.
  const behind = words.slice(word.end, Math.max(at, word.end));
  return found.token.end + (text.startsWith(behind, found.token.end) ? behind.length : 0);
}
