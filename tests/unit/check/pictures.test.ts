/** How heavy and how wide a picture may be: what visitors pay for, and what a screen can show. */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'playwright/test';
import {pictureMistake} from '../../../scripts/check/pictures';

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
