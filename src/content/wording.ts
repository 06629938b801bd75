/** Words in messages and forms: lists, names and sizes. */

/** Items as a list in a sentence, for one to be chosen: a, b or c. With `and`, for all of them: a, b and c. */
export function listed(items: string[], conjunction: 'or' | 'and' = 'or'): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${conjunction} ${items.at(-1)}`;
}

/** A name as words: `perfectFor` is "Perfect for". */
export const nameInWords = (name: string): string =>
  name[0].toUpperCase() + name.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** A size in bytes as people say it: 340 kB, 1.2 MB. The space doesn't break. */
export function sizeInWords(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  return kilobytes < 1000 ? `${kilobytes}\u00a0kB` : `${Number((bytes / 1e6).toFixed(1))}\u00a0MB`;
}
