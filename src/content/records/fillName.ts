/** Puts the organisation's name in place of each `%name%` in a text, or in every key and text of a list or record. */
export function fillName<T>(value: T, name: string): T {
  if (typeof value === 'string') return value.replaceAll('%name%', () => name) as T;
  if (Array.isArray(value)) return value.map((item) => fillName(item, name)) as T;
  if (value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [fillName(key, name), fillName(item, name)]),
    ) as T;
  }
  return value;
}
