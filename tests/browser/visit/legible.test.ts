/** Nothing is cut off, out of reach or broken inside: on narrow and wide screens, with large text, with long words. */
import {expect, test} from '../site';
import {enlarge, expectLegible} from './legible';

test.use({
  contextOptions: {reducedMotion: 'reduce'},
  expectedErrors: [/the server responded with a status of 404/],
  // A reader's own styles come from outside the page, where its policy does not hold.
  bypassCSP: true,
});

test('every word can be read on a phone, and at 400 % zoom on a screen of 1280 pixels', async ({page}) => {
  await expectLegible(page, [320, 360]);
});

test('every word can be read with text at 200 %', async ({page}) => {
  await expectLegible(page, [360, 1280], () => enlarge(page, 32));
});

test('a word that is longer than a line is broken, and the rest stays in place', async ({page}) => {
  const long = 'Obwegassirobwamawangaobwokuyigirizaabantuokwetandikira';
  await page.setViewportSize({width: 360, height: 800});
  await page.goto('./programs');
  await page.evaluate((word) => {
    for (const place of Array.from(document.querySelectorAll('main :is(h1, h2, h3, p, li)'))) {
      if (!place.querySelector('a, button, p')) place.append(` ${word}`);
    }
  }, long);
  const {scrollWidth, clientWidth, words} = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    clientWidth: document.documentElement.clientWidth,
    words: document.body.innerText,
  }));
  expect(words.toLowerCase()).toContain(long.toLowerCase());
  expect(scrollWidth).toBe(clientWidth);
});
