/** Events and dates: the day in words, the times, the place, and the same for machines. */
import {expect, hydrated, test} from '../fixtures';

// A visitor for whom it is another day than in Kampala.
test.use({timezoneId: 'Pacific/Honolulu'});

test.beforeEach(({page}) => page.goto('./about').then(() => undefined));

test('an event on a day, with times, a place and a button', async ({page}) => {
  await expect(page.getByRole('article').filter({hasText: 'An open day'})).toMatchAriaSnapshot(`
    - article:
      - /children: equal
      - heading "An open day" [level=3]
      - paragraph:
        - /children: equal
        - time: 9:00 AM
        - text: "-"
        - time: 2:00 PM
        - text: ", The Hatchery"
      - paragraph: Look around, and ask whatever you like.
      - link "Register – An open day"
      - paragraph:
        - time: Saturday 14 March 2099`);
});

test('an event over several days, without times or a place', async ({page}) => {
  await expect(page.getByRole('article').filter({hasText: 'A bootcamp of three days'})).toMatchAriaSnapshot(`
    - article:
      - /children: equal
      - heading "A bootcamp of three days" [level=3]
      - paragraph: Bring an idea.
      - paragraph:
        - /children: equal
        - time: Saturday 30 May 2099
        - text: to
        - time: Monday 1 June 2099`);
});

test('a date in a sentence', async ({page}) => {
  await expect(page.getByText('Apply until Friday 1 May 2099.')).toBeVisible();
});

test('the days stay what they are when React comes, whatever day it is for the visitor', async ({page}) => {
  await hydrated(page);
  await expect(page.getByRole('main').getByRole('time')).toHaveText([
    '9:00 AM',
    '2:00 PM',
    'Saturday 14 March 2099',
    'Saturday 30 May 2099',
    'Monday 1 June 2099',
    'Friday 1 May 2099',
  ]);
});

test('machines read the same days and times, in Kampala’s time', async ({page}) => {
  const times = await page
    .getByRole('main')
    .locator('time')
    .evaluateAll((all) => all.map((time) => (time as HTMLTimeElement).dateTime));
  expect(times).toEqual(['2099-03-14T09:00+03:00', '14:00', '2099-03-14', '2099-05-30', '2099-06-01', '2099-05-01']);
});

for (const [screen, width] of [
  ['wide', 1280],
  ['small', 360],
] as const) {
  test(`on a ${screen} screen the day is ${width > 900 ? 'at the left' : 'above the title'}`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    const event = page.getByRole('article').filter({hasText: 'An open day'});
    const day = await event.getByText('Saturday 14 March 2099').boundingBox();
    const title = await event.getByRole('heading').boundingBox();
    if (!day || !title) throw new Error('The event has no day or no title.');
    if (width > 900) expect(day.x + day.width).toBeLessThan(title.x);
    else expect(day.y + day.height).toBeLessThanOrEqual(title.y);
  });
}
