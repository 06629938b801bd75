/**
 * The specification as a table: every fact that the site must tell, with the words as they must read and the page on
 * which they stand. A text is looked for as a visitor sees it; `button`, `heading` and `link` also say what it is.
 */
import {loadRecords} from '../../src/plugins/records/load';
import {expect, PAGES, test} from './site';

// Figures stand still; when and how they count is another test's matter.
test.use({contextOptions: {reducedMotion: 'reduce'}});

type Kind = 'text' | 'heading' | 'button' | 'link' | 'row' | 'item';
/** What is looked for, how often it stands on the page when that is fixed, and its kind. */
type Fact = [id: string, kind: Kind, words: string, times?: number];

const HOME: Fact[] = [
  ['E3', 'heading', 'Empowering entrepreneurs', 1],
  ['H1', 'item', '20+ Universities'],
  ['H1', 'item', '16K+ Students Trained'],
  ['H1', 'item', '120+ Startups Launched'],
  ['H1', 'item', '10 Years Impact'],
  ['H1', 'button', 'Join Our Programs', 1],
  ['H1', 'button', 'Learn More', 4],
  ['H2', 'text', 'social enterprise in Uganda'],
  ['H2', 'text', 'in 2015 as a student-enterprise association, with support from a UK university'],
  ['H2', 'text', 'Kampala'],
  ['H2', 'text', 'back the jockey, not the horse'],
  ['H3', 'heading', 'What We Do'],
  ['H3', 'heading', 'Education & Training'],
  ['H3', 'heading', 'University-Industry Bridge'],
  ['H3', 'heading', 'Startup Incubation'],
  ['H4', 'item', '20+ universities'],
  ['H4', 'item', '16,000+ student entrepreneurs'],
  ['H4', 'item', '80+ expert mentors'],
  ['H4', 'item', '120+ startups launched'],
  ['H4', 'item', '10 years'],
  ['H4', 'item', '2.5B+ UGX funding secured'],
];

const ABOUT: Fact[] = [
  ['A1', 'heading', 'Our Story'],
  ['A1', 'text', 'founded in 2015 as a student-enterprise association, with support from a UK university'],
  ['A1', 'text', 'entrepreneurship education and startup incubation in Uganda'],
  ['A2', 'text', 'Impact Philosophy'],
  ['A2', 'text', 'back the jockey, not the horse'],
  ['A3', 'heading', 'Approach'],
  ['A4', 'heading', 'Mission'],
  ['A4', 'text', 'Inspire, equip and empower youth to build sustainable businesses'],
  ['A4', 'heading', 'Vision'],
  ['A4', 'text', 'Use innovation and entrepreneurship for sustainable socio-economic transformation across Africa'],
  ['A5', 'heading', 'Leadership'],
  ['A5', 'text', 'executive director'],
  ['A5', 'text', 'PhD'],
  ['A5', 'text', 'research-based framework is named after him'],
  ['A5', 'link', 'the Aguma Framework'],
  ['A6', 'text', 'youth, university students, graduates and early-stage founders'],
  ['A6', 'text', 'organisations, donors and partners'],
];

const PROGRAMS: Fact[] = [
  ...[
    `${loadRecords('.').organisation.name} Academy`,
    'The Launchpad',
    'The Link Programme',
    'Work Readiness Programme',
    'The Catalyst Programme',
    'Youth IDEAthon',
  ].flatMap((title, index): Fact[] => [
    [`P${index + 2}`, 'heading', title, 1],
    ['P1', 'button', `Apply to ${title}`, 1],
  ]),
  ['P1', 'heading', 'What You Get', 6],
  ['P1', 'heading', 'Perfect For', 6],
  ['P3', 'text', 'Semester-long'],
  ['P4', 'text', '1-2 month collaborations'],
  ['P6', 'text', 'Consulting'],
  ['P7', 'text', '3-day bootcamp'],
  ['P7', 'text', 'grant funding'],
  ['P8', 'heading', 'The Leap Conference', 1],
  ['P8', 'text', 'Once a year'],
  ['P8', 'text', '500-1000 attendees'],
  ['P8', 'button', 'Register', 1],
];

const FRAMEWORK: Fact[] = [
  ['F1', 'heading', 'From research to practice', 1],
  ...[
    'Digital Fluency Integration',
    'Industry-Academia Alignment',
    'Context-Sensitive Pedagogy',
    'Co-Curricular Capacity Building',
    'Cultural and Community Considerations',
    'Innovation Focus',
  ].flatMap((title): Fact[] => [
    ['F1', 'heading', title, 1],
    ['F1', 'item', title, 1],
  ]),
  ['F2', 'text', 'partners in research and curriculum reform'],
  ['F2', 'button', 'Become a Research Partner', 1],
];

const HATCHERY: Fact[] = [
  ['T1', 'text', 'co-working space in Kampala'],
  ['T1', 'text', 'up to 120 people'],
  ['T1', 'text', 'Members have 24/7 access'],
  ['T2', 'heading', 'Day Pass', 1],
  ['T2', 'text', 'UGX 20,000'],
  ...['Hot desk', 'Internet', 'Printing', 'Networking'].map((words): Fact => ['T2', 'item', words]),
  ['T3', 'heading', 'Weekly Pass', 1],
  ['T3', 'text', 'UGX 100,000'],
  ['T3', 'text', 'short-term projects'],
  ...['Weekend access', 'Meeting room booking', 'Priority support'].map((words): Fact => ['T3', 'item', words]),
  ['T4', 'heading', 'Monthly Membership', 1],
  ['T4', 'text', 'UGX 400,000'],
  ...['All facilities', '24/7 entry', 'Private locker', 'Event invitations', 'Mentorship access'].map(
    (words): Fact => ['T4', 'item', words],
  ),
  ['T5', 'button', 'Choose tier', 3],
  ['T5', 'button', 'Book Workspace', 1],
  ['T5', 'button', 'Book Equipment', 1],
  ['T5', 'button', 'Book Consultation', 1],
  ...['Hot desks', 'Internet', 'Printing', 'Meeting rooms', 'Private lockers', 'Event space'].map(
    (words): Fact => ['T6', 'heading', words, 1],
  ),
];

const IMPACT: Fact[] = [
  ['I1', 'heading', 'Our Impact Since 2015', 1],
  ['I1', 'item', '20+ universities', 2],
  ['I1', 'item', '16,000+ student entrepreneurs', 1],
  ['I1', 'item', '80+ expert mentors', 1],
  ['I1', 'item', '120+ startups launched', 1],
  ['I1', 'item', '10 years', 1],
  ['I1', 'item', '2.5B+ UGX funding secured', 1],
  ['I2', 'item', '1600+ students trained', 1],
  ['I2', 'item', '120+ startups', 1],
  ['I2', 'item', '80+ mentors', 1],
  ['I2', 'item', '12+ corporate partnerships', 1],
  ['I2', 'item', 'UGX 2.5B+ funding', 1],
  ['I3', 'heading', 'An agri-tech startup', 1],
  ['I3', 'item', '200+ farmers served'],
  ['I3', 'item', '30% lower post-harvest losses'],
  ['I3', 'heading', 'A digital-health startup', 1],
  ['I3', 'item', '10,000+ patients served'],
  ['I4', 'button', 'Apply to Our Programs', 1],
  ['I4', 'button', 'Partner With Us', 1],
];

const CONTACT: Fact[] = [
  ['C1', 'text', 'Plot 8, Wamala Avenue, Bukoto, Kampala, Uganda'],
  ['C2', 'row', 'Monday-Friday 8:00 AM-6:00 PM', 1],
  ['C2', 'row', 'Saturday 9:00 AM-2:00 PM', 1],
  ['C2', 'row', 'Sunday closed', 1],
  ...['Schedule Now', 'Contact Us', 'Apply Now', 'Book Space'].map((words): Fact => ['C3', 'button', words, 1]),
  ...['Website', 'Facebook', 'Twitter', 'LinkedIn'].map((words): Fact => ['C4', 'item', words, 1]),
  ['C5', 'text', 'An interactive map is coming soon'],
];

const MORE: Fact[] = [
  ['M1', 'heading', 'Donate / Partner'],
  ...['Micro-Grants', 'Training Programs', 'Mentorship'].map((words): Fact => ['M1', 'heading', words, 1]),
  ['M1', 'button', 'Make a Donation', 1],
  ['M1', 'button', 'Explore Partnership', 1],
  ['M2', 'heading', 'Media Archive'],
  ['M2', 'button', 'View Archive', 5],
  ['M3', 'heading', 'Stay Connected'],
  ['M3', 'heading', 'Newsletter'],
  ['M3', 'button', 'Subscribe Now', 1],
  ['M3', 'heading', 'Global Network'],
  ['M3', 'button', 'Join Network', 1],
];

const FACTS: Record<string, Fact[]> = {
  '/': HOME,
  '/about': ABOUT,
  '/programs': PROGRAMS,
  '/aguma-framework': FRAMEWORK,
  '/hatchery': HATCHERY,
  '/impact': IMPACT,
  '/contact': CONTACT,
  '/more': MORE,
};

const ROLES = {heading: 'heading', button: 'button', link: 'link', row: 'row', item: 'listitem'} as const;

/** Words as a pattern: line breaks do not count; the first letter may be small or capital, as the design wants. */
const pattern = (words: string, whole: boolean) => {
  const escaped = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '\\s*');
  return new RegExp(whole ? `^\\s*${escaped}\\s*$` : escaped, 'i');
};

for (const [path, facts] of Object.entries(FACTS)) {
  test(`${path} tells its ${facts.length} facts`, async ({page}) => {
    await page.goto(path);
    const main = page.getByRole('main');
    for (const [id, kind, words, times] of facts) {
      await test.step(`${id}: ${words}`, async () => {
        if (kind === 'text') {
          await expect(main, id).toContainText(pattern(words, false), {useInnerText: true});
          return;
        }
        // A button is found by what can be read on it: its accessible name may say more.
        const found = main.getByRole(ROLES[kind]).filter({hasText: pattern(words, true)});
        if (times === undefined) await expect(found.first(), `${id}: ${words}`).toBeVisible();
        else await expect(found, `${id}: ${words}`).toHaveCount(times);
      });
    }
  });
}

test('cards have as many bullets as the specification says', async ({page}) => {
  await page.goto('/');
  for (const title of ['Education & Training', 'University-Industry Bridge', 'Startup Incubation']) {
    const card = page.getByRole('heading', {name: title}).locator('..');
    await expect(card.getByRole('listitem'), title).toHaveCount(4);
  }
  await page.goto('/about');
  const approach = page.getByRole('heading', {name: 'Approach'}).locator('..');
  await expect(approach.getByRole('listitem')).toHaveCount(4);
});

test('only the monthly membership is featured', async ({page}) => {
  await page.goto('/hatchery');
  const grounds = await page
    .getByRole('main')
    .getByRole('article')
    .evaluateAll((tiers) =>
      tiers.map((tier) => [tier.querySelector('h3')?.innerText, getComputedStyle(tier).backgroundColor]),
    );
  const [, featured] = grounds.find(([title]) => title === 'Monthly Membership') ?? [];
  expect(grounds.filter(([, ground]) => ground === featured)).toHaveLength(1);
});

test('E6: no form, no input, and no request to anyone else, on any page', async ({page}) => {
  const strangers: string[] = [];
  page.on('request', (request) => {
    const {protocol, hostname} = new URL(request.url());
    if (protocol !== 'data:' && hostname !== 'localhost') strangers.push(request.url());
  });
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.locator('form, input, select, textarea, iframe')).toHaveCount(0);
  }
  expect(strangers).toEqual([]);
});

test('E2: every button is a real button that does nothing one can see', async ({page}) => {
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    const buttons = page.getByRole('main').getByRole('button');
    for (const button of await buttons.all()) await expect(button).toHaveAttribute('type', 'button');
    await expect(page.getByRole('main').locator('a[role="button"], [onclick]')).toHaveCount(0);
    const before = await page.getByRole('main').innerText();
    for (const button of await buttons.all()) await button.click();
    await expect(page).toHaveURL(path);
    expect(await page.getByRole('main').innerText()).toBe(before);
  }
});

test('every page that invites action says what can be done today', async ({page}) => {
  for (const path of PAGES) {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main, path).toContainText(/Plot 8,\s*Wamala Avenue/);
    await expect(main, path).toContainText(/Monday-Friday\s*8:00 AM-6:00 PM/);
  }
});
