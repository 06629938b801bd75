/** Finds the place in a file that somebody clicked on in the page. */

/** A click on a passage of the page. */
export interface Click {
  /** The words of the passage. */
  words: string;
  /** The offset of the click in these words. */
  at: number;
  /** The passage's place in the file. Without an `end`, `start` is only near it. */
  start: number;
  end?: number;
}

interface Token {
  word: string;
  start: number;
  end: number;
}

/** How many words before and after are compared. */
const AROUND = 6;

const tokensOf = (text: string, from = 0, to = text.length): Token[] =>
  Array.from(text.slice(from, to).matchAll(/[\p{L}\p{N}]+/gu), ({0: word, index}) => {
    const start = from + index;
    return {word, start, end: start + word.length};
  });

/** How many words in a row are the same around two places. Markup may interrupt them. */
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

/** The place of a word in the file: where most words around it are the same, or else the nearest. */
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

/** The offset in the file that a click meant: before or after the word, whichever is nearer. */
export function placeOfClick(text: string, {words, at, start, end}: Click): number {
  const page = tokensOf(words);
  const clicked = Math.max(page.filter((token) => token.start <= at).length - 1, 0);
  const word = page[clicked];
  if (!word) return start;
  const near = start + at;
  // Within the passage a single word is enough. Anywhere else it might be a coincidence.
  const inside = end === undefined ? undefined : find(page, clicked, tokensOf(text, start, end), near);
  const found = inside ?? find(page, clicked, tokensOf(text), near);
  if (!found || (!inside && found.same === 0 && page.length > 1)) return start;
  if (at - word.start <= word.word.length / 2) return found.token.start;
  // After the word, and after the full stop if that was clicked.
  const behind = words.slice(word.end, Math.max(at, word.end));
  return found.token.end + (text.startsWith(behind, found.token.end) ? behind.length : 0);
}
