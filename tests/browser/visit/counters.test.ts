/** Counters: when they are pending, when they count, and when they show their final values. The text is final all along. */
import type {Page} from 'playwright/test';
import {expect, holdScripts, test, withConnection} from '../fixtures';

const FINAL = ['16,000+', '20+', '80+', '120+', '10', '2.5B+'];
const ZERO = ['0+', '0+', '0+', '0+', '0', '0B+'];

const HEARD = `
  - list:
    - listitem: 16,000+ student entrepreneurs
    - listitem: 20+ universities
    - listitem: 80+ expert mentors
    - listitem: 120+ startups launched
    - listitem: 10 years
    - listitem: 2.5B+ UGX funding secured`;

const counters = (page: Page) => page.getByRole('list').filter({hasText: 'student entrepreneurs'});

/** What a visitor sees of each counter: the digits painted over its final value, or else that value. */
const shownValues = (page: Page) =>
  counters(page)
    .locator('[data-duration]')
    .evaluateAll((all) =>
      all.map((digits) => {
        const {content} = getComputedStyle(digits, '::before');
        const isPainted = content !== 'none' && getComputedStyle(digits).visibility === 'visible';
        const final = digits.nextElementSibling as Element;
        const isFinalHidden = Number(getComputedStyle(final).opacity) < 0.01;
        if (isPainted === isFinalHidden) return isPainted ? JSON.parse(content) : final.textContent;
        return `${isPainted ? content : 'nothing'} over ${final.textContent}`;
      }),
    );

const expectShown = (page: Page, values: string[]) => expect.poll(() => shownValues(page)).toEqual(values);

/** Waits until the page's observers know what is in view. The browser calls them in their order. */
const observersCalled = (page: Page) =>
  counters(page).evaluate(
    (element) =>
      new Promise<void>((done) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          done();
        });
        observer.observe(element);
      }),
  );

/** Stops the clock of pages that are opened from now on, so that a slow machine misses nothing. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install({time: 0});
  await page.clock.pauseAt(1000);
}

/** Scrolls until this share of the counters is in view, at the bottom of the window. */
async function scrollToShare(page: Page, share: number): Promise<void> {
  await counters(page).evaluate((list, part) => {
    const {top, height} = list.getBoundingClientRect();
    scrollBy({top: top + height * part - innerHeight, behavior: 'instant'});
  }, share);
  await observersCalled(page);
}

/** Waits until the counters' script has arrived and watches them. */
async function scriptArrived(page: Page): Promise<void> {
  await expect(counters(page)).not.toHaveAttribute('data-uncounted');
  await observersCalled(page);
}

/** Sets the speed of styles' own animations, on this page and those that are opened from now on. */
async function setAnimationSpeed(page: Page, playbackRate: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Animation.enable');
  await browser.send('Animation.setPlaybackRate', {playbackRate});
}

test.use({viewport: {width: 1280, height: 500}});

test('counters show zero, count once a tenth of them is in view, and count only once', async ({page}) => {
  await stopClock(page);
  await page.goto('./');
  await scriptArrived(page);
  expect(await shownValues(page)).toEqual(ZERO);
  const before = await counters(page).boundingBox();

  await scrollToShare(page, 0.05);
  await page.clock.runFor(1000);
  expect(await shownValues(page), '5 % is in view').toEqual(ZERO);

  await scrollToShare(page, 0.15);
  await page.clock.runFor(1000);
  expect((await shownValues(page))[0], 'after a second').toMatch(/^1[0-5],\d{3}\+$/);
  await expect(counters(page)).toMatchAriaSnapshot(HEARD);
  const during = await counters(page).boundingBox();
  expect([during?.width, during?.height]).toEqual([before?.width, before?.height]);
  await page.clock.runFor(2000);
  await expectShown(page, FINAL);

  // Another look in the same tab.
  await page.goto('./about');
  await page.goto('./');
  await scrollToShare(page, 0.5);
  await page.clock.runFor(500);
  expect(await shownValues(page)).toEqual(FINAL);
});

test('counters in view show zero before their script arrives, and never fall from a final value', async ({page}) => {
  const arrive = await holdScripts(page);
  await stopClock(page);
  await setAnimationSpeed(page, 0);
  await page.setViewportSize({width: 1280, height: 3000});
  await page.goto('./impact', {waitUntil: 'commit'});
  await expectShown(page, ZERO);
  arrive();
  await scriptArrived(page);
  expect(await shownValues(page)).toEqual(ZERO);
  await page.clock.runFor(1000);
  expect((await shownValues(page))[0], 'after a second').toMatch(/^1[0-5],\d{3}\+$/);
});

test('counters show their final values after two seconds without their script, and keep them', async ({page}) => {
  const arrive = await holdScripts(page);
  await setAnimationSpeed(page, 0);
  await page.goto('./', {waitUntil: 'commit'});
  await expectShown(page, ZERO);
  await setAnimationSpeed(page, 1);
  await expectShown(page, FINAL);
  arrive();
  await expect(page.locator('html')).not.toHaveAttribute('data-counters');
  await scrollToShare(page, 0.5);
  expect(await shownValues(page)).toEqual(FINAL);
});

for (const [setting, prepare] of [
  ['reduced motion', (page: Page) => page.emulateMedia({reducedMotion: 'reduce'})],
  ['Save-Data', (page: Page) => withConnection(page, {saveData: true, effectiveType: '4g'})],
] as const) {
  test(`counters show their final values with ${setting}`, async ({page}) => {
    await prepare(page);
    await page.goto('./');
    expect(await shownValues(page)).toEqual(FINAL);
    await scrollToShare(page, 0.5);
    expect(await shownValues(page)).toEqual(FINAL);
  });
}

test('pending counters are printed and read out with their final values', async ({page}) => {
  await page.goto('./');
  await expectShown(page, ZERO);
  await expect(counters(page)).toMatchAriaSnapshot(HEARD);
  await page.emulateMedia({media: 'print'});
  expect(await shownValues(page)).toEqual(FINAL);
});
