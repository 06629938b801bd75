/** Values that a page may write between braces: a number, a text, yes or no. Nothing that has to be worked out. */

export type Literal = string | number | boolean;

/** The value of `{…}`, or undefined when it is anything but a plain value. */
export function literalIn(raw: string): Literal | undefined {
  const inside = raw.slice(1, -1).trim();
  if (/^-?\d+(\.\d+)?$/.test(inside)) return Number(inside);
  if (inside === 'true' || inside === 'false') return inside === 'true';
  const [, , text] = /^(["'])([^"'\\\n{}]*)\1$/.exec(inside) ?? [];
  return text;
}

/** Whether `{…}` is a note for those who edit the page: braces, slash, star. */
export const isNote = (raw: string) => /^\{\s*\/\*(?:(?!\*\/)[\s\S])*\*\/\s*\}$/.test(raw);
