/** The handbook, which staff read in their builds: *Try it* opens the editor at the place that a page speaks of. */
import {addressOf, PREVIEW} from '../../../scripts/testBuilds.mjs';
import {expect, hydrated, test, violations} from '../site';
import {home as editor} from './editor';

const home = addressOf(PREVIEW);
const routeOf = (file: string) => `${home}handbook/${file.replace(/(^index)?\.mdx?$/, '')}`.replace(/\/$/, '');

for (const [what, file, heading, focused] of [
  ['a passage', 'sentence.md', 'About', 'textbox'],
  ['a component', 'components.mdx', 'About', 'heading'],
  ['a record', 'figure.md', 'Figures', 'heading'],
] as const) {
  test(`*Try it* opens ${what}, and the focus is there`, async ({page}) => {
    await page.route('https://api.github.com/**', (route) => route.abort());
    await page.goto(routeOf(file));
    await hydrated(page);
    await page.locator('h2:last-of-type ~ p > a.try-it').first().click();
    await page.waitForURL((url) => url.pathname === new URL(editor).pathname);
    await expect(page.getByRole('heading', {level: 1, name: heading})).toBeVisible();
    // The editor's own policy came with its page: no other page's is in force.
    expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0].name)).toContain('/editor');
    await expect(page.getByRole(focused).and(page.locator(':focus'))).toBeVisible();
  });
}

for (const [file, width, colorScheme] of [
  ['index.md', 1280, 'light'],
  ['components.mdx', 360, 'dark'],
  ['picture.md', 360, 'light'],
] as const) {
  test(`handbook/${file} passes axe, ${colorScheme}, and is no wider than ${width} pixels`, async ({page}) => {
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
    await page.setViewportSize({width, height: 800});
    await page.goto(routeOf(file));
    await hydrated(page);
    // The examples of components bring the headings of a page along.
    expect((await violations(page)).filter((line) => !line.startsWith('heading-order'))).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}
