/** Finds in a file the words that somebody clicked on in the page. */

const SHORTEST = 3;

/**
 * The place of words in a text, as near to an offset as there is one. Markup may stand between the words, so fewer and
 * fewer of them are looked for.
 */
export function placeOfWords(text: string, words: string, near: number): {start: number; end: number} {
  const all = words.trim().split(/\s+/).slice(0, 12);
  for (let count = all.length; count > 0; count -= 1) {
    const pattern = all
      .slice(0, count)
      .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('\\s+');
    if (pattern.length < SHORTEST) break;
    let best: {start: number; end: number} | undefined;
    for (const {index, 0: found} of text.matchAll(new RegExp(pattern, 'g'))) {
      if (!best || Math.abs(index - near) < Math.abs(best.start - near))
        best = {start: index, end: index + found.length};
    }
    if (best) return best;
  }
  return {start: near, end: near};
}
