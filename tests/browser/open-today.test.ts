/** "Open today until …": said in Kampala's time, from the records, only while it is true, and only by a script. */
import {weekOf} from '../../src/components/OpeningHours/week';
import {minutesOf} from '../../src/content/dates';
import {expect, hydrated, test} from './site';
import {records} from './written';

const HOUR = 3_600_000;
/** 2026-11-15 is a Sunday. Midnight in Kampala is nine in the evening before in UTC. */
const SUNDAY = Date.UTC(2026, 10, 14, 21);
const week = weekOf(records.hours);

/** The moment of a week in Kampala. */
const at = (day: number, minute: number) => new Date(SUNDAY + day * 24 * HOUR + minute * 60_000);

for (const {open, closes} of week) {
  const [days, first, last] = open.split(' ');
  test(`on ${days} it says so until ${closes}`, async ({page}) => {
    const said = page.getByRole('contentinfo').getByText('Open today until');
    for (const [minute, shown] of [
      [Number(first) - 1, false],
      [Number(first), true],
      [Number(last) - 1, true],
      [Number(last), false],
    ] as const) {
      await page.clock.setFixedTime(at(Number(days.at(-1)), minute));
      await page.goto('/about');
      await hydrated(page);
      const visible = said.filter({visible: true});
      await expect(visible).toHaveText(shown ? [`Open today until ${closes}`] : []);
    }
  });
}

test('on a day that has no hours it says nothing', async ({page}) => {
  const closed = [0, 1, 2, 3, 4, 5, 6].find((day) => !week.some(({open}) => open.split(' ')[0].includes(`${day}`)));
  test.skip(closed === undefined, 'There is no such day.');
  await page.clock.setFixedTime(at(Number(closed), 12 * 60));
  await page.goto('/contact');
  await hydrated(page);
  await expect(page.getByText('Open today until').filter({visible: true})).toHaveCount(0);
});

test.describe('without a script', () => {
  test.use({javaScriptEnabled: false});
  test('it says nothing', async ({page}) => {
    await page.goto('/contact');
    await expect(page.getByText('Open today until').filter({visible: true})).toHaveCount(0);
  });
});

test('a time is read as minutes of the day', () => {
  expect(['12:00 AM', '8:00 AM', '12:30 PM', '6:00 PM'].map(minutesOf)).toEqual([0, 480, 750, 1080]);
});
