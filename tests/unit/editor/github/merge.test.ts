/** The model of GitHub merges a proposal as GitHub does: line by line, where both are texts. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {mergeTrees, type Tree} from '../../../github/merge';

const FILE = 'pages/about.mdx';
const BASE = 'One.\n\nTwo.\n\nThree.\n';

/** A tree with one file; without one, if there is no text. */
const treeOf = (text?: string | Buffer): Tree => (text === undefined ? {} : {[FILE]: Buffer.from(text)});

const merge = (base: string | Buffer | undefined, ours?: string | Buffer, theirs?: string | Buffer) =>
  mergeTrees(treeOf(base), treeOf(ours), treeOf(theirs));

const MERGED: [what: string, ours: string | undefined, theirs: string | undefined, both: string | undefined][] = [
  ['one side alone', BASE, 'One.\n\n2.\n\nThree.\n', 'One.\n\n2.\n\nThree.\n'],
  ['different lines', '1.\n\nTwo.\n\nThree.\n', 'One.\n\nTwo.\n\n3.\n', '1.\n\nTwo.\n\n3.\n'],
  ['the same line in the same way', 'One.\n\n2.\n\nThree.\n', 'One.\n\n2.\n\nThree.\n', 'One.\n\n2.\n\nThree.\n'],
  ['the file, which one deletes and nobody else changes', BASE, undefined, undefined],
];
for (const [what, ours, theirs, both] of MERGED) {
  test(`what changes ${what} is merged`, () => {
    expect(merge(BASE, ours, theirs)).toEqual(treeOf(both));
  });
}

const CONFLICTS: [what: string, base: string | Buffer | undefined, ours?: string | Buffer, theirs?: string | Buffer][] =
  [
    ['the same line', BASE, 'One.\n\n2.\n\nThree.\n', 'One.\n\nII.\n\nThree.\n'],
    ['adjacent lines', 'One.\nTwo.\n', '1.\nTwo.\n', 'One.\n2.\n'],
    ['a file that the other one deletes', BASE, 'One.\n', undefined],
    ['a new file of the same name', undefined, 'One.\n', 'Two.\n'],
    ['a photograph', Buffer.of(0, 1), Buffer.of(0, 2), Buffer.of(0, 3)],
  ];
for (const [what, base, ours, theirs] of CONFLICTS) {
  test(`both change ${what}: a conflict`, () => {
    expect(merge(base, ours, theirs)).toBeUndefined();
  });
}
