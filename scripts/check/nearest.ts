/** The word that was probably meant. */

function distance(a: string, b: string): number {
  let previous = Array.from({length: b.length + 1}, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      row[j] = Math.min(previous[j] + 1, row[j - 1] + 1, previous[j - 1] + cost);
    }
    previous = row;
  }
  return previous[b.length];
}

/** The nearest of `words`, unless all of them are far away. */
export function nearest(word: string, words: string[]): string | undefined {
  const small = word.toLowerCase().replace(/[\s_-]/g, '');
  const ranked = words
    .map((candidate) => ({candidate, far: distance(small, candidate.toLowerCase().replace(/[\s_-]/g, ''))}))
    .sort((a, b) => a.far - b.far);
  const [best] = ranked;
  return best && best.far <= Math.max(2, Math.floor(word.length / 3)) ? best.candidate : undefined;
}

/** Words as a list in a sentence: a, b or c. */
export function listed(words: string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
