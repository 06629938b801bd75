/**
 * What every page of the tests' site shows, held to its record in drawn/: what is merely different breaks no rule of
 * looks.test.ts. With UPDATE=1 the records are written anew.
 */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {launchOptions} from '../../../scripts/browsers.mjs';
import {updating} from '../../updating';
import {expect, NAMES, NOT_FOUND, test} from '../fixtures';
import {compareDrawn} from './drawn/compare';
import {readDrawn, writeDrawn} from './drawn/record';
import {draw, openAtRest, tabletRules} from './drawn/visit';

const {args, ...options} = launchOptions();
test.use({
  colorScheme: 'light',
  bypassCSP: true,
  contextOptions: {reducedMotion: 'reduce'},
  serviceWorkers: 'block',
  // Without a screen, Chromium fits letters to the pixels of one, as the system's settings say, and so changes how wide they are.
  launchOptions: {...options, args: [...args, '--font-render-hinting=none']},
});
test.beforeEach(({expectErrors}) => expectErrors(...NOT_FOUND));

/** So many differences say what is wrong. */
const FIRST = 10;

/** Pages recorded as a tablet shows them, too: on them is everything that is in another way there. */
const ON_TABLET = ['', 'hatchery', 'impact', 'programs'];

for (const name of [...NAMES, 'no-such-page']) {
  test(`/${name} looks as it did`, async ({page}) => {
    const file = path.join(__dirname, 'drawn', `${name || 'home'}.txt`);
    await openAtRest(page, `./${name}`);
    const drawn = await draw(page, {
      withFrame: ['', 'contact'].includes(name),
      withMenu: name === '',
      withTablet: ON_TABLET.includes(name),
      withPaper: ['hatchery', 'impact'].includes(name),
    });
    const differences = compareDrawn(`/${name}`, drawn, readDrawn(existsSync(file) ? readFileSync(file, 'utf8') : ''));
    const more = Math.max(0, differences.length - FIRST);
    const shown = [...differences.slice(0, FIRST), ...(more ? [`and ${more} more`] : [])];
    if (!updating()) return expect(shown).toEqual([]);
    writeFileSync(file, writeDrawn(drawn));
    if (shown.length > 0) console.log(shown.join('\n'));
  });
}

test('every rule for tablets alone is on a page that is recorded as a tablet shows it', async ({page}) => {
  const recorded = new Set<string>();
  const elsewhere = new Set<string>();
  for (const name of NAMES) {
    await page.goto(`./${name}`);
    for (const rule of await tabletRules(page)) (ON_TABLET.includes(name) ? recorded : elsewhere).add(rule);
  }
  expect(recorded.size).toBeGreaterThan(0);
  expect([...elsewhere].filter((rule) => !recorded.has(rule))).toEqual([]);
});
