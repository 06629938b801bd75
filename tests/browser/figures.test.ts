/** When figures count, and when they stand still. The moving digits are what a person sees; the text is always final. */
import type {Page} from 'playwright/test';
import {expect, test} from './site';

const FINAL = ['20+', '16,000+', '80+', '120+', '10', '2.5B+'];

/** The home page's counting figures: the second group of its page. */
const group = (page: Page) => page.getByRole('list').filter({hasText: 'student entrepreneurs'});
const moving = (page: Page) => group(page).locator('[aria-hidden="true"]');

async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

const finalValues = async (page: Page) => {
  await expect(moving(page)).toHaveCount(0);
  for (const value of FINAL) await expect(group(page).getByText(value, {exact: true})).toBeVisible();
};

test('the page as it comes from the server holds the final values, each once', async ({request}) => {
  const html = await (await request.get('/')).text();
  expect(html.match(/16,000\+/g)).toHaveLength(1);
  expect(html).toContain('2.5B+');
});

test('figures out of sight wait at zero, count once a tenth is seen, and keep their final values', async ({page}) => {
  await page.goto('/');
  await hydrated(page);
  await expect(moving(page)).toHaveText(['0+', '0+', '0+', '0+', '0', '0.0B+']);
  // What assistive technology reads is final all along.
  await expect(group(page)).toContainText('16,000+');
  const before = await group(page).boundingBox();
  await group(page).scrollIntoViewIfNeeded();
  await expect(moving(page).nth(1)).not.toHaveText('0+');
  const during = await group(page).boundingBox();
  expect([during?.width, during?.height]).toEqual([before?.width, before?.height]);
  await finalValues(page);
  await page.evaluate(() => scrollTo(0, 0));
  await group(page).scrollIntoViewIfNeeded();
  await finalValues(page);
});

test('each figure takes its own time: after 1.6 seconds the years stand, the funding still counts', async ({page}) => {
  // The page's clock stands still, and moves on only when the test says so.
  await page.clock.install({time: 0});
  await page.goto('/');
  await hydrated(page);
  await page.clock.pauseAt(10_000);
  await expect(moving(page)).toHaveCount(6);
  await group(page).scrollIntoViewIfNeeded();
  await expect(async () => {
    await page.clock.runFor(16);
    await expect(moving(page).nth(1)).not.toHaveText('0+', {timeout: 100});
  }).toPass();
  await page.clock.runFor(1500);
  await expect(moving(page)).toHaveCount(5); // years: 1500 ms
  await page.clock.runFor(500);
  await expect(moving(page)).toHaveCount(3); // universities and mentors: 2000 ms
  await page.clock.runFor(200);
  await expect(moving(page)).toHaveCount(2); // startups: 2200 ms
  await page.clock.runFor(300);
  await expect(moving(page)).toHaveCount(1); // students: 2500 ms
  await expect(moving(page)).toHaveText(/^2\.[45]B\+$/);
  await page.clock.runFor(300);
  await finalValues(page); // funding: 2800 ms
});

test('on the way, thousands have their separator', async ({page}) => {
  await page.goto('/');
  await hydrated(page);
  await group(page).scrollIntoViewIfNeeded();
  await expect(moving(page).nth(1)).toHaveText(/^\d{1,2},\d{3}\+$/);
});

test('coming back to a page shows final values', async ({page}) => {
  await page.goto('/');
  await hydrated(page);
  await group(page).scrollIntoViewIfNeeded();
  await finalValues(page);
  await page.getByRole('contentinfo').getByRole('link', {name: 'About'}).click();
  await expect(page).toHaveURL('/about');
  await page.getByRole('contentinfo').getByRole('link', {name: 'Home'}).click();
  await expect(page).toHaveURL('/');
  await finalValues(page);
});

test('figures in sight that were painted long ago do not fall to zero', async ({page}) => {
  await page.route('**/assets/js/main.*', async (route) => {
    await page.waitForFunction(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      return paint && performance.now() - paint.startTime > 1000;
    });
    await route.continue();
  });
  await page.goto('/impact', {waitUntil: 'commit'});
  await hydrated(page);
  await expect(page.getByText('16,000+', {exact: true})).toBeVisible();
  await expect(page.getByRole('main').locator('li [aria-hidden="true"]')).toHaveCount(0);
});

test('reduced motion: figures stand still', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.goto('/');
  await hydrated(page);
  await expect(moving(page)).toHaveCount(0);
  await group(page).scrollIntoViewIfNeeded();
  await finalValues(page);
});

test('Save-Data: figures stand still', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}});
  });
  await page.goto('/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await finalValues(page);
});

test('printing before they have run: final values', async ({page}) => {
  await page.goto('/');
  await hydrated(page);
  await expect(moving(page)).toHaveCount(6);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await finalValues(page);
});

test('the figures of the hero and the metric cards stand still', async ({page}) => {
  await page.goto('/');
  await hydrated(page);
  const hero = page.getByRole('list').filter({hasText: 'Years Impact'});
  await expect(hero.locator('[aria-hidden="true"]')).toHaveCount(0);
  await page.goto('/impact');
  await hydrated(page);
  const cards = page.getByRole('list').filter({hasText: 'corporate partnerships'});
  await expect(cards.locator('[aria-hidden="true"]')).toHaveCount(0);
});
