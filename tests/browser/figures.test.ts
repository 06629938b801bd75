/** When figures count, and when they stand still. The moving digits are what a person sees; the text is always final. */
import type {Locator, Page} from 'playwright/test';
import {countingList, FASTEST, FIGURES, moving} from './figures';
import {expect, hydrated, test} from './site';
import {all, counting, figuresIn} from './written';

const finalValues = async (page: Page) => {
  await expect(moving(page)).toHaveCount(0);
  for (const {value} of FIGURES) await expect(countingList(page).getByText(value, {exact: true}).first()).toBeVisible();
};

/** Until the browser has told the page what is in sight: it tells all who asked in the order in which they did. */
const toldWhatIsSeen = (figures: Locator) =>
  figures.evaluate(
    (element) =>
      new Promise<void>((done) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          done();
        });
        observer.observe(element);
      }),
  );

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

test('figures of which less than a tenth is seen wait', async ({page}) => {
  await page.clock.install({time: 0});
  await page.goto('/');
  await hydrated(page);
  await page.clock.pauseAt(10_000);
  await countingList(page).evaluate((list) => {
    const {top, height} = list.getBoundingClientRect();
    scrollBy({top: top + height / 20 - innerHeight, behavior: 'instant'});
  });
  await expect(countingList(page)).toBeInViewport();
  await toldWhatIsSeen(countingList(page));
  await page.clock.runFor(1000);
  await expect(moving(page)).toHaveText(FIGURES.map(({zero}) => zero));
  await countingList(page).scrollIntoViewIfNeeded();
  await expect(async () => {
    await page.clock.runFor(1000);
    await expect(moving(page)).toHaveCount(0, {timeout: 100});
  }).toPass();
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

test.describe('figures in sight from the start', () => {
  const PAINTED = 5000;
  const shown = counting('/impact').flat();
  const movingHere = (page: Page) => page.getByRole('main').locator('li [aria-hidden="true"]:not(:has([data-signs]))');

  /** Opens the page with all its figures in sight, its clock at `now`, or a little later, where it stands still. It tells that it was painted at PAINTED. */
  async function open(page: Page, address: string, now: number) {
    await page.setViewportSize({width: 1280, height: 3000});
    await page.clock.install({time: 0});
    await page.addInitScript((startTime) => {
      const entries = (name: string) => (name === 'first-contentful-paint' ? [{startTime}] : []);
      performance.getEntriesByName = entries as unknown as typeof performance.getEntriesByName;
    }, PAINTED);
    await page.route('**/assets/js/main.*', async (route) => {
      await page.clock.pauseAt(now);
      await route.continue();
    });
    await page.goto(address, {waitUntil: 'commit'});
    const alive = page.locator('html[data-has-hydrated="true"]');
    await expect(async () => {
      await page.clock.runFor(5);
      await expect(alive).toBeAttached({timeout: 100});
    }).toPass();
  }

  const count = async (page: Page) => {
    await expect(movingHere(page)).toHaveCount(shown.length);
    await page.clock.runFor(Math.max(...shown.map(({duration}) => duration)) + 100);
    await expect(movingHere(page)).toHaveCount(0);
  };

  test('painted long ago, they do not fall to zero', async ({page}) => {
    await open(page, '/impact', PAINTED + 1500);
    const first = page.getByText(shown[0].value, {exact: true}).first();
    await toldWhatIsSeen(first);
    await expect(movingHere(page)).toHaveCount(0);
    // Nor when they leave sight and come back.
    await page.setViewportSize({width: 1280, height: 300});
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await toldWhatIsSeen(first);
    await page.evaluate(() => scrollTo(0, 0));
    await first.scrollIntoViewIfNeeded();
    await toldWhatIsSeen(first);
    await expect(movingHere(page)).toHaveCount(0);
  });

  test('just painted, they count', async ({page}) => {
    await open(page, '/impact', PAINTED + 500);
    await count(page);
  });

  test('on a page that the script has opened, they count', async ({page}) => {
    await open(page, '/about', PAINTED + 60_000);
    await page.getByRole('contentinfo').getByRole('link', {name: 'Impact'}).click();
    await expect(page).toHaveURL('/impact');
    await count(page);
  });
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
