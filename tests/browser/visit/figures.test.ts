/** When figures count, when they don't move, and what is painted then. Their text is final all along. */
import type {Locator, Page} from 'playwright/test';
import sharp from 'sharp';
import {expect, holdScripts, hydrated, SCRIPTS, THOROUGH, test, thoroughUnless, withConnection} from '../fixtures';
import {comeNear, countingList, FIGURES, FINAL, moving, painted, ZEROS} from './countingFigures';

/** Until all have arrived: digits that still move may be rounded to their final value. */
async function finalValues(page: Page): Promise<void> {
  await expect(moving(page)).toHaveCount(0);
  expect(await painted(page)).toEqual(FINAL);
}

/** Lets the stopped clock run for as long as any figure counts, and looks at every tenth of a second. */
async function staysFinal(page: Page): Promise<void> {
  await toldWhatIsSeen(countingList(page));
  for (let time = 0; time < 3000; time += 100) {
    await page.clock.runFor(100);
    expect(await painted(page), `after ${time + 100} ms`).toEqual(FINAL);
  }
}

const zeros = (page: Page) => expect.poll(() => painted(page)).toEqual(ZEROS);

/** Waits until the first figure, the fastest, has left zero and not yet arrived. */
const counts = (page: Page) =>
  expect.poll(async () => (await painted(page))[0]).toMatch(/^(?!16,000)([1-9]\d{0,2}|\d{1,2},\d{3})\+$/);

/** Waits until the browser has said what is in sight: it calls its observers in their order. */
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
async function fetchScript(page: Page): Promise<void> {
  await toldWhatIsSeen(countingList(page));
  await page.clock.runFor(100);
}

/**
 * Waits until the script of the figures runs and knows which of them are in sight. It takes `data-counting` away first, and
 * begins to observe then, so this waits for the one and the other. With a stopped clock, no figure has moved yet.
 */
async function scriptRuns(page: Page): Promise<void> {
  await expect(countingList(page)).not.toHaveAttribute('data-counting');
  await toldWhatIsSeen(countingList(page));
}

/** The scripts that a page fetches, from now on. */
function scriptsOf(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && fetched.push(request.url()));
  return fetched;
}

const jumpToFigures = (page: Page) =>
  countingList(page).evaluate((list) => list.scrollIntoView({block: 'center', behavior: 'instant'}));

/** Scrolls until this share of the figures' list is in sight, at the window's foot. */
const showShare = (page: Page, share: number) =>
  countingList(page).evaluate((list, part) => {
    const {top, height} = list.getBoundingClientRect();
    scrollBy({top: top + height * part - innerHeight, behavior: 'instant'});
  }, share);

test('figures out of sight wait at zero, count when they are seen, and keep their final values', async ({page}) => {
  await page.goto('./');
  await zeros(page);
  const before = await countingList(page).boundingBox();
  await countingList(page).scrollIntoViewIfNeeded();
  await counts(page);
  const during = await countingList(page).boundingBox();
  expect([during?.width, during?.height]).toEqual([before?.width, before?.height]);
  await finalValues(page);
  await page.evaluate(() => scrollTo(0, 0));
  await countingList(page).scrollIntoViewIfNeeded();
  await toldWhatIsSeen(countingList(page));
  expect(await painted(page)).toEqual(FINAL);
});

test('figures that have counted look as they do where nothing moves', {tag: ['@thorough', '@chromium']}, async ({
  page,
}) => {
  const picture = () => countingList(page).screenshot({animations: 'disabled'});
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.goto('./');
  await jumpToFigures(page);
  const still = await picture();
  await page.emulateMedia({reducedMotion: 'no-preference'});
  // By way of another page: one that is loaded again is scrolled to where it was.
  await page.goto('./about');
  await page.goto('./');
  await zeros(page);
  await jumpToFigures(page);
  await finalValues(page);
  const [before, after] = await Promise.all([still, await picture()].map((png) => sharp(png).raw().toBuffer()));
  const largestDifference = before.reduce((largest, value, at) => Math.max(largest, Math.abs(value - after[at])), 0);
  // Of 255. A letter's edge may be smoothed in another way once it has moved.
  expect(largestDifference).toBeLessThan(16);
});

for (const [share, what] of [
  [0.05, 'wait'],
  [0.15, 'count'],
] as const) {
  test(`figures of which ${share * 100} % is seen ${what}`, async ({page}) => {
    await stopClock(page);
    await page.goto('./');
    await showShare(page, share);
    await expect(countingList(page)).toBeInViewport();
    await fetchScript(page);
    await scriptRuns(page);
    await page.clock.runFor(1000);
    const [students] = await painted(page);
    expect(students).toMatch(what === 'wait' ? /^0\+$/ : /^1[0-5],\d{3}\+$/);
  });
}

test('their script is fetched when they are near, and no other ever is', async ({page}) => {
  const fetched = scriptsOf(page);
  await page.setViewportSize({width: 1280, height: 500});
  await stopClock(page);
  await page.goto('./');
  await fetchScript(page);
  expect(fetched).toEqual([]);
  await page.evaluate(comeNear);
  await expect(countingList(page)).not.toBeInViewport();
  await fetchScript(page);
  await expect.poll(() => fetched).toEqual([expect.stringMatching(/\/on-demand\.\w+\.js$/)]);
  await jumpToFigures(page);
  await toldWhatIsSeen(countingList(page));
  await page.clock.runFor(4000);
  await finalValues(page);
  expect(fetched).toHaveLength(1);
});

test('of two lists, the second is handled with the first: it neither waits nor runs their script again', async ({
  page,
}) => {
  const lists = page.locator('ul:has([data-duration])');
  await page.setViewportSize({width: 1280, height: 500});
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      const list = document.querySelector<HTMLElement>('[data-counting]');
      const copy = list?.cloneNode(true) as HTMLElement;
      copy.style.marginTop = '300vh';
      list?.after(copy);
    }),
  );
  await stopClock(page);
  await page.goto('./');
  await toldWhatIsSeen(lists.first());
  await page.evaluate(comeNear);
  await expect(lists.first()).not.toBeInViewport();
  await toldWhatIsSeen(lists.first());
  await page.clock.runFor(100);
  await expect(lists.first()).not.toHaveAttribute('data-counting');
  await lists.last().evaluate((list) => {
    scrollBy({top: list.getBoundingClientRect().top - 1.8 * innerHeight, behavior: 'instant'});
  });
  await toldWhatIsSeen(lists.last());
  // At once: the script would take it away again.
  expect(await lists.last().getAttribute('data-counting')).toBeNull();
  await page.clock.runFor(100);
  // From the browser's cache, which sends no request.
  await expect(page.locator('script[src*="/on-demand."]')).toHaveCount(1);
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
    test(
      `${how}, they count from zero, though their script comes late`,
      thoroughUnless(how === 'by a flick'),
      async ({page}) => {
        const arrive = await holdScripts(page);
        await stopClock(page);
        await page.setViewportSize({width: 1280, height: 500});
        await page.goto('./');
        await zeros(page);
        await jump(page);
        await jumpToFigures(page);
        await expect(countingList(page)).toBeInViewport();
        await page.clock.runFor(1900);
        await zeros(page);
        arrive();
        await scriptRuns(page);
        await zeros(page);
        await page.clock.runFor(500);
        await counts(page);
      },
    );
  }
});

test.describe('when their script does not arrive', () => {
  test.beforeEach(({expectErrors}) => expectErrors(/^Failed to load resource/));

  test('they show their final values at once if it fails', async ({page}) => {
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto('./');
    await jumpToFigures(page);
    await finalValues(page);
  });

  /** Opens the page with its figures in sight, and waits until they have given their script up. */
  async function giveUp(page: Page): Promise<void> {
    await stopClock(page);
    await page.goto('./');
    await jumpToFigures(page);
    await zeros(page);
    await toldWhatIsSeen(countingList(page));
    await page.clock.runFor(2000);
    await finalValues(page);
  }

  test('they show their final values within two seconds if it hangs', async ({page}) => {
    await holdScripts(page);
    await giveUp(page);
  });

  test('they do not fall back to zero when it comes after all', async ({page}) => {
    const arrive = await holdScripts(page);
    await giveUp(page);
    arrive();
    await scriptRuns(page);
    await staysFinal(page);
  });
});

test('each figure takes its own time', THOROUGH, async ({page}) => {
  await stopClock(page);
  await page.goto('./');
  await zeros(page);
  await countingList(page).scrollIntoViewIfNeeded();
  await expect(async () => {
    await page.clock.runFor(16);
    expect((await painted(page))[0]).not.toBe('0+');
  }).toPass();
  let elapsed = 0;
  for (const moment of [1400, 1600, 1900, 2100, 2300, 2400, 2600, 2700, 2900]) {
    await page.clock.runFor(moment - elapsed);
    elapsed = moment;
    const labels = await moving(page).locator('xpath=ancestor::li').allInnerTexts();
    const due = FIGURES.filter(({duration}) => duration > moment);
    expect(labels, `still moving after ${moment} ms`).toEqual(due.map(({label}) => expect.stringContaining(label)));
  }
});

test('coming back to a page shows final values, which do not count again', async ({page}) => {
  await stopClock(page);
  await page.goto('./');
  await jumpToFigures(page);
  await fetchScript(page);
  await scriptRuns(page);
  await page.clock.runFor(500);
  await counts(page);
  await page.clock.runFor(3500);
  await finalValues(page);
  const foot = page.getByRole('contentinfo');
  await foot.getByRole('link', {name: 'About'}).click();
  await expect(page).toHaveURL('./about');
  await foot.getByRole('link', {name: 'Home'}).click();
  await expect(page).toHaveURL('./');
  await toldWhatIsSeen(countingList(page));
  expect(await painted(page)).toEqual(FINAL);
  const shown = await countingList(page).evaluateHandle((list) => {
    const values: (string | null)[] = [];
    new MutationObserver((changes) => {
      for (const {target} of changes) values.push((target as Element).getAttribute('data-shown'));
    }).observe(list, {attributeFilter: ['data-shown'], subtree: true});
    return values;
  });
  await jumpToFigures(page);
  await staysFinal(page);
  expect(await shown.jsonValue()).toEqual([]);
});

test('on a page that React opens, they count when they are seen', THOROUGH, async ({page}) => {
  await page.goto('./about');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', {name: 'Home'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Empowering entrepreneurs');
  await countingList(page).scrollIntoViewIfNeeded();
  await counts(page);
  await finalValues(page);
});

test.describe('figures in sight from the start, on the Impact page', () => {
  /** Opens the page with all its figures in sight. When their script comes, the page was painted `ago`. */
  async function open(page: Page, ago: number) {
    await page.setViewportSize({width: 1280, height: 3000});
    await stopClock(page);
    await page.addInitScript((age) => {
      const paint = (name: string) => (name === 'first-contentful-paint' ? [{startTime: performance.now() - age}] : []);
      performance.getEntriesByName = paint as unknown as typeof performance.getEntriesByName;
    }, ago);
    await page.goto('./impact');
    await expect(countingList(page)).toHaveAttribute('data-counting');
    await fetchScript(page);
    await scriptRuns(page);
  }

  test('painted long ago, they do not fall to zero', async ({page}) => {
    await open(page, 1500);
    await staysFinal(page);
  });

  test('once read, they do not count when they leave sight and come back', async ({page}) => {
    await open(page, 1500);
    await page.clock.runFor(4000);
    await page.setViewportSize({width: 1280, height: 300});
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await toldWhatIsSeen(countingList(page));
    await page.evaluate(() => scrollTo(0, 0));
    await toldWhatIsSeen(countingList(page));
    await page.clock.runFor(100);
    expect(await painted(page)).toEqual(FINAL);
  });

  test('just painted, they count, from zero in the first frame', async ({page}) => {
    await open(page, 500);
    await expect(async () => {
      await page.clock.runFor(16);
      await expect(moving(page)).toHaveCount(6, {timeout: 200});
    }).toPass();
    expect(await painted(page)).toEqual(ZEROS);
  });
});

for (const [who, prepare] of [
  ['reduced motion', (page: Page) => page.emulateMedia({reducedMotion: 'reduce'})],
  ['Save-Data', (page: Page) => withConnection(page, {saveData: true, effectiveType: '4g'})],
  ['2G', (page: Page) => withConnection(page, {saveData: false, effectiveType: '2g'})],
] as const) {
  test(`${who}: figures don’t move, and nothing is fetched for them`, thoroughUnless(who !== '2G'), async ({page}) => {
    const fetched = scriptsOf(page);
    await prepare(page);
    await stopClock(page);
    await page.goto('./');
    expect(await painted(page)).toEqual(FINAL);
    await countingList(page).scrollIntoViewIfNeeded();
    await fetchScript(page);
    expect(await painted(page)).toEqual(FINAL);
    expect(fetched).toEqual([]);
  });
}

test('reduced motion that is switched on while they wait: final values', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 500});
  await page.goto('./');
  await zeros(page);
  await page.emulateMedia({reducedMotion: 'reduce'});
  await jumpToFigures(page);
  await expect(countingList(page)).not.toHaveAttribute('data-counting');
  await finalValues(page);
});

test('printed while they wait: the paper has the final values', async ({page}) => {
  await page.goto('./');
  await zeros(page);
  await page.emulateMedia({media: 'print'});
  expect(await painted(page)).toEqual(FINAL);
});

test('each figure is read aloud once, with its final value, even while it counts', async ({page}) => {
  const heard = `
    - list:
      - listitem: 16,000+ student entrepreneurs
      - listitem: 20+ universities
      - listitem: 80+ expert mentors
      - listitem: 120+ startups launched
      - listitem: 10 years
      - listitem: 2.5B+ UGX funding secured`;
  await page.goto('./');
  await zeros(page);
  await expect(countingList(page)).toMatchAriaSnapshot(heard);
  await countingList(page).scrollIntoViewIfNeeded();
  await counts(page);
  await expect(countingList(page)).toMatchAriaSnapshot(heard);
});

test('copied while they wait: the final values', async ({page}) => {
  await page.goto('./');
  await zeros(page);
  const copied = await countingList(page).evaluate((list) => {
    getSelection()?.selectAllChildren(list);
    return String(getSelection());
  });
  const words = FIGURES.map(({value, label}) => `${value} ${label}`).join(' ');
  expect(copied.replace(/\s+/g, ' ').trim()).toBe(words);
});

test(
  'when a visitor asks for stillness while they count, the final values are there at once',
  THOROUGH,
  async ({page}) => {
    await stopClock(page);
    await page.goto('./');
    await jumpToFigures(page);
    await expect(moving(page)).not.toHaveCount(0);
    const began = await page.evaluate(() => Date.now());
    await page.emulateMedia({reducedMotion: 'reduce'});
    // A frame at a time, since the browser calls its observers a little later, and far fewer than a figure takes.
    await expect(async () => {
      await page.clock.runFor(20);
      expect(await painted(page)).toEqual(FINAL);
    }).toPass();
    expect(await page.evaluate(() => Date.now())).toBeLessThan(began + 1000);
  },
);

test('the zeros of the first figure are suns', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  for (const path of ['./', './impact']) {
    await page.goto(path);
    const first = countingList(page).getByRole('listitem').first();
    const suns = await first
      .locator('[aria-hidden="true"] > *')
      .evaluateAll((signs) => signs.filter((sign) => getComputedStyle(sign).borderRadius === '50%'));
    expect(suns, path).toHaveLength(3);
  }
});

test('figures that do not count say what the page says in place of the record’s words', async ({page}) => {
  await page.goto('./');
  await expect(page.getByRole('list').filter({hasText: 'Students Trained'})).toMatchAriaSnapshot(`
    - list:
      - listitem: 20+ Universities
      - listitem: 16K+ Students Trained
      - listitem: 120+ Startups Launched
      - listitem: 10 Years Impact`);
  await page.goto('./impact');
  await expect(page.getByRole('list').filter({hasText: 'students trained'})).toMatchAriaSnapshot(`
    - list:
      - listitem: 1600+ students trained
      - listitem: 20+ universities
      - listitem: 120+ startups
      - listitem: 80+ mentors
      - listitem: 12+ corporate partnerships
      - listitem: UGX 2.5B+ funding`);
});
