/** What is special today, beside the opening hours: in Kampala's time, only while it is true, and only by a script. */
import type {Page} from 'playwright/test';
import {expect, hydrated, test, thoroughUnless} from '../fixtures';

// A visitor far from Kampala, where it is still the day before for most of the day.
test.use({timezoneId: 'Pacific/Honolulu'});

const NOON = '12:00+03:00';
const FRIDAY_NOON = `2026-11-13T${NOON}`;
const SUNDAY_NOON = `2026-11-15T${NOON}`;

const openLine = (page: Page) => page.getByText('Open today until').filter({visible: true});
const closedLine = (page: Page) => page.getByText('Closed on').filter({visible: true});

for (const [day, date, from, until, closes] of [
  ['Monday', '2026-11-09', '08:00', '18:00', '6:00 PM'],
  ['Friday', '2026-11-13', '08:00', '18:00', '6:00 PM'],
  ['Saturday', '2026-11-14', '09:00', '14:00', '2:00 PM'],
]) {
  test(
    `on a ${day} it says "Open today until ${closes}" from ${from} until ${until}`,
    thoroughUnless(day !== 'Monday'),
    async ({page}) => {
      const at = (time: string) => new Date(`${date}T${time}:00+03:00`).getTime();
      for (const [moment, lines] of [
        [at(from) - 1000, []],
        [at(from), [`Open today until ${closes}`]],
        [at(until) - 1000, [`Open today until ${closes}`]],
        [at(until), []],
      ] as const) {
        await page.clock.setFixedTime(moment);
        await page.goto('./about');
        await expect(openLine(page), new Date(moment).toISOString()).toHaveText([...lines]);
      }
    },
  );
}

test('on a Sunday, which is closed, nothing says that it is open', async ({page}) => {
  await page.clock.setFixedTime(SUNDAY_NOON);
  await page.goto('./contact');
  await expect(page.getByRole('row', {name: 'Sunday'})).toHaveText('SundayClosed');
  await expect(openLine(page)).toHaveCount(0);
});

test('“Open today” is right within a second after a computer’s sleep', async ({page}) => {
  // No timer runs while the computer sleeps.
  await page.clock.install({time: FRIDAY_NOON});
  await page.clock.pauseAt(new Date(new Date(FRIDAY_NOON).getTime() + 1000));
  await page.goto('./about');
  await expect(openLine(page)).toHaveCount(1);
  // It has been open for a while.
  await page.clock.runFor(10_000);
  await expect(openLine(page)).toHaveCount(1);
  await page.clock.setSystemTime(SUNDAY_NOON);
  await page.clock.runFor(1000);
  await expect(openLine(page)).toHaveCount(0);
});

test('“Open today” goes when the doors close, while a visitor looks on', async ({page}) => {
  await page.clock.install({time: '2026-11-13T17:58:00+03:00'});
  await page.goto('./about');
  await expect(openLine(page)).toHaveCount(1);
  await page.clock.fastForward('02:30');
  await expect(openLine(page)).toHaveCount(0);
});

test('“Open today” is right on a page that React draws', async ({page}) => {
  await page.clock.setFixedTime(FRIDAY_NOON);
  await page.goto('./about');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', {name: 'Contact'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Find us in Bukoto');
  await expect(openLine(page)).toHaveText('Open today until 6:00 PM');
  await expect(closedLine(page)).toHaveCount(0);
});

test('“Open today” isn’t printed', async ({page}) => {
  await page.clock.setFixedTime(FRIDAY_NOON);
  for (const path of ['/about', '/contact']) {
    await page.goto(`.${path}`);
    await expect(openLine(page)).toHaveCount(1);
    await page.emulateMedia({media: 'print'});
    await expect(openLine(page)).toHaveCount(0);
    await page.emulateMedia({media: 'screen'});
  }
});

test.describe('a closed date, Christmas Day 2099, which is a Friday', () => {
  const CLOSED = 'Closed on Friday 25 December: Christmas Day';

  for (const [when, moment, lines] of [
    ['eight days before', `2099-12-17T${NOON}`, ['Open today until 6:00 PM']],
    ['in the last second of that day', '2099-12-17T23:59:59+03:00', []],
    ['a week before, from midnight on', '2099-12-18T00:00+03:00', [CLOSED]],
    ['a week before, at noon', `2099-12-18T${NOON}`, [CLOSED, 'Open today until 6:00 PM']],
    ['the day before', `2099-12-24T${NOON}`, [CLOSED, 'Open today until 6:00 PM']],
    ['the day itself', `2099-12-25T${NOON}`, [CLOSED]],
    ['in the last second of the day itself', '2099-12-25T23:59:59+03:00', [CLOSED]],
    ['when it is over', '2099-12-26T00:00+03:00', []],
    ['the day after', `2099-12-26T${NOON}`, ['Open today until 2:00 PM']],
    ['the Friday after', `2100-01-01T${NOON}`, ['Open today until 6:00 PM']],
  ] as const) {
    // The others are days beside these.
    const isEdge = /second|midnight|day before|day itself|over/.test(when);
    test(`${when}: ${lines.join(' and ') || 'nothing is said'}`, thoroughUnless(isEdge), async ({page}) => {
      await page.clock.setFixedTime(moment);
      await page.goto('./contact');
      await expect(page.getByText(/^(Closed on|Open today)/).filter({visible: true})).toHaveText([...lines]);
    });
  }

  test('it is announced at the foot of every page, and printed', async ({page}) => {
    await page.clock.setFixedTime(`2099-12-24T${NOON}`);
    await page.goto('./about');
    await expect(page.getByRole('contentinfo').getByText(CLOSED)).toBeVisible();
    await page.emulateMedia({media: 'print'});
    await expect(closedLine(page)).toHaveText(CLOSED);
  });
});

test.describe('without a script', () => {
  test.use({javaScriptEnabled: false});

  test('the closed date is there all year, and nothing says that it is open today', async ({page}) => {
    await page.goto('./contact');
    await expect(closedLine(page)).toHaveText('Closed on Friday 25 December: Christmas Day');
    await expect(openLine(page)).toHaveCount(0);
  });
});
