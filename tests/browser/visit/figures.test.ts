/** When figures count, and when they stand still. The moving digits are what a person sees; the text is always final. */
import type {Locator, Page} from 'playwright/test';
import {expect, holdScripts, SCRIPTS, test} from '../site';
import {counting} from '../written';
import {comeNear, countingList, digits, FASTEST, FIGURES, moving, ZEROS} from './figures';

const finalValues = async (page: Page) => {
  await expect(moving(page)).toHaveCount(0);
  for (const {value} of FIGURES) {
    const text = countingList(page).getByText(value, {exact: true}).first();
    await expect(text).toBeVisible();
    await expect(text).toHaveCSS('opacity', '1');
  }
};

const wait = (page: Page) => expect.poll(() => digits(page)).toEqual(ZEROS);

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

/** Stops the page's clock before the page is opened: its figures wait, however slow the machine is, until it runs. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install({time: 0});
  await page.clock.pauseAt(1000);
}

/** Lets the stopped clock run to where figures fetch their script, which they leave until after the first paint. */
async function fetchScript(page: Page, figures: Locator): Promise<void> {
  await toldWhatIsSeen(figures);
  await page.clock.runFor(100);
}

const jumpToFigures = (page: Page) =>
  countingList(page).evaluate((list) => list.scrollIntoView({block: 'center', behavior: 'instant'}));

/** Waits until a figure has left zero. */
const counts = (page: Page) =>
  expect.poll(async () => (await digits(page))[FASTEST] ?? 'final').not.toBe(FIGURES[FASTEST].zero);

test('figures out of sight wait at zero, count once a tenth is seen, and keep their final values', async ({page}) => {
  await page.goto('./');
  await wait(page);
  // What assistive technology reads is final all along.
  for (const {value} of FIGURES) await expect(countingList(page)).toContainText(value);
  const before = await countingList(page).boundingBox();
  await countingList(page).scrollIntoViewIfNeeded();
  await counts(page);
  const during = await countingList(page).boundingBox();
  expect([during?.width, during?.height]).toEqual([before?.width, before?.height]);
  await finalValues(page);
  await page.evaluate(() => scrollTo(0, 0));
  await countingList(page).scrollIntoViewIfNeeded();
  await finalValues(page);
});

test('their script is fetched when they are near, and nothing else ever is', async ({page}) => {
  const fetched: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && fetched.push(request.url()));
  await page.setViewportSize({width: 1280, height: 500});
  await page.goto('./', {waitUntil: 'networkidle'});
  await toldWhatIsSeen(countingList(page));
  expect(fetched).toEqual([]);
  await page.evaluate(comeNear);
  await expect(countingList(page)).not.toBeInViewport();
  await expect.poll(() => fetched.length).toBe(1);
  await jumpToFigures(page);
  await counts(page);
  await finalValues(page);
  expect(fetched).toHaveLength(1);
});

test.describe('after a jump that no script could foresee', () => {
  const jumps: Record<string, (page: Page) => Promise<void>> = {
    'by a flick': jumpToFigures,
    'to an anchor': (page) =>
      countingList(page).evaluate((list) => {
        list.id = 'figures';
        location.hash = '#figures';
      }),
  };
  for (const [how, jump] of Object.entries(jumps)) {
    test(`${how}, they count from zero, though their script comes late`, async ({page}) => {
      const arrive = await holdScripts(page);
      await stopClock(page);
      await page.setViewportSize({width: 1280, height: 500});
      await page.goto('./');
      await wait(page);
      await jump(page);
      await jumpToFigures(page);
      await expect(countingList(page)).toBeInViewport();
      await page.clock.runFor(1900);
      await wait(page);
      arrive();
      await expect(countingList(page)).not.toHaveAttribute('data-counting');
      await wait(page);
      await page.clock.resume();
      await counts(page);
      await finalValues(page);
    });
  }
});

test.describe('when their script does not arrive', () => {
  test.use({expectedErrors: [/^Failed to load resource/]});

  test('they show their final values at once if it fails', async ({page}) => {
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto('./');
    await jumpToFigures(page);
    await finalValues(page);
  });

  test('they show them within two seconds if it hangs, and do not fall back when it comes after all', async ({
    page,
  }) => {
    const arrive = await holdScripts(page);
    await stopClock(page);
    await page.goto('./');
    await jumpToFigures(page);
    await wait(page);
    await toldWhatIsSeen(countingList(page));
    await page.clock.runFor(2000);
    await finalValues(page);
    const script = page.waitForEvent('requestfinished', (request) => request.resourceType() === 'script');
    arrive();
    await script;
    await toldWhatIsSeen(countingList(page));
    await finalValues(page);
  });
});

test('figures of which less than a tenth is seen wait', async ({page}) => {
  await stopClock(page);
  await page.goto('./');
  await countingList(page).evaluate((list) => {
    const {top, height} = list.getBoundingClientRect();
    scrollBy({top: top + height / 20 - innerHeight, behavior: 'instant'});
  });
  await expect(countingList(page)).toBeInViewport();
  await fetchScript(page, countingList(page));
  await expect(countingList(page)).not.toHaveAttribute('data-counting');
  await toldWhatIsSeen(countingList(page));
  await page.clock.runFor(1000);
  expect(await digits(page)).toEqual(ZEROS);
  await countingList(page).scrollIntoViewIfNeeded();
  await page.clock.resume();
  await finalValues(page);
});

test('each figure takes its own time', async ({page}) => {
  // Half-way between two that arrive, when they are so far from each other that the first frame does not count.
  const ends = [...new Set(FIGURES.map((figure) => figure.duration))].sort((one, other) => one - other);
  const moments = ends
    .slice(0, -1)
    .map((end, index) => (end + ends[index + 1]) / 2)
    .filter((moment, index) => moment - ends[index] >= 50);
  test.skip(moments.length === 0, 'All figures take the same time.');
  await stopClock(page);
  await page.goto('./');
  await wait(page);
  await countingList(page).scrollIntoViewIfNeeded();
  await expect(async () => {
    await page.clock.runFor(16);
    expect((await digits(page))[FASTEST]).not.toBe(FIGURES[FASTEST].zero);
  }).toPass();
  let now = 0;
  for (const moment of moments) {
    await page.clock.runFor(moment - now);
    now = moment;
    const still = FIGURES.filter((figure) => figure.duration > moment);
    await expect(moving(page), `after ${moment} ms`).toHaveCount(still.length);
  }
  await page.clock.runFor((ends.at(-1) ?? 0) - now);
  await finalValues(page);
});

test('coming back to a page shows final values', async ({page}) => {
  await page.goto('./');
  await countingList(page).scrollIntoViewIfNeeded();
  await counts(page);
  await finalValues(page);
  await page.getByRole('contentinfo').getByRole('link', {name: 'About'}).click();
  await expect(page).toHaveURL('./about');
  await page.getByRole('contentinfo').getByRole('link', {name: 'Home'}).click();
  await expect(page).toHaveURL('./');
  await countingList(page).scrollIntoViewIfNeeded();
  await expect(countingList(page)).not.toHaveAttribute('data-counting');
  await finalValues(page);
});

test.describe('figures in sight from the start', () => {
  const shown = counting('/impact').flat();
  const movingHere = (page: Page) => page.getByRole('main').locator('[data-shown]');

  /** Opens the page with all its figures in sight. When their script comes, the page was painted `ago`. */
  async function open(page: Page, ago: number) {
    await page.setViewportSize({width: 1280, height: 3000});
    await stopClock(page);
    await page.addInitScript((age) => {
      const paint = (name: string) => (name === 'first-contentful-paint' ? [{startTime: performance.now() - age}] : []);
      performance.getEntriesByName = paint as unknown as typeof performance.getEntriesByName;
    }, ago);
    await page.goto('./impact');
    await fetchScript(page, page.getByRole('main').getByRole('list').first());
  }

  /** Lets the stopped clock run, frame by frame, until every figure moves. */
  const allMove = (page: Page) =>
    expect
      .poll(async () => {
        await page.clock.runFor(16);
        return movingHere(page).count();
      })
      .toBe(shown.length);

  test('painted long ago, they do not fall to zero', async ({page}) => {
    await open(page, 1500);
    const first = page.getByText(shown[0].value, {exact: true}).first();
    await expect(page.locator('[data-counting]')).toHaveCount(0);
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

  test('just painted, they count, from zero in the first frame', async ({page}) => {
    await open(page, 500);
    await allMove(page);
    const first = await movingHere(page).evaluateAll((all) => (all as HTMLElement[]).map(({dataset}) => dataset.shown));
    expect(first).toEqual(shown.map(({zero}) => zero));
    await page.clock.resume();
    await expect(movingHere(page)).toHaveCount(0);
  });
});

for (const [who, prepare] of [
  ['reduced motion', (page: Page) => page.emulateMedia({reducedMotion: 'reduce'})],
  [
    'Save-Data',
    (page: Page) =>
      page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}});
      }),
  ],
  [
    '2G',
    (page: Page) =>
      page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', {value: {saveData: false, effectiveType: '2g'}});
      }),
  ],
] as const) {
  test(`${who}: figures stand still, and nothing is fetched for them`, async ({page}) => {
    const fetched: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && fetched.push(request.url()));
    await prepare(page);
    await stopClock(page);
    await page.goto('./');
    await finalValues(page);
    await countingList(page).scrollIntoViewIfNeeded();
    await fetchScript(page, countingList(page));
    await finalValues(page);
    expect(fetched).toEqual([]);
  });
}

test('reduced motion that is switched on while they wait: final values', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 500});
  await page.goto('./');
  await wait(page);
  await page.emulateMedia({reducedMotion: 'reduce'});
  await jumpToFigures(page);
  await expect(countingList(page)).not.toHaveAttribute('data-counting');
  await finalValues(page);
});

test('printed while they wait: the paper has the final values', async ({page}) => {
  await page.goto('./');
  await wait(page);
  await page.emulateMedia({media: 'print'});
  await finalValues(page);
});

test('each figure is read once, with its final value, even while it counts', async ({page}) => {
  await page.goto('./');
  const figures = countingList(page);
  await wait(page);
  const read = async () => (await figures.ariaSnapshot()).replaceAll('\n', ' ');
  const waiting = await read();
  for (const {value, label} of FIGURES) expect(waiting).toContain(`${value} ${label}`);
  // No moving digits beside them.
  for (const {zero, label} of FIGURES)
    expect(waiting).not.toMatch(new RegExp(`[ "]${zero.replace(/[.+]/g, '\\$&')}( ${label})?"?( |$)`));
  await figures.scrollIntoViewIfNeeded();
  await counts(page);
  expect(await read()).toBe(waiting);
  await finalValues(page);
  expect(await read()).toBe(waiting);
});

test('copied while they wait: the final values', async ({page}) => {
  await page.goto('./');
  await wait(page);
  const copied = await countingList(page).evaluate((list) => {
    getSelection()?.selectAllChildren(list);
    return String(getSelection());
  });
  const words = copied.replace(/\s+/g, ' ');
  for (const {value, label} of FIGURES) expect(words).toContain(`${value} ${label}`);
  for (const {zero} of FIGURES) expect(words.split(' ')).not.toContain(zero);
});

test('when a visitor asks for stillness while they count, the final values are there at once', async ({page}) => {
  await stopClock(page);
  await page.goto('./');
  await jumpToFigures(page);
  await expect(moving(page)).not.toHaveCount(0);
  const began = await page.evaluate(() => Date.now());
  await page.emulateMedia({reducedMotion: 'reduce'});
  // A frame at a time, since the browser tells the page a little later, and far fewer than a figure takes.
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(moving(page)).toHaveCount(0, {timeout: 200});
  }).toPass();
  expect(await page.evaluate(() => Date.now())).toBeLessThan(began + 1000);
  await finalValues(page);
});
