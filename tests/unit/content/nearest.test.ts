/** The word that was meant, and words in a sentence. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {nearest} from '../../../src/content/checker/nearest';
import {listed} from '../../../src/content/checker/wording';

for (const [word, words, match] of [
  ['Work_Readines', ['academy', 'work-readiness', 'work'], 'work-readiness'],
  ['abcdefghi', ['abcdef', 'abcde'], 'abcdef'],
  ['abcdefghi', ['abcde'], undefined],
  // Of two letters, one is no third: nothing is near.
  ['ab', ['cd'], undefined],
  ['ab', ['abc'], 'abc'],
  ['on', ['id'], undefined],
  ['ID', ['id'], 'id'],
  ['abc', ['abd', 'abe'], undefined],
  ['tiltes', ['title', 'titles'], 'titles'],
  ['a', [], undefined],
] as const) {
  test(`"${word}" means ${match ?? 'none'} of ${words.join(', ')}`, () => {
    expect(nearest(word, [...words])).toBe(match);
  });
}

test('words are listed as in a sentence', () => {
  const lists = [[], ['a'], ['a', 'b'], ['a', 'b', 'c']];
  expect(lists.map((words) => listed(words))).toEqual(['', 'a', 'a or b', 'a, b or c']);
  expect(listed(['a', 'b', 'c'], 'and')).toBe('a, b and c');
});
