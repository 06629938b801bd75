/** Pictures in the editor: what goes in is upright, small, and tells nobody where it was taken. */
import {readFileSync} from 'node:fs';
import type {Page} from 'playwright/test';
import sharp, {type Sharp} from 'sharp';
import {readFacts} from '../../src/content/pictures/facts';
import {fromTelephone, scene} from '../unit/pictures/samples';
import {answerForGitHub, handOver, home, preview, type TestProposal, text} from './editor';
import {expect, test as site, violations} from './site';

const FILE = 'pages/about.mdx';

const test = site.extend<{proposals: TestProposal[]}>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
  proposals: async ({}, use) => use([]),
  context: async ({context, proposals}, use) => {
    await answerForGitHub(context, undefined, proposals);
    await use(context);
  },
});

interface Upload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const jpeg = async (name = 'IMG_0001.JPG', width = 4000, height = 3000): Promise<Upload> => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await fromTelephone(width, height),
});

const form = (page: Page) => page.getByRole('form', {name: 'Put in a picture'});
const noProblems = (page: Page) => expect(page.getByText('No problems in this file.', {exact: true})).toBeVisible();

async function open(page: Page): Promise<void> {
  await page.goto(`${home}?file=${FILE}`);
  await noProblems(page);
}

async function choose(page: Page, upload: Upload, button = 'Picture …'): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', {name: button, exact: true}).click(),
  ]);
  await chooser.setFiles(upload);
}

async function putIn(page: Page, words: string): Promise<void> {
  await form(page).getByRole('textbox', {name: 'What it shows'}).fill(words);
  await form(page).getByRole('button', {name: 'Put it in'}).click();
  await expect(form(page)).toHaveCount(0);
}

/** Writes at the end of the page, outside of every component that takes a picture. */
async function goToEnd(page: Page): Promise<void> {
  await text(page).click();
  await page.keyboard.press('ControlOrMeta+End');
}

/** The picture as it is handed over. */
async function download(page: Page, name: string): Promise<Buffer> {
  await page.goto(`${home}?github`);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', {name: `Download ${name}`}).click(),
  ]);
  return readFileSync(await file.path());
}

const shownIn = (page: Page, words: string) => preview(page).getByRole('img', {name: words});
const isLoaded = (page: Page, words: string) =>
  expect
    .poll(() => shownIn(page, words).evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0);

test('a photograph goes in upright and small, with nothing left in it of the camera, and leads to GitHub', async ({
  page,
  proposals,
}) => {
  await open(page);
  await goToEnd(page);
  await choose(page, await jpeg());
  await expect(form(page).getByText(/^2400 × 1800 pixels/)).toBeVisible();
  const name = form(page).getByRole('textbox', {name: 'Name of the file'});
  await form(page).getByRole('textbox', {name: 'What it shows'}).fill('Stalls of the market');
  await expect(name).toHaveValue('stalls-market');
  await form(page).getByRole('button', {name: 'Put it in'}).click();
  await expect(text(page)).toContainText('![Stalls of the market](/pictures/stalls-market.jpg)');
  await noProblems(page);
  await isLoaded(page, 'Stalls of the market');

  // It stays when the tab is closed, and is listed with the files.
  await page.goto('about:blank');
  await page.goto(home);
  const listed = page.getByRole('list', {name: 'Pictures'}).getByRole('listitem');
  await expect(listed).toHaveText(/pictures\/stalls-market\.jpg2400 × 1800 pixels\. Only on this device\./);

  const bytes = await download(page, 'stalls-market.jpg');
  expect(readFacts(bytes)).toMatchObject({
    format: 'jpeg',
    size: {width: 2400, height: 1800},
    location: false,
  });
  const {exif, xmp, iptc, orientation} = await sharp(bytes).metadata();
  expect({exif, xmp, iptc, orientation}).toEqual({});
  expect(bytes.toString('latin1')).not.toMatch(/Exif|GPS|SM-A05|A telephone/);
  // Red above, and green on the left.
  const at = (left: number, top: number) =>
    sharp(bytes)
      .extract({left, top, width: 1, height: 1})
      .raw()
      .toBuffer()
      .then((pixel) => [...pixel]);
  const [red, , blue] = await at(1200, 100);
  expect(red).toBeGreaterThan(blue + 80);
  const [, green, other] = await at(100, 1200);
  expect(green).toBeGreaterThan(other + 30);

  const steps = page.getByRole('listitem').filter({has: page.getByRole('heading', {level: 3})});
  await expect(steps.first()).toContainText('Drag the pictures there');
  const upload = steps.first().getByRole('link', {name: 'Open “Pictures” on GitHub'});
  await expect(upload).toHaveAttribute('href', 'https://github.com/organisation/website/upload/main/pictures');
  // The proposal is known by the picture, and the page goes there.
  await handOver(upload, () =>
    proposals.push(
      {number: 12, branch: 'patch-1', files: new Map([['pictures/stalls-market.jpg', bytes]])},
      {number: 13, branch: 'patch-2', files: new Map([['pictures/stalls-market.jpg', bytes.subarray(1)]])},
    ),
  );
  await expect(steps.first()).toContainText('Done: your proposal has it.');
  await expect(steps.nth(1).getByRole('link', {name: /open .* on GitHub/})).toHaveAttribute(
    'href',
    /\/edit\/patch-1\/pages\/about\.mdx$/,
  );
});

test('the component that somebody writes in takes it, with the part that stays in sight', async ({page}) => {
  await open(page);
  await preview(page).getByText('Inspire, equip and empower').click();
  await page.getByRole('button', {name: 'Add …'}).click();
  await choose(page, await jpeg(), 'Picture');
  await expect(form(page).getByRole('radio', {name: /^In the Card “Mission” in line \d+$/})).toBeChecked();
  await form(page)
    .getByRole('combobox', {name: /stays in sight/})
    .selectOption('left');
  await putIn(page, 'Desks by a window');
  await expect(text(page)).toContainText('picture="/pictures/desks-window.jpg" shows="Desks by a window" focus="left"');
  await noProblems(page);
  await isLoaded(page, 'Desks by a window');
  const {width, height} = (await shownIn(page, 'Desks by a window').boundingBox()) ?? {width: 0, height: 1};
  expect(width / height).toBeCloseTo(3 / 2, 1);

  // Undone, nothing uses it any longer; thrown away, nothing is left of it.
  await text(page).focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByText('No page uses this picture.')).toBeVisible();
  await page.getByRole('link', {name: 'pictures/desks-window.jpg'}).click();
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', {name: 'Throw away pictures/desks-window.jpg'}).click();
  await expect(page.getByText('There are none yet.')).toBeVisible();
});

test('a draft that is thrown away takes its picture along', async ({page}) => {
  await open(page);
  await goToEnd(page);
  await choose(page, await jpeg());
  await putIn(page, 'A market');
  await noProblems(page);
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', {name: 'Throw away'}).click();
  await noProblems(page);
  await page.goto(home);
  await expect(page.getByText('There are none yet.')).toBeVisible();
});

test('words and a name that the check accepts are asked for', async ({page}) => {
  await open(page);
  await goToEnd(page);
  await choose(page, await jpeg('Market Day.jpg'));
  const name = form(page).getByRole('textbox', {name: 'Name of the file'});
  const shows = form(page).getByRole('textbox', {name: 'What it shows'});
  await expect(name).toHaveValue('market-day');
  await form(page).getByRole('button', {name: 'Put it in'}).click();
  await expect(shows).toHaveAccessibleDescription(/Say what the picture shows, for people who can’t see it\.$/);
  await name.fill('Market Day');
  await expect(name).toHaveAccessibleDescription(/Rename Market Day\.jpg to market-day\.jpg/);
  await name.fill('first');
  await putIn(page, 'A market');

  await choose(page, await jpeg());
  await name.fill('first');
  await expect(name).toHaveAccessibleDescription(/There is a picture called first already\./);
  await form(page).getByRole('button', {name: 'Cancel'}).click();
  await expect(page.getByRole('button', {name: 'Picture …'})).toBeFocused();
});

test('what can’t go in is told in the words of the check', async ({page}) => {
  await open(page);
  await goToEnd(page);
  const told = page.getByRole('alert');
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
  await choose(page, {name: 'IMG_2.HEIC', mimeType: 'image/heic', buffer: heic});
  await expect(told).toHaveText(/^IMG_2\.HEIC is in Apple’s HEIC format.*Most Compatible/);
  await choose(page, {name: 'words.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Only some words.')});
  await expect(told).toHaveText(/^words\.jpg isn’t a picture/);
  const {buffer} = await jpeg('half.jpg');
  await choose(page, {name: 'half.jpg', mimeType: 'image/jpeg', buffer: buffer.subarray(0, 5000)});
  await expect(told).toHaveText(/^half\.jpg is damaged: part of it is missing/);

  await choose(page, await jpeg('small.jpg', 500, 400));
  await expect(form(page).getByRole('alert')).toHaveText(/too small here: it is 500 pixels wide and has to be/);
  await form(page).getByRole('textbox', {name: 'What it shows'}).fill('Something');
  await form(page).getByRole('button', {name: 'Put it in'}).click();
  await expect(text(page)).not.toContainText('/pictures/');
});

test('drawings stay PNG, and a photograph that is one becomes JPEG, which is told', async ({page}) => {
  await open(page);
  await goToEnd(page);
  const name = form(page).getByRole('textbox', {name: 'Name of the file'});
  const put = async (fileName: string, picture: Sharp, words: string) => {
    await choose(page, {name: `${fileName}.png`, mimeType: 'image/png', buffer: await picture.png().toBuffer()});
    const told = (await name.getAttribute('aria-describedby')) ?? '';
    const hint = await page.locator(`[id="${told}"]`).textContent();
    await putIn(page, words);
    return hint;
  };
  const size = {width: 1000, height: 900};
  const clear = sharp({create: {...size, channels: 4, background: {r: 255, g: 0, b: 0, alpha: 0.5}}});
  expect(await put('mark', clear, 'A mark')).toBe('Its ending, .png, stays.');
  expect(await put('drawing', scene(1000, 900), 'A drawing')).toBe('Its ending, .png, stays.');
  const noise = {type: 'gaussian', mean: 128, sigma: 30} as const;
  const grain = sharp({create: {...size, channels: 3, background: 'grey', noise}});
  expect(await put('market', grain, 'A market')).toMatch(/^It is written as JPEG.*\.jpg\.$/);
  await expect(text(page)).toContainText('![A mark](/pictures/mark.png)');
  await expect(text(page)).toContainText('![A drawing](/pictures/drawing.png)');
  await expect(text(page)).toContainText('![A market](/pictures/market.jpg)');
  expect(await sharp(await download(page, 'mark.png')).stats()).toHaveProperty('isOpaque', false);
});

for (const how of ['drop', 'paste'] as const) {
  test(`${how} puts one in, offline too`, async ({page, context}) => {
    await open(page);
    await expect(preview(page)).toBeVisible();
    await goToEnd(page);
    await context.setOffline(true);
    const {buffer} = await jpeg('market.jpg', 1200, 900);
    await text(page).evaluate(
      (target, [kind, base64]) => {
        const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
        const data = new DataTransfer();
        data.items.add(new File([bytes], 'market.jpg', {type: 'image/jpeg'}));
        const about = {bubbles: true, cancelable: true, composed: true};
        target.dispatchEvent(
          kind === 'drop'
            ? new DragEvent('drop', {...about, dataTransfer: data})
            : new ClipboardEvent('paste', {...about, clipboardData: data}),
        );
      },
      [how, buffer.toString('base64')] as const,
    );
    await putIn(page, 'A market');
    await expect(text(page)).toContainText('![A market](/pictures/market.jpg)');
    await isLoaded(page, 'A market');
  });
}

test('a storage that is full is told, and the picture stays in the tab', async ({page}) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await open(page);
  await goToEnd(page);
  await choose(page, await jpeg());
  await putIn(page, 'A market');
  await expect(page.getByRole('alert')).toHaveText(/storage is full, so the picture you put in is only in this tab/);
  await noProblems(page);
  await isLoaded(page, 'A market');
});

test('by keyboard alone', async ({page}) => {
  await open(page);
  // Before anything else: the browser needs a moment to hand its dialog to the test.
  const chooser = page.waitForEvent('filechooser');
  await goToEnd(page);
  await page.getByRole('button', {name: 'Picture …'}).focus();
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(await jpeg());
  await expect(form(page).getByRole('textbox', {name: 'What it shows'})).toBeFocused();
  await page.keyboard.type('A market');
  await page.keyboard.press('Enter');
  await expect(text(page)).toBeFocused();
  await expect(text(page)).toContainText('![A market](/pictures/market.jpg)');
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 360, height: 740}, isMobile: true, hasTouch: true});

  test('the camera takes one', async ({page}) => {
    await open(page);
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', {name: 'Take a photo …'}).click(),
    ]);
    await expect(page.locator('input[capture]')).toHaveAttribute('capture', 'environment');
    await chooser.setFiles(await jpeg());
    await putIn(page, 'A market');
    await isLoaded(page, 'A market');
  });
});

for (const width of [360, 1280]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing at ${width} pixels, ${colorScheme}`, async ({page}) => {
      await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
      await page.setViewportSize({width, height: 900});
      await open(page);
      await goToEnd(page);
      await choose(page, await jpeg('small.jpg', 500, 400));
      await form(page).getByRole('button', {name: 'Put it in'}).click();
      expect(await violations(page), 'the form').toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await form(page).getByRole('button', {name: 'Cancel'}).click();
      await choose(page, await jpeg());
      await putIn(page, 'A market');
      await noProblems(page);
      await page.goto(home);
      await expect(page.getByRole('list', {name: 'Pictures'}).getByRole('listitem')).toBeVisible();
      expect(await violations(page), 'the list').toEqual([]);
      await page.goto(`${home}?github`);
      await expect(page.getByRole('link', {name: 'Download market.jpg'})).toBeVisible();
      expect(await violations(page), 'the way to GitHub').toEqual([]);
    });
  }
}
