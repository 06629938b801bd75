/** The pictures that any of the texts uses. */
export const namedIn = (files: string[], texts: string[]): string[] =>
  files.filter((file) => texts.some((text) => text.includes(`/${file}`)));

/** The pictures that only this text uses: they are thrown away with it. */
export function namedOnlyIn(files: string[], text: string, others: string[]): string[] {
  const kept = namedIn(files, others);
  return namedIn(files, [text]).filter((file) => !kept.includes(file));
}
