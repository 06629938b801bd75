/** The word that was meant, and words in a sentence. */
import {expect, test} from 'playwright/test';
import {listed, nearest} from '../../../scripts/check/nearest';

test('the word that was meant is the nearest, unless all are far away', () => {
  expect(nearest('Work_Readines', ['academy', 'work-readiness', 'work'])).toBe('work-readiness');
  expect(nearest('abcdefghi', ['abcdef', 'abcde'])).toBe('abcdef');
  expect(nearest('abcdefghi', ['abcde'])).toBeUndefined();
  expect(nearest('ab', ['cd'])).toBe('cd');
  expect(nearest('abc', ['def'])).toBeUndefined();
  expect(nearest('a', [])).toBeUndefined();
});

test('words are listed as in a sentence', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(listed)).toEqual(['', 'a', 'a or b', 'a, b or c']);
});
