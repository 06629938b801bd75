/** A file's text as the check reads it, and the way from a place in it to a message. */
import type {Mistake} from './mistake';

export interface Source {
  /** Path from the site's folder. */
  file: string;
  /** The text with Unix line ends, no byte-order mark, and plain spaces where the build needs them. */
  text: string;
  /** The mistake at the characters from `start` up to `end`. */
  at: (start: number, end: number, found: Omit<Mistake, 'file' | 'line' | 'column' | 'excerpt' | 'length'>) => Mistake;
}

/** The handbook is Docusaurus' own, with all that this can draw; a page for visitors has a small part of it. */
export const isHandbook = (file: string) => file.startsWith('handbook/');

/** Places where a non-breaking space hides a list, a tag or an indentation from the build, or changes a heading's address. */
const SPACES_THAT_COUNT =
  /^[ \t\u00a0]*#{1,6}[ \t\u00a0].*$|^[ \t\u00a0]*(?:[-*+>]|\d+[.)])?[ \t\u00a0]+|<\/?[A-Za-z][^<>]*>|^import[ \u00a0].*$/gm;

/**
 * What an editor on another system may leave behind is no mistake: Windows line ends, byte-order marks, and
 * non-breaking spaces. Both the check and the build read pages through this.
 */
export function readable(raw: string): string {
  const text = raw.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const top = /^---\n[\s\S]*?\n---[ \t]*$/m.exec(text)?.[0];
  const head = top && text.startsWith(top) ? top : '';
  const plain = (part: string) => part.replaceAll('\u00a0', ' ');
  return plain(head) + text.slice(head.length).replace(SPACES_THAT_COUNT, plain);
}

/** A page's or record's text, ready to be checked. */
export function createSource(file: string, raw: string): Source {
  const text = readable(raw);
  return {
    file,
    text,
    at(start, end, found) {
      const offset = Math.min(start, text.length);
      const lineStart = text.slice(0, offset).lastIndexOf('\n') + 1;
      const lineEnd = text.indexOf('\n', offset);
      const excerpt = text.slice(lineStart, lineEnd < 0 ? undefined : lineEnd);
      const line = text.slice(0, offset).split('\n').length;
      return {file, line, column: offset - lineStart + 1, length: Math.max(1, end - start), excerpt, ...found};
    },
  };
}

/** The text with everything but line ends between two offsets replaced by spaces: places stay where they are. */
export function blank(text: string, start: number, end: number): string {
  return text.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, ' ') + text.slice(end);
}
