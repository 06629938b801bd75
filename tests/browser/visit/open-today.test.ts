/** What is true only today, beside the opening hours: in Kampala's time, and only while it is true. */
import type {Page} from 'playwright/test';
import {expect, test} from '../fixtures';

// A visitor for whom it is still the day before for most of Kampala's day.
test.use({timezoneId: 'Pacific/Honolulu'});

const CLOSED_SOON = 'Closed on Friday 25 December: Christmas Day';

const today = (page: Page) => page.getByText(/^(Closed on|Open today)/).filter({visible: true});

test('the contact page says until when it is open today, and a week ahead when it will be closed', async ({page}) => {
  for (const [time, lines] of [
    // Monday.
    ['2026-11-09T07:59:59', []],
    ['2026-11-09T08:00:00', ['Open today until 6:00 PM']],
    ['2026-11-09T17:59:59', ['Open today until 6:00 PM']],
    ['2026-11-09T18:00:00', []],
    // Saturday and Sunday.
    ['2026-11-14T13:59:59', ['Open today until 2:00 PM']],
    ['2026-11-15T12:00:00', []],
    // A closed day, which is a Friday.
    ['2099-12-17T12:00:00', ['Open today until 6:00 PM']],
    ['2099-12-18T00:00:00', [CLOSED_SOON]],
    ['2099-12-24T12:00:00', [CLOSED_SOON, 'Open today until 6:00 PM']],
    ['2099-12-25T12:00:00', [CLOSED_SOON]],
    ['2099-12-26T00:00:00', []],
    ['2100-01-01T12:00:00', ['Open today until 6:00 PM']],
  ] as const) {
    await page.clock.setFixedTime(`${time}+03:00`);
    await page.goto('./contact');
    await expect(today(page), time).toHaveText([...lines]);
  }
});

test('the line about today changes while a visitor looks on, also after a computer’s sleep', async ({page}) => {
  await page.clock.install({time: '2026-11-13T17:58:00+03:00'});
  await page.goto('./about');
  await expect(today(page)).toHaveText(['Open today until 6:00 PM']);
  await page.clock.fastForward('02:30');
  await expect(today(page)).toHaveCount(0);
  // No timer runs while the computer sleeps, until Saturday morning.
  await page.clock.setSystemTime('2026-11-14T10:00:00+03:00');
  await page.clock.runFor(1000);
  await expect(today(page)).toHaveText(['Open today until 2:00 PM']);
});

test('a closed day is announced in the footer and printed; that it is open today is not printed', async ({page}) => {
  await page.clock.setFixedTime('2099-12-24T12:00:00+03:00');
  await page.goto('./about');
  await expect(page.getByRole('contentinfo').getByText(CLOSED_SOON)).toBeVisible();
  await page.emulateMedia({media: 'print'});
  await expect(today(page)).toHaveText([CLOSED_SOON]);
});
