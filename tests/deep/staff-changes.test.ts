/**
 * What becomes of staff's changes, in one build of the given site: a page with a picture in every place that takes one, a
 * page of the menu that opens with one, another name, a telephone number, and a destination for buttons.
 */
import {execFileSync} from 'node:child_process';
import {cpSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from 'playwright/test';
import {TESTS} from '../../scripts/builds.mjs';
import {overBudget} from '../../scripts/bytes';
import {copyOf, needsServiceWorker, type OwnSite, stored} from '../browser/network/ownSite';
import {expect, test, violations} from '../browser/site';
import {partsOf} from '../built/pages';
import {copyOfSite} from '../site';

test.describe.configure({mode: 'default'});

let site: OwnSite;

/** What is changed: the file, its text, and what takes its place. */
const CHANGES = [
  ['pages/about.mdx', '<Hero>', '<Hero picture="/pictures/hills.jpg" alt="Hills behind the town at dusk">'],
  ['pages/index.mdx', 'silk="hatchery" button="Learn More"', 'silk="hatchery" button="Learn More" to="/hatchery"'],
  ['records/buttons.yml', '\nLearn More:', '\nLearn More: /about'],
  ['records/organisation.yml', '\nname: Jockeys', `\nname: 'A "B" {c} <i>'`],
  ['records/organisation.yml', '\ntelephone:', '\ntelephone: +256 712 345 678'],
  ['records/hours.yml', '\nclosed:', '\nclosed:\n  - date: 2030-01-02\n    reason: Stocktaking'],
  ['pages/more.mdx', '</Hero>', '<Counter />\n\n</Hero>'],
  ['pages/more.mdx', 'import {', 'import {Counter, '],
  ['src/components/index.ts', 'export {Day', "export {default as Counter} from './Counter';\nexport {Day"],
];

/** A component with state, as somebody may add one some day. Nothing on the given pages needs React. */
const COUNTER = `import {type ReactNode, useState} from 'react';

/** Counts how often it was pressed. */
export default function Counter(): ReactNode {
  const [count, setCount] = useState(0);
  return <button type="button" onClick={() => setCount(count + 1)}>Pressed {count} times</button>;
}
`;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  const copy = copyOfSite();
  cpSync('pictures/examples', path.join(copy, 'pictures'), {recursive: true});
  cpSync('tests/deep/photographs.mdx', path.join(copy, 'pages/photographs.mdx'));
  mkdirSync(path.join(copy, 'src/components/Counter'));
  writeFileSync(path.join(copy, 'src/components/Counter/index.tsx'), COUNTER);
  for (const [file, from, to] of CHANGES) {
    const text = readFileSync(path.join(copy, file), 'utf8');
    expect(text, file).toContain(from);
    writeFileSync(path.join(copy, file), text.replace(from, to));
  }
  const env = {...process.env, ...TESTS.public.env, NODE_ENV: ''};
  execFileSync('npx', ['docusaurus', 'build'], {cwd: copy, stdio: 'pipe', env});
  site = await copyOf(path.join(copy, 'build'));
  rmSync(copy, {recursive: true});
});

test.afterAll(() => site?.stop());

const builtText = (page: string) => readFileSync(path.join(site.dir, `${page}.html`), 'utf8');

test('a destination turns every button with its label into a link, unless the page names another', () => {
  const buttons = partsOf(builtText('index')).filter(({text}) => text === 'Learn More');
  const links = buttons.filter(({tag}) => tag === 'a').map(({attributes}) => attributes.href);
  const here = (page: string) => TESTS.public.env.BASE_URL + page;
  expect(links).toEqual([here('about'), here('about'), here('about'), here('hatchery')]);
  expect(buttons.filter(({tag}) => tag === 'button')).toEqual([]);
});

test('a new name stands everywhere as words, and a telephone number on every page, once', () => {
  const pages = ['index', 'about', 'contact', 'more'].map(builtText);
  for (const html of pages) {
    const parts = partsOf(html);
    expect(parts.some(({tag, text}) => tag === 'title' && text.includes('A "B" {c} <i>'))).toBe(true);
    expect(html).not.toContain('Jockeys');
    const calls = parts.filter(({attributes}) => attributes.href === 'tel:+256712345678');
    expect(calls.map(({text}) => text)).toEqual(['+256 712 345 678']);
  }
});

test('a component with state works when it is touched: React comes, and the touch counts', async ({page}) => {
  await page.goto(`${site.url}more`);
  await page.getByRole('button', {name: 'Pressed 0 times'}).click();
  await page.getByRole('button', {name: 'Pressed 1 times'}).click();
  await expect(page.getByRole('button', {name: 'Pressed 2 times'})).toBeVisible();
});

test('a day on which the house is closed stands with the hours in the week before', async ({page}) => {
  await page.clock.setFixedTime('2029-12-31T09:00:00Z');
  await page.goto(`${site.url}contact`);
  await expect(page.getByText(/^Closed on .*2 January.*Stocktaking/).first()).toBeVisible();
});

interface Shown {
  alt: string;
  /** The path of its file. */
  file: string;
  /** What was chosen, what there is to choose from, and what the picture is drawn as, in pixels of the screen. */
  chosen: number;
  offered: number[];
  drawn: number;
  format: string;
}

/** Every picture of the page, once it has come into view. */
async function shown(page: Page): Promise<Shown[]> {
  for (const image of await page.getByRole('main').locator('img').all()) {
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth > 0)).toBe(true);
  }
  return page
    .getByRole('main')
    .locator('img')
    .evaluateAll((images) =>
      (images as HTMLImageElement[]).map((image) => {
        const {width, height} = image.getBoundingClientRect();
        const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
        const [, chosen, format] = /-(\d+)\.(\w+)$/.exec(image.currentSrc) ?? [];
        const offered = [...image.srcset.matchAll(/ (\d+)w/g)].map(([, one]) => Number(one));
        // Where the box has another shape, the picture covers it and is cut off at two of its sides.
        const drawn = Math.max(width, height * ratio) * devicePixelRatio;
        return {
          alt: image.alt,
          file: new URL(image.currentSrc).pathname,
          chosen: Number(chosen),
          offered,
          drawn,
          format,
        };
      }),
    );
}

/** The paths of all picture files that a page asks for, from now on. */
function picturesFetched(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (pathname.startsWith(`${TESTS.public.env.BASE_URL}assets/pictures/`)) fetched.push(pathname);
  });
  return fetched;
}

for (const {width, density} of [
  {width: 360, density: 2},
  {width: 768, density: 1},
  {width: 1280, density: 2},
]) {
  test.describe(`${width} pixels at ${density}x`, () => {
    test.use({viewport: {width, height: 800}, deviceScaleFactor: density, isMobile: false, hasTouch: false});

    test('every picture is as large as it has to be, and the next smaller one would not do', async ({page}) => {
      await page.goto(`${site.url}photographs`);
      const pictures = await shown(page);
      expect(pictures.length).toBeGreaterThan(15);
      for (const {alt, chosen, offered, drawn, format} of pictures) {
        // A pixel or two of rounding is nothing that can be seen.
        const enough = offered.filter((one) => one >= drawn * 0.97);
        expect(
          enough.length === 0 ? [Math.max(...offered)] : enough.slice(0, 2),
          `${alt}: ${drawn} of ${offered}`,
        ).toContain(chosen);
        expect(format, alt).toMatch(/Example$/.test(alt) ? /^png$/ : /^avif$/);
      }
    });
  });
}

test('no page is over its budget once the site has pictures', () => {
  // The page with a picture in every place has more components, and so more scripts, than any page for visitors.
  const over = overBudget(site.dir, TESTS.public.env.BASE_URL);
  expect(over.filter((line) => !line.startsWith('photographs.html: its scripts'))).toEqual([]);
});

test('only the opening is fetched at once, before the face; the others wait until they come near', async ({page}) => {
  await page.setViewportSize({width: 360, height: 640});
  const fetched = picturesFetched(page);
  const inOrder: string[] = [];
  page.on('request', (request) => inOrder.push(request.resourceType()));
  await page.goto(`${site.url}photographs`, {waitUntil: 'networkidle'});
  const [opening, ...others] = await page.getByRole('main').locator('img').all();
  await expect(opening).toHaveAttribute('fetchpriority', 'high');
  await expect(opening).toHaveAttribute('loading', 'eager');
  for (const one of others) await expect(one).toHaveAttribute('loading', 'lazy');
  expect(fetched[0]).toBe(new URL(await opening.evaluate((one: HTMLImageElement) => one.currentSrc)).pathname);
  expect(fetched.length).toBeLessThan(others.length);
  expect(new Set(fetched).size, 'none is fetched twice').toBe(fetched.length);
  expect(inOrder.slice(0, 3)).toEqual(['document', 'image', 'font']);
});

test('nothing shifts while pictures come in', async ({page}) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, {shifts});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & {value: number}).value);
    }).observe({type: 'layout-shift', buffered: true});
  });
  await page.goto(`${site.url}photographs`);
  await shown(page);
  expect(await page.evaluate(() => (window as unknown as {shifts: number[]}).shifts)).toEqual([]);
});

test('a phone at twice the density gets at most 45 kB across the page, and 20 kB for a cell', async ({browser}) => {
  const context = await browser.newContext({viewport: {width: 360, height: 740}, deviceScaleFactor: 2});
  const page = await context.newPage();
  const sizes: {width: number; bytes: number}[] = [];
  page.on('response', async (response) => {
    const width = /pictures\/\w+-(\d+)\.avif$/.exec(response.url())?.[1];
    if (width) sizes.push({width: Number(width), bytes: (await response.body()).length});
  });
  await page.goto(`${site.url}photographs`);
  await shown(page);
  expect(sizes.length).toBeGreaterThan(8);
  for (const {width, bytes} of sizes) expect(bytes, `${width} pixels`).toBeLessThan(width > 700 ? 45_000 : 20_000);
  await context.close();
});

async function saveData(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setDataSaverOverride', {dataSaverEnabled: true});
}

test('Save-Data: nothing is fetched but the smallest file of each picture, the opening included', async ({page}) => {
  await saveData(page);
  for (const visit of ['first', 'second']) {
    const fetched = picturesFetched(page);
    await page.goto(`${site.url}photographs`);
    const pictures = await shown(page);
    for (const {alt, chosen, offered} of pictures) expect(chosen, `${visit} visit: ${alt}`).toBe(Math.min(...offered));
    const smallest = new Set(pictures.map(({file}) => file));
    expect(fetched.filter((file) => !smallest.has(file))).toEqual([]);
  }
});

test('what a picture shows is read once', async ({page}) => {
  await page.goto(`${site.url}photographs`);
  const tree = await page.getByRole('main').ariaSnapshot();
  const alts = await page
    .getByRole('main')
    .locator('img')
    .evaluateAll((images) => (images as HTMLImageElement[]).map(({alt}) => alt));
  for (const alt of alts) {
    expect(alt).not.toBe('');
    expect(tree.split(`"${alt}"`).length - 1, alt).toBeLessThanOrEqual(/Example/.test(alt) ? 2 : 1);
  }
  for (const name of ['First Example', 'Long Example']) expect(tree.split(name).length - 1, name).toBe(1);
});

test('nothing of a camera, and no original, is published', async ({request}) => {
  const html = await (await request.get(`${site.url}photographs`)).text();
  expect(html).not.toContain('hills.jpg');
  for (const original of ['pictures/hills.jpg', 'assets/pictures/hills.jpg', 'pictures/examples/hills.jpg']) {
    expect((await request.get(site.url + original)).status(), original).toBe(404);
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`${colorScheme}: nothing that axe knows of is wrong`, async ({page}) => {
    await page.emulateMedia({colorScheme});
    await page.goto(`${site.url}photographs`);
    expect(await violations(page)).toEqual([]);
  });
}

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('every picture is there', async ({page}) => {
    await page.goto(`${site.url}photographs`);
    for (const image of await page.getByRole('main').locator('img').all()) {
      await image.scrollIntoViewIfNeeded();
      await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth)).toBeTruthy();
    }
    const opening = page.getByRole('img', {name: 'Hills behind the town at dusk'});
    expect((await opening.boundingBox())?.height).toBeGreaterThan(100);
  });
});

/** The paths of the pictures that the service worker has stored, oldest first. */
const storedPictures = (page: Page) =>
  page.evaluate(async () => {
    const [name] = (await caches.keys()).filter((one) => one.startsWith('pictures-'));
    const requests = name ? await (await caches.open(name)).keys() : [];
    return requests.map(({url}) => new URL(url).pathname);
  });

test('what a first visit showed is there with the network off, and nothing else was stored', async ({
  page,
  context,
}) => {
  test.skip(...needsServiceWorker);
  // However long it takes to show the first page, the second is the one that has a worker.
  await page.addInitScript(() => {
    if (/photographs/.test(location.pathname)) delete (Navigator.prototype as {serviceWorker?: unknown}).serviceWorker;
  });
  await page.goto(`${site.url}photographs`);
  await shown(page);
  await page.goto(`${site.url}about`);
  const seen = await shown(page);
  await stored(page);
  expect(await storedPictures(page)).toEqual([]);
  // Whoever puts the phone away hides the page.
  await page.goto(`${site.url}404`);
  await expect.poll(() => storedPictures(page)).toEqual(seen.map(({file}) => file));
  await context.setOffline(true);
  await page.goto(`${site.url}about`);
  expect(await shown(page)).toEqual(seen);
});

test('at most sixty pictures are stored, and the oldest go first', async ({page}) => {
  test.skip(...needsServiceWorker);
  const files = Array.from(
    {length: 63},
    (_, index) => `${TESTS.public.env.BASE_URL}assets/pictures/${100 + index}-1.jpg`,
  );
  for (const file of files)
    writeFileSync(path.join(site.dir, file.slice(TESTS.public.env.BASE_URL.length)), 'A picture');
  await page.goto(`${site.url}contact`);
  await stored(page);
  await page.reload();
  for (const file of files) {
    await page.evaluate(async (address) => void (await (await fetch(address)).blob()), file);
    await expect.poll(async () => (await storedPictures(page)).at(-1)).toBe(file);
  }
  await expect.poll(() => storedPictures(page)).toEqual(files.slice(-60));
});

test('on paper every picture is there, and none is wider than the page', async ({page}) => {
  await page.goto(`${site.url}photographs`);
  await page.emulateMedia({media: 'print'});
  await page.pdf();
  const widths = await page
    .getByRole('main')
    .locator('img')
    .evaluateAll((images) =>
      (images as HTMLImageElement[]).map(({naturalWidth, offsetWidth}) => [naturalWidth, offsetWidth]),
    );
  expect(widths.length).toBeGreaterThan(15);
  for (const [natural, drawn] of widths) {
    expect(natural).toBeGreaterThan(0);
    expect(drawn).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  }
});
