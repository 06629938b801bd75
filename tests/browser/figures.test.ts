/** When figures count, and when they stand still. The moving digits are what a person sees; the text is always final. */
import type {Page} from 'playwright/test';
import {countingList, FASTEST, FIGURES, moving} from './figures';
import {expect, hydrated, test} from './site';
import {all, counting, figuresIn} from './written';

const finalValues = async (page: Page) => {
  await expect(moving(page)).toHaveCount(0);
  for (const {value} of FIGURES) await expect(countingList(page).getByText(value, {exact: true}).first()).toBeVisible();
};

test('the page as it comes from the server holds the final values, and no zero', async ({request}) => {
  const html = await (await request.get('/')).text();
  for (const {value, zero} of FIGURES) {
    expect(html).toContain(`>${value}<`);
    expect(html).not.toContain(`>${zero}<`);
  }
});

test('figures out of sight wait at zero, count once a tenth is seen, and keep their final values', async ({page}) => {
  await page.goto('/');
  await hydrated(page);
  await expect(moving(page)).toHaveText(FIGURES.map(({zero}) => zero));
  // What assistive technology reads is final all along.
  for (const {value} of FIGURES) await expect(countingList(page)).toContainText(value);
  const before = await countingList(page).boundingBox();
  await countingList(page).scrollIntoViewIfNeeded();
  await expect(moving(page).nth(FASTEST)).not.toHaveText(FIGURES[FASTEST].zero);
  const during = await countingList(page).boundingBox();
  expect([during?.width, during?.height]).toEqual([before?.width, before?.height]);
  await finalValues(page);
  await page.evaluate(() => scrollTo(0, 0));
  await countingList(page).scrollIntoViewIfNeeded();
  await finalValues(page);
});

test('each figure takes its own time, and keeps its separators on the way', async ({page}) => {
  // The page's clock stands still, and moves on only when the test says so.
  await page.clock.install({time: 0});
  await page.goto('/');
  await hydrated(page);
  await page.clock.pauseAt(10_000);
  await expect(moving(page)).toHaveCount(FIGURES.length);
  await countingList(page).scrollIntoViewIfNeeded();
  const fastest = moving(page).nth(FASTEST);
  await expect(async () => {
    await page.clock.runFor(16);
    await expect(fastest).not.toHaveText(FIGURES[FASTEST].zero, {timeout: 100});
  }).toPass();
  // A tenth of the time is a quarter of the way.
  await page.clock.runFor(FIGURES[FASTEST].duration / 10);
  const {number, value, duration} = FIGURES[FASTEST];
  if (number >= 5000 && value.includes(',')) await expect(fastest).toHaveText(/^\d{1,3}(,\d{3})+\D*$/);
  let now = duration / 10;
  const ends = [...new Set(FIGURES.map((figure) => figure.duration))].sort((one, other) => one - other);
  for (const [index, end] of ends.slice(0, -1).entries()) {
    // Half-way between two that arrive, when they are so far from each other that the first frame does not count.
    const moment = (end + ends[index + 1]) / 2;
    if (moment - end < 50 || moment <= now) continue;
    await page.clock.runFor(moment - now);
    now = moment;
    const still = FIGURES.filter((figure) => figure.duration > moment);
    await expect(moving(page), `after ${moment} ms`).toHaveCount(still.length);
  }
  await page.clock.runFor(ends[ends.length - 1] - now);
  await finalValues(page);
});

test('coming back to a page shows final values', async ({page}) => {
  await page.goto('/');
  await hydrated(page);
  await countingList(page).scrollIntoViewIfNeeded();
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
  for (const {value} of counting('/impact').flat()) {
    await expect(page.getByText(value, {exact: true}).first()).toBeVisible();
  }
  await expect(page.getByRole('main').locator('li [aria-hidden="true"]')).toHaveCount(0);
});

test('reduced motion: figures stand still', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.goto('/');
  await hydrated(page);
  await expect(moving(page)).toHaveCount(0);
  await countingList(page).scrollIntoViewIfNeeded();
  await finalValues(page);
});

test('Save-Data: figures stand still, also once the script is there', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}});
  });
  await page.goto('/');
  // Here the script waits for a touch.
  await page
    .getByRole('button', {name: /dark and light mode|navigation bar/})
    .filter({visible: true})
    .first()
    .click();
  await hydrated(page);
  await page.keyboard.press('Escape');
  await expect(moving(page)).toHaveCount(0);
  await countingList(page).scrollIntoViewIfNeeded();
  await finalValues(page);
});

test('printing before they have run: final values', async ({page}) => {
  await page.goto('/');
  await hydrated(page);
  await expect(moving(page)).toHaveCount(FIGURES.length);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await finalValues(page);
});

test('figures that are not told to count stand still', async ({page}) => {
  for (const path of ['/', '/impact']) {
    await page.goto(path);
    await hydrated(page);
    const groups = all(path, 'Figures').filter(({settings}) => !settings.counting);
    expect(groups.length).toBeGreaterThan(0);
    for (const figures of groups.map(figuresIn)) {
      const list = figures.reduce((found, {label}) => found.filter({hasText: label}), page.getByRole('list'));
      await expect(list.first().locator('[aria-hidden="true"]')).toHaveCount(0);
    }
  }
});
