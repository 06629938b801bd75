/** Which pictures the drafts' texts name. */

/** Those of the pictures that one of the texts names. */
export const namedIn = (files: string[], texts: string[]): string[] =>
  files.filter((file) => texts.some((text) => text.includes(`/${file}`)));

/** Those that no other text names: they go when this one is thrown away. */
export function namedOnlyIn(files: string[], text: string, others: string[]): string[] {
  const kept = namedIn(files, others);
  return namedIn(files, [text]).filter((file) => !kept.includes(file));
}
