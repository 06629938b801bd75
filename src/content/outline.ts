/** What a page or a record says, piece by piece: what an edit has changed is what differs between two outlines. */
import type {Nodes} from 'mdast';
import type {ComponentTable} from './components/table';
import {isElement, isNamed, literalOf, type Place, placeOf} from './page/elements';
import {readPage} from './page/page';
import {recordEntries, recordSource} from './records';
import {createSource, locate} from './source';

export interface Piece {
  /** What it stands in, from the outside in. */
  inside: string;
  /** What it says. */
  words: string;
  line: number;
  endLine: number;
}

const nameOf = (node: Nodes) => (isElement(node) ? `<${node.name}>` : node.type);

/** What a node says by itself; undefined when only what stands in it does. */
function wordsOf(node: Nodes): string | undefined {
  if (isElement(node)) {
    const settings = node.attributes.map((one) => (isNamed(one) ? `${one.name}=${literalOf(one)}` : '{…}'));
    return [nameOf(node), ...settings].join(' ');
  }
  if ('url' in node) return `${node.type} ${node.url} ${'alt' in node ? node.alt : ''}`;
  return 'value' in node && node.type !== 'mdxjsEsm' ? `${node.type} ${node.value}` : undefined;
}

function outlineOfPage(file: string, text: string, components: ComponentTable): Piece[] {
  const source = createSource(file, text);
  const {tree, frontMatter} = readPage(source, components);
  const pieces: Piece[] = [];
  const add = (inside: string, words: string, {start, end}: Place) =>
    void pieces.push({
      inside,
      words,
      line: locate(source, start).line,
      endLine: locate(source, end).line,
    });
  for (const {path, value, start, valueEnd} of frontMatter.entries)
    add(path.join('/'), `${value}`, {start, end: valueEnd});
  const look = (node: Nodes, around: string): void => {
    const words = wordsOf(node);
    const {start, end} = placeOf(node);
    if (words !== undefined) add(`${around}/${nameOf(node)}`, words, {start, end: 'children' in node ? start : end});
    if ('children' in node) for (const child of node.children) look(child, `${around}/${nameOf(node)}`);
  };
  look(tree, '');
  return pieces;
}

function outlineOfRecord(file: string, text: string): Piece[] {
  const source = recordSource(file, text);
  return recordEntries(source).map(({path, value, start, valueEnd, end}) => ({
    inside: path.join('/'),
    words: `${value}`,
    line: locate(source, start).line,
    endLine: locate(source, Math.max(end, valueEnd)).line,
  }));
}

/** Everything that a file says, in its order. */
export const outlineOf = (file: string, text: string, components: ComponentTable): Piece[] =>
  file.endsWith('.yml') ? outlineOfRecord(file, text) : outlineOfPage(file, text, components);

const full = ({inside, words}: Piece) => `${inside} ${words}`;

/** The pieces of the first list that the second lacks, told apart by what they say and where, or by less. */
export function missingPieces(pieces: Piece[], others: Piece[], tell: (piece: Piece) => string = full): Piece[] {
  const left = new Map<string, number>();
  for (const one of others) left.set(tell(one), (left.get(tell(one)) ?? 0) + 1);
  return pieces.filter((one) => {
    const count = left.get(tell(one)) ?? 0;
    left.set(tell(one), count - 1);
    return count <= 0;
  });
}
