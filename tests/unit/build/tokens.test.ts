/** Which color the build finds in the tokens. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {colorsIn} from '../../../src/build/tokens';

const color = colorsIn(`
  /* --silk-gold: #000000; */
  :root { --ink-on-gold: #16211b; --silk-ink: var(--ink-on-gold); --silk-gold: #f6b92b; --edge: transparent; }
  [data-theme="dark"] { --silk-ink: #101813; --silk-gold: #ffffff; }`);

test('a color is that of the light theme, also where the sheet gives it by the name of another', () => {
  expect(color('silk-gold')).toBe('#f6b92b');
  expect(color('silk-ink')).toBe('#16211b');
});

for (const name of ['silk-rose', 'edge']) {
  test(`a name without a color, --${name}, is an error that says where one is missing`, () => {
    expect(() => color(name)).toThrow(`src/css/tokens.css has no color --${name} in :root.`);
  });
}
