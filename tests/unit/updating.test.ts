/** When tests write the records anew that they compare with. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {updating} from '../updating';

for (const [UPDATE, isUpdating] of [
  [undefined, false],
  ['', false],
  ['0', false],
  ['1', true],
] as const) {
  test(`UPDATE=${UPDATE} ${isUpdating ? 'writes' : 'leaves'} the records of the tests`, () => {
    expect(updating({UPDATE})).toBe(isUpdating);
  });
}

test('UPDATE with any other value stops the tests, and says what to write', () => {
  expect(() => updating({UPDATE: 'yes'})).toThrow('UPDATE is "yes". UPDATE=1 writes');
});

test('CI never writes the records of the tests: they would pass whatever has changed', () => {
  expect(() => updating({UPDATE: '1', CI: 'true'})).toThrow('Leave it out in CI.');
});
