/** What may stand between braces: a number, a text, true or false, or a note. Nothing that has to be worked out. */

export type Literal = string | number | boolean;

/** The value of `{…}`; undefined for anything but a plain value. */
export function literalIn(raw: string): Literal | undefined {
  const inside = raw.slice(1, -1).trim();
  if (/^-?\d+(\.\d+)?$/.test(inside)) return Number(inside);
  if (inside === 'true' || inside === 'false') return inside === 'true';
  const [, , text] = /^(["'])([^"'\\\n{}]*)\1$/.exec(inside) ?? [];
  return text;
}

/** Whether `{…}` is a note for those who edit the page: braces, slash, star. */
export const isNote = (raw: string) => /^\{\s*\/\*(?:(?!\*\/)[\s\S])*\*\/\s*\}$/.test(raw);
