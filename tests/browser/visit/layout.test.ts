/** Text and controls keep apart, at the widths of phones, tablets and large screens. */
import {expect, NOT_FOUND, PAGES, test} from '../fixtures';
import {inPage} from '../inPage/load';

const crowding = inPage<typeof import('../inPage/crowding')>(require.resolve('../inPage/crowding'));
const unreadable = inPage<typeof import('../inPage/unreadableText')>(require.resolve('../inPage/unreadableText'));

/** From the narrowest phone, which is also a screen of 1280 px at 400 %, to the widest layout. */
const WIDTHS = [320, 360, 768, 1024, 1280, 1920];

test.use({contextOptions: {reducedMotion: 'reduce'}, serviceWorkers: 'block'});
test.beforeEach(({expectErrors}) => expectErrors(...NOT_FOUND));

test('all text can be read, and nothing is too small or too close, on every page at every width', async ({page}) => {
  const faults: string[] = [];
  for (const path of [...PAGES, '/no-such-page']) {
    await page.goto(`.${path}`);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    for (const width of WIDTHS) {
      await page.setViewportSize({width, height: 900});
      const here = [
        ...(await page.evaluate((module) => module.unreadableText(), await unreadable(page))),
        ...(await page.evaluate((module) => module.crowding(), await crowding(page))),
      ];
      faults.push(...here.map((fault) => `${path} at ${width} px: ${fault}`));
    }
  }
  expect(faults).toEqual([]);
});

test('the logo begins where the text of the page begins', async ({page}) => {
  await page.goto('./');
  const logo = page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Jockeys', exact: true});
  const headline = page.getByRole('heading', {level: 1});
  for (const width of WIDTHS) {
    await page.setViewportSize({width, height: 900});
    const start = (await headline.boundingBox())?.x;
    expect((await logo.boundingBox())?.x, `at ${width} px`).toBe(start);
  }
});

for (const [path, headings, columns] of [
  ['/', ['Education & Training', 'University-Industry Bridge', 'Startup Incubation'], 3],
  ['/contact', ['A visit', 'A question', 'A program', 'A space'], 4],
  ['/hatchery', ['Monthly Membership', 'Weekly Pass', 'Day Pass'], 3],
] as const) {
  test(`on ${path}, ${columns} cards are side by side on a wide screen and below each other on a phone`, async ({
    page,
  }) => {
    const tops = () =>
      Promise.all(
        headings.map(async (name) => {
          const box = await page.getByRole('main').getByRole('heading', {name, exact: true}).boundingBox();
          return Math.round(box?.y ?? 0);
        }),
      );
    await page.setViewportSize({width: 1280, height: 900});
    await page.goto(`.${path}`);
    expect(new Set(await tops()).size).toBe(1);
    await page.setViewportSize({width: 360, height: 740});
    expect(new Set(await tops()).size).toBe(columns);
  });
}

test('the figures of the home page are on the first screen of a small laptop', async ({page}) => {
  await page.setViewportSize({width: 1366, height: 768});
  await page.goto('./');
  await expect(page.getByText('Years Impact')).toBeInViewport({ratio: 1});
});
