/** What an address of the editor leads to. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {addressFrom, type Target, targetOf} from '../../../../src/editor/ui/target';
import {ABOUT} from '../files';

const address = addressFrom('/editor');

const ADDRESSES: [target: Target, address: string][] = [
  [{kind: 'overview'}, '/editor'],
  [{kind: 'newPage'}, '/editor?new='],
  [{kind: 'proposal', name: 'edit/grace'}, '/editor?proposal=edit/grace'],
  [{kind: 'history', file: ABOUT}, '/editor?history=pages/about.mdx'],
  [{kind: 'file', file: ABOUT}, '/editor?file=pages/about.mdx'],
  [{kind: 'file', file: ABOUT, words: 'A & b'}, '/editor?file=pages/about.mdx&words=A+%26+b'],
  [
    {kind: 'file', file: 'records/hours.yml', line: 3, from: {file: ABOUT, line: 9}},
    '/editor?file=records/hours.yml&line=3&from=pages/about.mdx%3A9',
  ],
];
for (const [target, expected] of ADDRESSES) {
  test(`${expected} leads where it was made for`, () => {
    expect(address(target)).toBe(expected);
    expect(targetOf(expected.slice('/editor'.length))).toEqual(target);
  });
}

test('the address of a proposal can have its number', () => {
  expect(address({kind: 'proposal', name: 12})).toBe('/editor?proposal=12');
  expect(targetOf('?proposal=12')).toEqual({kind: 'proposal', name: '12'});
});

test('an address that names nothing leads to the overview, and one of no line to its file', () => {
  for (const search of ['?file=', '?proposal=', '?history=', '?line=3'])
    expect(targetOf(search)).toEqual({kind: 'overview'});
  expect(targetOf(`?file=${ABOUT}&line=last`)).toEqual({kind: 'file', file: ABOUT});
});
