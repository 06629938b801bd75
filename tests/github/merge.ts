/** Merges two versions of a folder as GitHub does: file by file, and texts line by line. */
import {diff3Merge} from 'node-diff3';

/** The files of a commit, by their paths. */
export type Tree = Record<string, Buffer>;

/** Undefined if there is no such file. */
type File = Buffer | undefined;

const isSame = (one: File, other: File): boolean => (one && other ? one.equals(other) : one === other);

/** The paths of the files that differ between two trees. */
export const changedFiles = (before: Tree, after: Tree): string[] =>
  Object.keys({...before, ...after}).filter((file) => !isSame(before[file], after[file]));

/** The lines of a text with their line breaks. Undefined for bytes, or if there is no file. */
const linesOf = (file: File): string[] | undefined =>
  file && !file.includes(0) ? file.toString().split(/(?<=\n)/) : undefined;

/** A file that both sides have changed. Undefined for a conflict: changes in the same or in adjacent lines. */
function mergeFile(base: File, ours: File, theirs: File): File {
  const [before, one, other] = [base, ours, theirs].map(linesOf);
  if (!before || !one || !other) return undefined;
  const regions = diff3Merge(one, before, other);
  if (regions.some(({conflict}) => conflict)) return undefined;
  return Buffer.from(regions.flatMap(({ok = []}) => ok).join(''));
}

/** Our tree with their changes since `base`. Undefined if there is a conflict. */
export function mergeTrees(base: Tree, ours: Tree, theirs: Tree): Tree | undefined {
  const tree = {...ours};
  for (const file of changedFiles(base, theirs)) {
    const isOursToo = !isSame(base[file], ours[file]) && !isSame(ours[file], theirs[file]);
    const merged = isOursToo ? mergeFile(base[file], ours[file], theirs[file]) : theirs[file];
    if (merged) tree[file] = merged;
    else if (isOursToo) return undefined;
    else delete tree[file];
  }
  return tree;
}
