/** The offset of a line and column, both from 1. Never beyond the end of the text. */
export function offsetOf(text: string, line: number, column = 1): number {
  const before = text.split('\n').slice(0, line - 1);
  return Math.min(before.reduce((sum, {length}) => sum + length + 1, 0) + column - 1, text.length);
}
