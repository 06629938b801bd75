/** Two people's changes of one text. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {merge} from '../../../src/editor/workspace/merge';

const BEFORE = 'One.\nTwo.\nThree.\n';

test('lines that only one side changed come together, neighbors too', () => {
  const merged = merge('One!\nTwo.\nThree.\n', BEFORE, 'One.\nTwo?\nThree.\nFour.\n');
  expect(merged.conflicts).toEqual([]);
  expect(merged.text()).toBe('One!\nTwo?\nThree.\nFour.\n');
});

test('the same change on both sides is no conflict', () => {
  expect(merge('One!\nTwo.\nThree.\n', BEFORE, 'One!\nTwo.\nThree.\n').conflicts).toEqual([]);
});

test('a line that both changed is settled one conflict after another', () => {
  const merged = merge('One!\nTwo.\nThree!\n', BEFORE, 'One?\nTwo.\nThree?\n');
  expect(merged.conflicts).toEqual([
    {mine: ['One!'], theirs: ['One?']},
    {mine: ['Three!'], theirs: ['Three?']},
  ]);
  expect(merged.text(['theirs', 'mine'])).toBe('One?\nTwo.\nThree!\n');
});

test('lines that one side deleted and the other changed leave none if they go', () => {
  const merged = merge('One.\nThree.\n', BEFORE, 'One.\nTwo?\nThree.\n');
  expect(merged.text(['mine'])).toBe('One.\nThree.\n');
  expect(merged.text(['theirs'])).toBe('One.\nTwo?\nThree.\n');
});
