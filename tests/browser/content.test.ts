/** What staff have written is shown, all of it, and each button leads where they say. */
import type {Page} from 'playwright/test';
import {PUBLIC} from '../../scripts/testBuilds.mjs';
import {expect, hydrated, PAGES, test} from './site';
import {all, buttonsOf, figuresIn, hours, records, street, written} from './written';

// Figures stand still; when and how they count is another test's matter.
test.use({contextOptions: {reducedMotion: 'reduce'}});

/** Settings whose words are not shown: a look, an address, a name in the records, words for the ear alone. */
const NOT_SHOWN = [
  ...['silk', 'shape', 'tone', 'variant', 'to', 'name', 'about'],
  ...['picture', 'alt', 'look', 'focus'],
  // Shown in words.
  ...['date', 'lastDay'],
];

/** Words without what stands between them, which the design may change, in small letters, as it may capitals. */
const squeezed = (words: string) => words.replace(/\s+/g, '').toLowerCase();

/** What of `expected` is not among `drawn`; what is expected twice must be there twice. */
function missing(expected: string[], drawn: string[]): string[] {
  const left = drawn.map(squeezed);
  return expected.filter((words) => {
    const at = left.indexOf(squeezed(words));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

async function open(page: Page, path: string) {
  await page.goto(`.${path}`);
  await hydrated(page);
  return page.getByRole('main');
}

for (const path of PAGES) {
  test(`${path} shows every heading, passage and text that its file holds`, async ({page}) => {
    const main = await open(page, path);
    const told = squeezed(await main.innerText());
    const expected = [...written[path].passages, ...settingsShown(path)].map(squeezed).filter(Boolean);
    expect(expected.length).toBeGreaterThan(0);
    const lost = expected.filter(
      (words) => told.split(words).length - 1 < expected.filter((other) => other === words).length,
    );
    expect(lost).toEqual([]);
    const headings = await main
      .getByRole('heading')
      .evaluateAll((found) => (found as HTMLElement[]).map(({tagName, innerText}) => `${tagName}: ${innerText}`));
    expect(
      missing(
        written[path].headings.map(({level, words}) => `h${level}: ${words}`),
        headings,
      ),
    ).toEqual([]);
  });
}

const withButtons = PAGES.filter((path) => buttonsOf(path).length > 0);
const withFigures = PAGES.filter((path) => all(path, 'Figures').flatMap(figuresIn).length > 0);

test('some pages have buttons, and some have figures', {tag: '@once'}, () => {
  expect(withButtons).not.toEqual([]);
  expect(withFigures).not.toEqual([]);
});

for (const path of withButtons) {
  test(`${path} has a button for each that its file names, and each leads where it should`, async ({page}) => {
    const main = await open(page, path);
    const drawn = await main
      .locator('button, a[href]')
      .evaluateAll((found) => found.map((one) => `${one.textContent} → ${one.getAttribute('href') ?? 'nowhere'}`));
    const here = (to: string) => (to.startsWith('/') ? PUBLIC.env.BASE_URL + to.slice(1) : to);
    const expected = buttonsOf(path).map(({label, to}) => `${label} → ${to ? here(to) : 'nowhere'}`);
    expect(missing(expected, drawn)).toEqual([]);
  });
}

for (const path of withFigures) {
  test(`${path} shows each figure as its record and the page say it`, async ({page}) => {
    const main = await open(page, path);
    const drawn = await main.getByRole('listitem').allInnerTexts();
    const expected = all(path, 'Figures').flatMap(figuresIn);
    expect(
      missing(
        expected.map(({prefix, value, label}) => `${prefix} ${value} ${label}`),
        drawn,
      ),
    ).toEqual([]);
  });
}

function settingsShown(path: string): string[] {
  const look = (parts: (typeof written)[string]['parts']): string[] =>
    parts.flatMap(({settings, parts: inner}) => [
      ...Object.entries(settings).flatMap(([setting, value]) =>
        typeof value === 'string' && !NOT_SHOWN.includes(setting) ? [value] : [],
      ),
      ...look(inner),
    ]);
  return look(written[path].parts);
}

test('the tier that is featured, and no other, stands on a ground of its own', {tag: '@once'}, async ({page}) => {
  const main = await open(page, '/hatchery');
  const tiers = all('/hatchery', 'Tier');
  const grounds = await main
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => getComputedStyle(card).backgroundColor));
  expect(tiers.length).toBeGreaterThan(0);
  expect(grounds).toHaveLength(tiers.length);
  const plain = grounds.filter((_, index) => !tiers[index].settings.featured);
  const own = grounds.filter((_, index) => tiers[index].settings.featured);
  expect(new Set(plain).size).toBeLessThanOrEqual(1);
  for (const ground of own) expect(plain).not.toContain(ground);
});

test('E6: no form, no input, and no request to anyone else, on any page', {tag: '@once'}, async ({page}) => {
  const strangers: string[] = [];
  page.on('request', (request) => {
    const {protocol, hostname} = new URL(request.url());
    if (protocol !== 'data:' && hostname !== 'localhost') strangers.push(request.url());
  });
  for (const path of PAGES) {
    await page.goto(`.${path}`);
    await expect(page.locator('form, input, select, textarea, iframe')).toHaveCount(0);
  }
  expect(strangers).toEqual([]);
});

test('E2: a button that leads nowhere is a real button that does nothing one can see', {tag: '@once'}, async ({
  page,
}) => {
  let tried = 0;
  for (const path of PAGES) {
    const main = await open(page, path);
    const buttons = main.getByRole('button');
    tried += await buttons.count();
    for (const button of await buttons.all()) await expect(button).toHaveAttribute('type', 'button');
    await expect(main.locator('a[role="button"], [onclick]')).toHaveCount(0);
    const before = await main.innerText();
    for (const button of await buttons.all()) await button.click();
    await expect(page).toHaveURL(`.${path}`);
    expect(await main.innerText()).toBe(before);
  }
  test.skip(tried === 0, 'Every button leads somewhere.');
});

test('every page says what can be done today: come and see us, where and when', {tag: '@once'}, async ({page}) => {
  const footer = page.getByRole('contentinfo');
  // The contact page opens with it.
  await page.goto('contact');
  await expect(page.getByRole('main')).toContainText(street);
  await expect(footer).not.toContainText(street);
  for (const path of PAGES.filter((other) => other !== '/contact')) {
    await page.goto(`.${path}`);
    await expect(footer.getByRole('heading', {level: 2}), path).toHaveText('Come and see us');
    const told = squeezed(await footer.innerText());
    expect(told, path).toContain(squeezed(street));
    for (const {days, times} of hours) expect(told, path).toContain(squeezed(days + times));
  }
});

test('the contact page has the hours day by day, the whole address and every platform', {tag: '@once'}, async ({
  page,
}) => {
  const main = await open(page, '/contact');
  const rows = await main.getByRole('row').allInnerTexts();
  expect(rows.map(squeezed)).toEqual(hours.map(({days, times}) => squeezed(days + times)));
  const {area, city, country} = records.organisation.address;
  const told = squeezed(await main.innerText());
  expect(told).toContain(squeezed(`${street}, ${area}, ${city}, ${country}`));
  for (const {name, handle, link} of records.organisation.platforms) {
    const item = main.getByRole('listitem').filter({hasText: name});
    await expect(item).toHaveText(handle ? `${name} ${handle}` : name);
    if (link) await expect(item.getByRole('link', {name})).toHaveAttribute('href', link);
    else await expect(item.getByRole('link')).toHaveCount(0);
  }
  // A link, and no request: nobody else learns of a visit before it is followed.
  const directions = main.getByRole('link', {name: 'Directions'});
  const query = encodeURIComponent(`${street}, ${area}, ${city}, ${country}`);
  await expect(directions).toHaveAttribute('href', `https://www.google.com/maps/search/?api=1&query=${query}`);
});
