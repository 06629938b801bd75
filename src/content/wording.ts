/** Items as a list in a sentence, for one to be chosen: a, b or c. With `and`, for all of them: a, b and c. */
export function listed(items: string[], conjunction: 'or' | 'and' = 'or'): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${conjunction} ${items.at(-1)}`;
}
