/** The parts of a page: what opens it, their grounds, and a note beside the story. */
import {expect, test, thoroughUnless} from '../fixtures';

test.use({colorScheme: 'light', viewport: {width: 1280, height: 900}, contextOptions: {reducedMotion: 'reduce'}});

/** The ground that is seen behind an element. Runs in the page. */
function groundOf(element: Element): string {
  const {backgroundColor} = getComputedStyle(element);
  if (backgroundColor !== 'rgba(0, 0, 0, 0)' || !element.parentElement) return backgroundColor;
  return groundOf(element.parentElement);
}

/** A color by its name in the site's sheet. Runs in the page. */
function colorOf(name: string): string {
  const sample = document.body.appendChild(document.createElement('i'));
  sample.style.color = `var(${name})`;
  const {color} = getComputedStyle(sample);
  sample.remove();
  return color;
}

for (const [path, heading, ground] of [
  ['/about', 'Our Story', '--silk-paper'],
  ['/about', 'Back the jockey, not the horse', '--silk-gold'],
  ['/about', 'Mission', '--silk-bark'],
  ['/about', 'Vision', '--silk-sand'],
  ['/about', 'Leadership', '--silk-lake'],
  ['/impact', 'Green Basket', '--silk-leaf'],
  ['/impact', 'A digital-health startup', '--silk-bark'],
  ['/our-team', 'A band across the page', '--silk-ink'],
  ['/aguma-framework', 'Help us put research to work', '--deep-clay'],
] as const) {
  test(
    `"${heading}" on ${path} has the ground ${ground}`,
    thoroughUnless(['--silk-paper', '--silk-gold', '--deep-clay', '--silk-ink'].includes(ground)),
    async ({page}) => {
      await page.goto(`.${path}`);
      const color = await page.evaluate(colorOf, ground);
      expect(await page.getByRole('heading', {name: heading}).evaluate(groundOf)).toBe(color);
    },
  );
}

for (const [path, what, words] of [
  ['/about', 'the founding year', '2015'],
  ['/aguma-framework', 'a pattern of six numbered pieces', '123456'],
]) {
  test(`${path} opens with ${what}, which is not read aloud`, async ({page}) => {
    await page.goto(`.${path}`);
    const drawing = page.locator('main > article > :first-child > [aria-hidden="true"]');
    await expect(drawing).toHaveText(words);
    await expect(drawing).toBeInViewport();
  });
}

test('the home page opens with a field of silks, each another', async ({page}) => {
  await page.goto('./');
  const silks = page.locator('main > article > :first-child svg');
  await expect(silks.first()).toBeInViewport();
  const drawn = await silks.evaluateAll((all) => all.map((silk) => silk.innerHTML));
  expect(new Set(drawn).size).toBe(drawn.length);
  expect(drawn.length).toBeGreaterThanOrEqual(16);
});

test('each element of the framework has its piece of the pattern, with its number', async ({page}) => {
  await page.goto('./aguma-framework');
  const elements = page.getByRole('main').getByRole('listitem');
  await expect(elements.locator('svg')).toHaveText(['1', '2', '3', '4', '5', '6']);
});

for (const [path, headings, row] of [
  ['/', ['Education & Training', 'University-Industry Bridge', 'Startup Incubation'], 3],
  ['/contact', ['A visit', 'A question', 'A program', 'A space'], 4],
  ['/hatchery', ['Hot desks', 'Internet', 'Printing', 'Meeting rooms', 'Private lockers', 'Event space'], 3],
  ['/hatchery', ['Monthly Membership', 'Weekly Pass', 'Day Pass'], 3],
  ['/more', ['Photographs', 'Films', 'Publications', 'News', 'Events'], 1],
  ['/programs', ['Jockeys Academy', 'The Launchpad', 'The Link Programme'], 3],
] as const) {
  test(
    `${headings[0]} and those beside it on ${path}: ${row} in a row, on a phone one below the other`,
    thoroughUnless(['/', '/contact', '/more'].includes(path)),
    async ({page}) => {
      /** How many of them begin on each height, from top to bottom. */
      const rows = async () => {
        const tops: number[] = [];
        for (const name of headings) {
          const heading = page.getByRole('main').getByRole('heading', {name, exact: true});
          tops.push(
            await heading.evaluate((element) =>
              Math.round((element.parentElement as Element).getBoundingClientRect().y),
            ),
          );
        }
        return [...new Set(tops)].map((top) => tops.filter((one) => one === top).length);
      };
      await page.goto(`.${path}`);
      expect(await rows()).toEqual(Array(headings.length / row).fill(row));
      await page.setViewportSize({width: 360, height: 740});
      expect(await rows()).toEqual(headings.map(() => 1));
    },
  );
}

test('cards of programs and pages have a jersey, others a tile', async ({page}) => {
  const drawings = page.locator('main h3 ~ *, main *:has(+ h3)').and(page.locator('svg'));
  for (const [path, count] of [
    ['/', 3],
    ['/contact', 4],
    ['/hatchery', 6],
  ] as const) {
    await page.goto(`.${path}`);
    await expect(drawings.filter({visible: true}), path).toHaveCount(count);
  }
});

test('a note is apart from the story', async ({page}) => {
  await page.goto('./about');
  const note = page.getByRole('note').filter({hasText: '2015 Founded as a student-enterprise association'});
  await expect(note).toBeVisible();
  expect((await note.getByRole('paragraph').boundingBox())?.x).toBeGreaterThan(
    (await page.getByRole('heading', {name: 'Our Story'}).boundingBox())?.x ?? 0,
  );
});

/** Today's phones and tablets, and the edges of layouts. */
const WIDTHS = [320, 360, 375, 390, 393, 412, 430, 639, 640, 768, 820, 960, 1024, 1140, 1141, 1280, 1920];

test('the stripes of a page are whole pixels wide in every window', async ({page}) => {
  await page.goto('./about');
  const stripes = page.getByRole('main').locator('div:empty').first();
  for (const width of WIDTHS) {
    await page.setViewportSize({width, height: 900});
    const stripe = await stripes.evaluate((element) => getComputedStyle(element).width);
    expect(stripe, `at ${width} pixels`).toMatch(/^\d+px$/);
  }
});
