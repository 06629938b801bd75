/** What there is to choose: programs, tiers and their prices, and the elements of the framework. */
import {expect, test} from '../fixtures';

test('a program: its picture, what one gets, for whom it is, and where to apply', async ({page}) => {
  await page.goto('./programs');
  await expect(
    page.getByRole('article').filter({has: page.getByRole('heading', {name: 'The Launchpad'})}),
  ).toMatchAriaSnapshot(`
    - article:
      - /children: equal
      - heading "The Launchpad" [level=2]
      - img "Hills at dusk"
      - paragraph: From idea to startup, in one semester
      - paragraph: Semester-long. You arrive with an idea and work on it week by week.
      - heading "What You Get" [level=3]
      - list:
        - listitem: A semester of steady work on your startup
        - listitem: Expert mentors by your side
      - heading "Perfect For" [level=3]
      - paragraph: Student teams with an idea and a semester to give it
      - link "Apply to The Launchpad"`);
});

test('the programs’ race track has a lane for each of the six, in their order', async ({page}) => {
  await page.goto('./programs');
  await expect(page.getByRole('navigation', {name: 'Programs'}).getByRole('link')).toHaveText([
    'Jockeys Academy',
    'The Launchpad',
    'The Link Programme',
    'Work Readiness Programme',
    'The Catalyst Programme',
    'Youth IDEAthon',
  ]);
});

test('a tier: its price, for whom it is, and all that is included', async ({page}) => {
  await page.goto('./hatchery');
  await expect(page.getByRole('article').filter({hasText: 'Weekly Pass'})).toMatchAriaSnapshot(`
    - article:
      - /children: equal
      - heading "Weekly Pass" [level=3]
      - paragraph: UGX 100,000
      - paragraph: For short-term projects
      - list:
        - listitem: Everything in the Day Pass
        - listitem: Weekend access
        - listitem: Meeting room booking
        - listitem: Priority support
      - button "Choose tier – Weekly Pass"`);
});

test('the featured tier, and no other, has a background and a filled button of its own', async ({page}) => {
  await page.goto('./hatchery');
  const board = page.getByRole('main').getByRole('article');
  await expect(board.getByRole('heading')).toHaveText(['Monthly Membership', 'Weekly Pass', 'Day Pass']);
  const [monthly, weekly, day] = await board.evaluateAll((cards) =>
    cards.map((card) => ({
      card: getComputedStyle(card).backgroundColor,
      button: getComputedStyle(card.querySelector('button') as Element).backgroundColor,
    })),
  );
  expect(weekly).toEqual(day);
  expect(monthly.card).not.toBe(day.card);
  expect(monthly.button).not.toBe(day.button);
});

test('the framework: six elements in order, explained', async ({page}) => {
  await page.goto('./aguma-framework');
  await expect(page.getByRole('main').getByRole('list').getByRole('heading', {level: 3})).toHaveText([
    'Digital Fluency Integration',
    'Industry-Academia Alignment',
    'Context-Sensitive Pedagogy',
    'Co-Curricular Capacity Building',
    'Cultural and Community Considerations',
    'Innovation Focus',
  ]);
});
