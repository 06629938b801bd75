/** What slips into YAML while somebody writes words: signs that it takes for its own. */
import {type Document, isAlias, type Node, type Pair, parseDocument, type Scalar, visit, type YAMLMap} from 'yaml';

/**
 * A text between straight quotation marks. Marks around the whole of it were meant as such; those around some of its
 * words belong to it.
 */
export function inQuotes(text: string): string {
  const [, inner = text] = /^["“”'‘’„«]([^"“”„«»]*?)["“”'‘’»]?$/.exec(text) ?? [];
  return `"${inner.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

/** Offsets of values that begin with & or *: YAML takes these for names, by which one value stands for another. */
export function namedValues(document: Document): number[] {
  const found: number[] = [];
  visit(document, {
    Node: (_key, node) => {
      if ((isAlias(node) || node.anchor) && node.range) found.push(node.range[0]);
    },
  });
  return found;
}

/** The names of a record and what stands behind each, with their places. */
export const namesIn = (text: string): Pair<Scalar, Node | null>[] =>
  parseDocument<YAMLMap<Scalar, Node | null>>(text).contents?.items ?? [];

/** What is wrong with a line that YAML cannot read, by the name that `yaml` has for it. */
const SENTENCES: Partial<Record<string, string>> = {
  DUPLICATE_KEY: 'This name stands twice in the same place. Keep one of the two lines.',
  TAB_AS_INDENT: 'This line begins with a tab. Begin it with spaces instead.',
  BAD_INDENT: 'This line does not begin under its neighbours. Give it as many spaces at its start as the line above.',
  MULTILINE_IMPLICIT_KEY: 'A colon is missing on this line. Write the name, a colon, a space, and the value.',
  BLOCK_AS_IMPLICIT_KEY: 'A text with a colon in it needs quotation marks around it: "like: this".',
  MISSING_CHAR: 'A quotation mark or bracket was opened and never closed. Close it on the same line.',
  BAD_ALIAS: 'A value cannot begin with a sign such as * or @. Put quotation marks around it.',
};

/** What is wrong with a line, by the name that `yaml` has for it. */
export const sentenceOf = (code: string): string =>
  SENTENCES[code] ?? 'This line cannot be read. Compare it with the lines around it.';

/** The code of what YAML stumbled over; a value that begins with one of its signs gives it many different ones. */
export const codeOf = (code: string, line: string): string =>
  /^\s*(?:- )?[^:#]+: +[*&!%@`|>[{]/.test(line) ? 'BAD_ALIAS' : code;

/** The line after the one at `offset`, when it begins further right than its neighbour above, and how it should be. */
export function deeperLine(text: string, offset: number): {start: number; write: string} | undefined {
  const [line, next = ''] = text.slice(text.lastIndexOf('\n', offset - 1) + 1).split('\n');
  const [, start] = /^(\s*(?:- )?)[^\s#:][^:]*: +\S/.exec(line) ?? [];
  const [, indent, words] = /^( +)([^\s#:][^:]*:.*)$/.exec(next) ?? [];
  if (start === undefined || words === undefined || indent.length <= start.length) return undefined;
  return {start: text.indexOf('\n', offset) + 1 + indent.length, write: ' '.repeat(start.length) + words};
}

/** Offset of a quotation mark or bracket that its line does not close: YAML tells only where the file ends. */
export function neverClosed(text: string): number | undefined {
  const found = /^([ ]*(?:- )?[^\s#:][^:\n]*: +)(?:"(?!.*")|'(?!.*')|\[(?!.*\])|\{(?!.*\}))/m.exec(text);
  return found ? found.index + found[1].length : undefined;
}

/** The line to paste for a line that YAML cannot read, when it can be worked out. */
export function mendedLine(code: string, line: string): string | undefined {
  if (/^ *\t/.test(line)) return line.replace(/^[ \t]+/, (indent) => indent.replaceAll('\t', '  '));
  const [, start, value] = /^(\s*(?:- )?[^:#]+: ) *(.*\S)\s*$/.exec(line) ?? [];
  if (!start || !['BLOCK_AS_IMPLICIT_KEY', 'BAD_ALIAS', 'MISSING_CHAR'].includes(code)) return undefined;
  return start + inQuotes(value);
}
