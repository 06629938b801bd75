/** Nothing is cut off, out of reach or broken inside: on narrow and wide screens, with large text, with long words. */
import {NOT_FOUND, THOROUGH, test} from '../fixtures';
import {enlarge, expectLegible} from './expectLegible';

test.use({
  contextOptions: {reducedMotion: 'reduce'},
  // A reader's own styles come from outside the page, where its policy does not hold.
  bypassCSP: true,
});
test.beforeEach(({expectErrors}) => expectErrors(...NOT_FOUND));

test('every word can be read on a phone, and at 400 % zoom on a screen of 1280 pixels', async ({page}) => {
  await expectLegible(page, [320, 360]);
});

test('every word can be read with text at 200 %', THOROUGH, async ({page}) => {
  await expectLegible(page, [360, 1280], {change: () => enlarge(page, 32), mayBreak: true});
});

test('a word that is longer than a line is broken, and nothing is cut off', async ({page}) => {
  const change = () =>
    page.evaluate(() => {
      for (const place of Array.from(document.querySelectorAll('main :is(h1, h2, h3, p, li)'))) {
        if (place.querySelector('a, button, p')) continue;
        place.append(' Obwegassirobwamawangaobwokuyigirizaabantuokwetandikira');
      }
    });
  await expectLegible(page, [360], {change, mayBreak: true});
});
