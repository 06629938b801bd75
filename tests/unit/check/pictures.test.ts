/** How heavy and how wide a picture may be: what visitors pay for, and what a screen can show. */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'playwright/test';
import {pictureMistake, togetherMistake} from '../../../scripts/check/pictures';
import {checkSite} from '../../../scripts/check/site';
import {copyOfGivenSite} from '../givenSite';

for (const [what, width, filler, refused] of [
  ['as wide and as heavy as one may be', 1600, 99_000, false],
  ['wider', 1601, 0, true],
  ['as heavy as one may be, to the last kB', 800, 99_950, false],
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

test('of pictures that weigh just what a page may have, none is told', () => {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  mkdirSync(path.join(siteDir, 'static'));
  for (const name of ['a', 'b']) writeFileSync(path.join(siteDir, `static/${name}.svg`), ' '.repeat(100_000));
  writeFileSync(path.join(siteDir, 'static/c.svg'), ' ');
  const told = (above: string[], url: string) => togetherMistake(above, url, siteDir, 'pages')?.message;
  expect(told(['/a.svg'], '/b.svg')).toBeUndefined();
  expect(told(['/a.svg', '/b.svg'], '/c.svg')).toContain('weigh 200 kB together');
  expect(told(['/a.svg', '/b.svg'], '/missing.svg')).toBeUndefined();
  rmSync(siteDir, {recursive: true});
});

test('in a page, the picture with which they become too heavy is told in its place', () => {
  const siteDir = copyOfGivenSite();
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><!--${' '.repeat(80_000)}--></svg>`;
  for (const name of ['a', 'b', 'c']) writeFileSync(path.join(siteDir, `static/${name}.svg`), picture);
  const top = '---\ntitle: A page\ndescription: What it says.\n---\n\n# A page\n\n';
  const text = `${top}![A](/a.svg)\n\n![B](/b.svg)\n\n![C](/c.svg)\n`;
  const {mistakes} = checkSite(siteDir, {'pages/a-page.mdx': text});
  expect(mistakes.map(({line, message}) => `${line} ${message}`)).toEqual([
    expect.stringMatching(/^12 With this one, the pictures of this page weigh 240 kB together/),
  ]);
  rmSync(siteDir, {recursive: true});
});

test('what is no picture, and what is no file, is told as such; another kind of file is never proposed', () => {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  mkdirSync(path.join(siteDir, 'static/img/static/album.jpg'), {recursive: true});
  for (const name of ['img/words.jpg', 'img/market.txt', 'img/static/market.jpg', 'img/a:b.png']) {
    writeFileSync(path.join(siteDir, 'static', name), 'words');
  }
  const told = (url: string) => {
    const {message, write} = pictureMistake(url, siteDir, 'pages') ?? {};
    return `${message} → ${write}`;
  };
  const no = 'is not a picture that a browser can show. Save it again as JPEG or PNG. → undefined';
  expect(told('/img/words.jpg')).toBe(`/img/words.jpg ${no}`);
  expect(told('/img/a:b.png')).toBe(`/img/a:b.png ${no}`);
  expect(told('/img/static/album.jpg')).toBe(`/img/static/album.jpg ${no}`);
  expect(told('/img/market.png')).toMatch(/^There is no picture at .* → undefined$/);
  expect(told('img/static/markt.jpg')).toMatch(/^There is no picture at .* → \/img\/static\/market\.jpg$/);
  expect(told('../pages.png')).toMatch(/^A picture stands in the folder static\/img/);
  expect(told('../../static/a.png')).toMatch(/^A picture stands in the folder static\/img/);
  for (const ending of ['png', 'jpg', 'jpeg', 'JPG', 'webp', 'gif', 'svg', 'avif']) {
    expect(told(`/a.${ending}`)).toMatch(/^There is no picture/);
  }
  for (const name of ['a.jpg.txt', 'apng', 'a.tiff'])
    expect(told(`/${name}`)).toMatch(/^A picture is a file that ends in/);
  rmSync(siteDir, {recursive: true});
});
