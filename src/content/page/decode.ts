/** What character references in a text stand for. */
import {toString as textOf} from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

const markdown = unified().use(remarkParse).freeze();

const decoded = new Map<string, string>();

/** What a character reference such as `&amp;` stands for; the reference itself when it stands for nothing. */
export function decode(reference: string): string {
  const known = decoded.get(reference) ?? textOf(markdown.parse(reference));
  decoded.set(reference, known);
  return known;
}
