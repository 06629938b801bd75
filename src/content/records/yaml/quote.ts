/** Texts between quotation marks, as YAML reads them. */

const PAIR = /^["“”„«]([^"“”„«»]*)["“”»]?$|^['‘’‚]([^'‘’‚]*)['‘’]?$/;

/** The words without the quotation marks, straight or curly, that stand around all of them. */
export function withoutQuotes(text: string): string {
  const [, double, single] = PAIR.exec(text.trim()) ?? [];
  return double ?? single ?? text.trim();
}

/** The words between straight quotation marks: single ones where double ones are among the words. */
export function quoted(text: string): string {
  const words = withoutQuotes(text);
  if (words.includes('"') && !words.includes("'")) return `'${words}'`;
  return `"${words.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}
