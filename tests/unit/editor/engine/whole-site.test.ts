/** What the engine says of the whole site: the overview, a colleague's proposal, and the name on every page. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {newEngine, pageWith, texts} from '../siteEngine';

const PAGE = 'pages/sample.mdx';
const [CONTACT, HATCHERY] = ['pages/contact.mdx', 'pages/hatchery.mdx'];
const ORGANISATION = 'records/organisation.yml';

test('the overview lists pages in the menu’s order, then records, each with what is open', () => {
  const engine = newEngine();
  engine.put(PAGE, pageWith('Come at 8:00AM.').replace('title: A page\n', '$&silk: moon\n'));
  const rows = engine.overview();
  const titles = rows.map(({title}) => title);
  expect(titles.slice(0, 10)).toEqual([
    ...['Home', 'About', 'Programs', 'Framework', 'Hatchery', 'Impact', 'Contact', 'More', 'Team', 'A page'],
  ]);
  expect(titles.slice(10)).toEqual(['Buttons', 'Figures', 'Opening hours', 'Menu', 'Organisation']);
  expect(rows.find(({file}) => file === HATCHERY)).toMatchObject({toConfirmCount: 3, problems: []});
  expect(rows.find(({file}) => file === PAGE)?.problems.map(({rule}) => rule)).toEqual(['prices-and-times']);
  expect(rows.find(({file}) => file === PAGE)?.silk).toBe('moon');
  expect(rows.find(({file}) => file === HATCHERY)?.silk).toBe('');
});

test('the overview goes without a page that was deleted while the menu still leads to it', () => {
  const engine = newEngine();
  engine.put(HATCHERY, null);
  expect(engine.overview().map(({file}) => file)).not.toContain(HATCHERY);
});

test('the overview goes without files among the pages and records that are none', () => {
  const strays = ['pages/notes.txt', 'pages/budget.xlsx', 'records/old.yaml'];
  const engine = newEngine(strays);
  const files = engine.overview().map(({file}) => file);
  expect(files.sort()).toEqual(
    newEngine()
      .overview()
      .map(({file}) => file)
      .sort(),
  );
  expect(engine.problems().map(({file}) => file)).toEqual(expect.arrayContaining(strays));
});

test('a colleague’s proposal is drawn with its own records, and has its own problems alone', () => {
  const engine = newEngine();
  engine.put(PAGE, pageWith('Come at 8:00AM.'));
  const organisation = texts[ORGANISATION].replace('Plot 8, ', 'Plot 9, ');
  const contact = texts[CONTACT].replace('About a program,', 'At 8:00AM, about a program,');
  const review = engine.review({[ORGANISATION]: organisation, 'pages/old.mdx': null, [CONTACT]: contact});
  expect(review.titles).toEqual({[CONTACT]: 'Contact', [ORGANISATION]: 'Organisation'});
  expect(review.pages[CONTACT]?.title).toBe('Contact');
  expect(review.records?.organisation.address.street).toBe('Plot 9, Wamala Avenue');
  expect(review.problems.map(({file}) => file)).toEqual([CONTACT]);
  // What somebody has changed here isn't part of it, and stays.
  expect(engine.check(PAGE).text).toContain('8:00AM');
});

test('a name that is changed is the name on every page that is drawn', () => {
  const engine = newEngine();
  const drawn = () => JSON.stringify(engine.show('pages/about.mdx')?.nodes);
  expect(drawn()).toContain('Jockeys was founded in 2015');
  engine.put(ORGANISATION, texts[ORGANISATION].replace('name: Jockeys', 'name: Riders'));
  engine.problems();
  expect(drawn()).toContain('Riders was founded in 2015');
  // A record that can't be read empties no page.
  engine.put(ORGANISATION, 'name: [');
  engine.problems();
  expect(drawn()).toContain('Riders was founded in 2015');
  engine.put(ORGANISATION, undefined);
  engine.problems();
  expect(drawn()).toContain('Jockeys was founded in 2015');
});
