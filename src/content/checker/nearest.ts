/** The word that was probably meant. */

/** Edits between two words: letters added, dropped, changed, or two neighbours swapped. */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let previous = Array.from({length: b.length + 1}, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      row[j] = Math.min(previous[j] + 1, row[j - 1] + 1, previous[j - 1] + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        row[j] = Math.min(row[j], before[j - 2] + 1);
    }
    [before, previous] = [previous, row];
  }
  return previous[b.length];
}

const plain = (word: string) => word.toLowerCase().replace(/[\s_-]/g, '');

/**
 * The nearest of `words`: at most one slip in three letters of the longer word. Capitals, spaces, hyphens and underscores
 * don't count. No suggestion is better than a wrong one, so two that are equally near give none.
 */
export function nearest(word: string, words: string[]): string | undefined {
  const meant = plain(word);
  const ranked = words
    .map((candidate) => ({candidate, slips: distance(meant, plain(candidate))}))
    .sort((a, b) => a.slips - b.slips);
  const [best, second] = ranked;
  if (!best || best.slips > Math.floor(Math.max(meant.length, plain(best.candidate).length) / 3)) return undefined;
  return second?.slips === best.slips && best.slips > 0 ? undefined : best.candidate;
}
