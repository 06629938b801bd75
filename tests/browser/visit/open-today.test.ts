/** What is special today, beside the opening hours: in Kampala's time, only while it is true, and only by a script. */
import type {Page} from 'playwright/test';
import {announcedDays, weekOf} from '../../../src/components/OpeningHours/openToday';
import {expect, test} from '../site';
import {records} from '../written';

const HOUR = 3_600_000;
/** 2026-11-15 is a Sunday. Midnight in Kampala is nine in the evening before in UTC. */
const SUNDAY = Date.UTC(2026, 10, 14, 21);
const week = weekOf(records.hours);

/** The moment of a week in Kampala. */
const at = (day: number, minute: number) => new Date(SUNDAY + day * 24 * HOUR + minute * 60_000);

const minutesOfDay = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const openLine = (page: Page) => page.getByRole('contentinfo').getByText('Open today until').filter({visible: true});

for (const {open, closes} of week) {
  const [opens, until, days] = open.split(' ');
  const [first, last] = [minutesOfDay(opens), minutesOfDay(until)];
  test(`on ${days} it says so until ${closes}`, async ({page}) => {
    for (const [minute, shown] of [
      [first - 1, false],
      [first, true],
      [last - 1, true],
      [last, false],
    ] as const) {
      await page.clock.setFixedTime(at(Number(days.at(-1)), minute));
      await page.goto('./about');
      await expect(openLine(page)).toHaveText(shown ? [`Open today until ${closes}`] : []);
    }
  });
}

const closedDay = [0, 1, 2, 3, 4, 5, 6].find((day) => !week.some(({open}) => open.split(' ')[2].includes(`${day}`)));
const [{open: firstOpen}] = week;
/** Noon of the first day that has hours. */
const openNoon = at(Number(firstOpen.split(' ')[2][0]), 12 * 60);

test('on a day that has no hours it says nothing', async ({page}) => {
  test.skip(closedDay === undefined, 'There is no such day.');
  await page.clock.setFixedTime(at(Number(closedDay), 12 * 60));
  await page.goto('./contact');
  await expect(page.getByText('Open today until').filter({visible: true})).toHaveCount(0);
});

for (const event of ['visibilitychange', 'focus']) {
  test(`after a computer's sleep it is right at once, on ${event}`, async ({page}) => {
    test.skip(closedDay === undefined, 'There is no day without hours to wake on.');
    // No timer runs while the computer sleeps.
    await page.clock.install({time: openNoon});
    await page.clock.pauseAt(new Date(openNoon.getTime() + 1000));
    await page.goto('./about');
    await expect(openLine(page)).toHaveCount(1);
    await page.clock.setFixedTime(at(Number(closedDay), 12 * 60));
    await page.evaluate(
      (name) => (name === 'visibilitychange' ? document : window).dispatchEvent(new Event(name)),
      event,
    );
    await expect(openLine(page)).toHaveCount(0);
  });
}

test('while a visitor looks on, it goes when the doors close', async ({page}) => {
  const last = minutesOfDay(firstOpen.split(' ')[1]);
  const day = Number(firstOpen.split(' ')[2][0]);
  await page.clock.install({time: at(day, last - 2)});
  await page.goto('./about');
  await expect(openLine(page)).toHaveCount(1);
  await page.clock.fastForward('02:30');
  await expect(openLine(page)).toHaveCount(0);
});

test('it is not printed', async ({page}) => {
  await page.clock.setFixedTime(openNoon);
  for (const path of ['/about', '/contact']) {
    await page.goto(`.${path}`);
    const line = page.getByText('Open today until').filter({visible: true});
    await expect(line).toHaveCount(1);
    await page.emulateMedia({media: 'print'});
    await expect(line).toHaveCount(0);
    await page.emulateMedia({media: 'screen'});
  }
});

test.describe('without a script', () => {
  test.use({javaScriptEnabled: false});
  test('it says nothing', async ({page}) => {
    await page.goto('./contact');
    await expect(page.getByText('Open today until').filter({visible: true})).toHaveCount(0);
  });
});

test.describe('a closed day', () => {
  /** The given record has none, so the page gets a line as OpeningHours draws it. */
  const DATE = new Date(openNoon.getTime() + 7 * 24 * HOUR).toISOString().slice(0, 10);
  const line = `<p data-hours="${announcedDays(DATE)}">Closed on that day: a reason</p>`;

  test.beforeEach(async ({page}) => {
    await page.route('**/about', async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace(/<p[^>]* data-hours=/, (first) => line + first);
      await route.fulfill({response, body: html});
    });
  });

  const closedLine = (page: Page) => page.getByText('Closed on that day').filter({visible: true});

  test('is announced from a week before until it is over', async ({page}) => {
    for (const [days, announced] of [
      [-1, 0],
      [0, 1],
      [6, 1],
      [7, 1],
      [8, 0],
    ]) {
      await page.clock.setFixedTime(new Date(openNoon.getTime() + days * 24 * HOUR));
      await page.goto('./about');
      await expect(closedLine(page), `day ${days}`).toHaveCount(announced);
    }
  });

  test('is closed: nothing says "Open today" on it, and a week later it does again', async ({page}) => {
    for (const [days, open] of [
      [7, 0],
      [14, 1],
    ]) {
      await page.clock.setFixedTime(new Date(openNoon.getTime() + days * 24 * HOUR));
      await page.goto('./about');
      await expect(openLine(page)).toHaveCount(open);
    }
  });
});
