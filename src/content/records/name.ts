/** The organisation's name: filling it in for %name%, and finding it written out. */

export const NAME_TOKEN = '%name%';

export const NAME_MESSAGE = 'Write %name% for the organisation’s name, so that it changes everywhere at once.';

/** Puts the organisation's name in place of each `%name%` in text, or in every key and text of a list or object. */
export function fillName<T>(value: T, name: string): T {
  if (typeof value === 'string') return value.replaceAll(NAME_TOKEN, () => name) as T;
  if (Array.isArray(value)) return value.map((item) => fillName(item, name)) as T;
  if (value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [fillName(key, name), fillName(item, name)]),
    ) as T;
  }
  return value;
}

/** Where text has the name written out. In an address or a longer word, such as an e-mail address, it may stay. */
export function nameWrittenOut(text: string, name: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(name); name && at >= 0; at = text.indexOf(name, at + name.length)) {
    const after = text.slice(at + name.length, at + name.length + 2);
    const isInWord = /[\p{L}\p{N}_@./%-]/u.test(text[at - 1] ?? '') || /^(?:[\p{L}\p{N}_@/-]|\.\p{L})/u.test(after);
    if (!isInWord) places.push(at);
  }
  return places;
}
