/** How heavy and how wide a picture may be: what visitors pay for, and what a screen can show. */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'playwright/test';
import {pictureMistake, togetherMistake} from '../../../scripts/check/pictures';

for (const [what, width, filler, refused] of [
  ['as wide and as heavy as one may be', 1600, 99_000, false],
  ['wider', 1601, 0, true],
  ['heavier', 800, 101_000, true],
] as const) {
  test(`a picture ${what} is ${refused ? 'refused, with its limits' : 'let through'}`, () => {
    const siteDir = mkdtempSync(path.join(tmpdir(), 'pictures-'));
    mkdirSync(path.join(siteDir, 'static/img'), {recursive: true});
    const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="900"><!--${' '.repeat(filler)}--></svg>`;
    writeFileSync(path.join(siteDir, 'static/img/a.svg'), picture);
    const message = pictureMistake('/img/a.svg', siteDir, 'pages')?.message;
    if (refused) expect(message).toMatch(/at most 1600 dots wide and 100 kB heavy/);
    else expect(message).toBeUndefined();
    rmSync(siteDir, {recursive: true});
  });
}

test('of pictures that are too heavy together, the one with which they become so is told, once', () => {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  mkdirSync(path.join(siteDir, 'static'));
  for (const name of ['a', 'b', 'c', 'd']) writeFileSync(path.join(siteDir, `static/${name}.svg`), ' '.repeat(90_000));
  const told = (above: string[], url: string) => togetherMistake(above, url, siteDir, 'pages')?.message;
  expect(told(['/a.svg'], '/b.svg')).toBeUndefined();
  expect(told(['/a.svg', '/b.svg'], '/b.svg')).toBeUndefined();
  expect(told(['/a.svg', '/b.svg'], '/c.svg')).toContain('weigh 270 kB together');
  expect(told(['/a.svg', '/b.svg', '/c.svg'], '/d.svg')).toBeUndefined();
  rmSync(siteDir, {recursive: true});
});
