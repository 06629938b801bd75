/** What staff see at `staff/`. That visitors see none of it is read from every file by `built/staff-only.test.ts`. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from 'playwright/test';
import {addressOf, TESTS} from '../../../scripts/builds.mjs';
import {fillName} from '../../../src/content';
import {readLedgerIn} from '../../../src/content/site.node';
import {folders} from '../../site';
import {workers} from '../network/ownSite';
import {expect, hydrated, NAMES, test} from '../site';
import {headline, records} from '../written';

const home = addressOf(TESTS.staff);

const open = [...readLedgerIn(folders).values()].flat();

test('each page marks its passages to confirm, and shows its empty places', async ({page}) => {
  let seen = 0;
  for (const name of NAMES) {
    const here = open.filter(({file}) => file === `pages/${name || 'index'}.mdx`);
    const slots = here.filter(({what}) => what.startsWith('To fill in: '));
    const marks = here.filter((entry) => !slots.includes(entry) && !entry.what.startsWith('Over: '));
    await page.goto(home + name);
    await hydrated(page);
    const main = page.getByRole('main');
    await expect(main.getByRole('button', {name: 'To confirm'}), name).toHaveCount(marks.length);
    await expect(main.getByRole('button', {name: 'To fill in'}), name).toHaveCount(slots.length);
    for (const {what} of slots) await expect(main.getByText(what.replace('To fill in: ', ''))).toBeVisible();
    const told: string[] = [];
    for (const flag of await main.getByRole('button', {name: 'To confirm'}).all()) {
      await flag.click();
      // Only the flag that was pressed shows its reason.
      const reason = main.getByRole('note').filter({visible: true});
      await expect(reason).toHaveCount(1);
      told.push(await reason.innerText());
    }
    expect(told.sort()).toEqual(marks.map(({reason}) => fillName(reason, records.organisation.name)).sort());
    seen += here.length;
  }
  expect(seen).toBe(open.filter(({file}) => file.startsWith('pages/')).length);
});

/** Each heading and paragraph of the page with its box, measured from the top of the part that it is in. */
async function boxes(page: Page, address: string): Promise<string[]> {
  await page.goto(address);
  await hydrated(page);
  return page.evaluate(async () => {
    await document.fonts.ready;
    return ['main', 'footer'].flatMap((part) => {
      const frame = document.querySelector(part) as HTMLElement;
      const {top: start} = frame.getBoundingClientRect();
      const words = Array.from(frame.querySelectorAll<HTMLElement>('h1, h2, h3, h4, h5, h6, p'));
      return words
        .filter((element) => element.checkVisibility())
        .filter(({textContent}) => !/^(Edit this page$|To edit this page,)/.test(textContent ?? ''))
        .map((element) => {
          const {left, top, width, height} = element.getBoundingClientRect();
          const box = [left, top - start, width, height].map((length) => length.toFixed(1));
          return `${element.tagName} ${element.textContent?.slice(0, 40)}: ${box.join(' ')}`;
        });
    });
  });
}

test('marks take no room: each heading and paragraph stands where visitors will have it', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.clock.setFixedTime('2026-03-02T09:00:00Z'); // The footer says until when it is open today.
  for (const [name, width] of [
    ['', 360],
    ['about', 1280],
    ['programs', 360],
    ['contact', 1280],
  ] as const) {
    await page.setViewportSize({width, height: 900});
    const forVisitors = await boxes(page, `./${name}`);
    expect(forVisitors.length).toBeGreaterThan(0);
    expect(await boxes(page, home + name), `/${name} at ${width} pixels`).toEqual(forVisitors);
  }
});

test('the handbook’s first sentence leads to the staff’s site', async ({page}) => {
  await page.goto(`${home}handbook`);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  const first = page.getByRole('article').getByRole('paragraph').first();
  const address = TESTS.staff.env.SITE_URL + TESTS.staff.env.BASE_URL;
  await expect(first.getByRole('link', {name: address})).toHaveAttribute('href', address);
});

test('the handbook shows every picture of its examples', async ({page}) => {
  const addresses = readFileSync('handbook/components.mdx', 'utf8').match(/\/pictures\/examples\//g) ?? [];
  await page.goto(`${home}handbook/components`);
  const images = page.getByRole('article').locator('img');
  await expect(images).toHaveCount(addresses.length);
  for (const image of await images.all()) {
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth)).toBeTruthy();
  }
});

test('no file of the staff’s site makes it known, and it says which commit it is', () => {
  for (const file of ['sw.js', 'robots.txt', 'sitemap.xml']) {
    expect(existsSync(path.join(TESTS.staff.dir, file)), file).toBe(false);
  }
  expect(readFileSync(path.join(TESTS.staff.dir, 'commit.txt'), 'utf8')).toBe(`${TESTS.staff.env.GITHUB_SHA}\n`);
  const scripts = readdirSync(path.join(TESTS.staff.dir, 'assets/js')).filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  expect(
    scripts.filter((file) => readFileSync(path.join(TESTS.staff.dir, 'assets/js', file), 'utf8').includes('sw.js')),
  ).toEqual([]);
});

test('React opens its pages: the focus goes to the title, and each file comes from its own path', async ({page}) => {
  await page.clock.install();
  const answers: string[] = [];
  page.context().on('response', (response) => {
    answers.push(`${response.status()} ${new URL(response.url()).pathname}`);
  });
  await page.goto(`${home}about`);
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, {same: true}));
  await page.getByRole('contentinfo').getByRole('link', {name: 'Contact', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(headline('/contact'));
  await expect(page.getByRole('heading', {level: 1})).toBeFocused();
  expect(await page.evaluate(() => 'same' in window), 'the page is not loaded afresh').toBe(true);
  await page.goto(`${home}handbook`);
  await hydrated(page);
  // The script sets a service worker up once the page has been idle for a while.
  await page.clock.fastForward(4000);
  expect(await workers(page)).toBe(0);
  expect(answers.length).toBeGreaterThan(5);
  expect(answers.filter((answer) => !/^[23]/.test(answer) || !answer.includes(` ${TESTS.staff.env.BASE_URL}`))).toEqual(
    [],
  );
});
