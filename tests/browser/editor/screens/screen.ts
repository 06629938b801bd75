/**
 * The record of the editor's screens: what each says and offers, what has the focus, and where on a phone and on a laptop
 * everything is that can be seen and tapped. UPDATE=1 writes the records anew; what has changed is then read in the diff.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Locator, Page} from 'playwright/test';
import {updating} from '../../../updating';
import {inPage} from '../../inPage/load';
import {expect, test} from '../editor';

const seen = inPage<typeof import('./seen')>(require.resolve('./seen'));

const LAPTOP = {width: 1280, height: 900};
const PHONE = {width: 360, height: 740};

/** A Sunday, when the doors are closed: which of the lines beside the opening hours are shown depends on the hour. */
const SUNDAY_MORNING = '2026-11-22T09:00:00+03:00';

/** What each file of this folder begins with: window, hour and letters are the same on every machine and at any time. */
export function sameEverywhere(): void {
  test.use({viewport: LAPTOP, timezoneId: 'Africa/Kampala', bypassCSP: true});
  test.beforeEach(({page}) => page.clock.install({time: SUNDAY_MORNING}));
}

/**
 * The site's own letters for everything, which all machines have. A message is there for a moment alone, and covers what
 * is below it (messages.test.ts).
 */
const STYLE = `
  *, ::before, ::after { font-family: Bricolage !important; transition: none !important; caret-color: transparent !important }
  p[role=status]:has(+ main) { opacity: 0 }`;

async function prepare(page: Page): Promise<void> {
  const isPrepared = await page.evaluate(() => document.head.dataset.prepared !== undefined);
  if (isPrepared) return;
  await page.addStyleTag({content: STYLE});
  await page.evaluate(async () => {
    document.head.dataset.prepared = '';
    await document.fonts.load('16px Bricolage');
    await document.fonts.load('700 16px Bricolage');
  });
}

/** What is seen from the top of the editor: how far the focus scrolls it depends on the size that the window had before. */
async function rowsAt(page: Page, size: typeof PHONE): Promise<string[]> {
  await page.setViewportSize(size);
  await page.evaluate(() => {
    document.querySelector('main')?.scrollTo(0, 0);
    return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
  return page.evaluate((module) => module.seenRows(), await seen(page));
}

/** The frame with the page, if there is one. */
const frameOf = (page: Page) =>
  page.frames().find((one) => one !== page.mainFrame() && one.url().includes('/editor/preview'));

/** What is said and offered, without the rest of a long text, choices without a name, and the message at the beginning. */
async function wordsOf(said: Locator): Promise<string> {
  const words = await said.ariaSnapshot();
  return words
    .replace(/^( *- textbox .{200}).*$/gm, '$1…')
    .replace(/^ *- option\n/gm, '')
    .replace(/^- status.*\n/, '');
}

/** `said`: of what the words are compared. */
async function screenNow(page: Page, said: Locator): Promise<string> {
  const frame = frameOf(page);
  const inFrame = frame ? await frame.evaluate((module) => module.seenInFrame(), await seen(frame)) : [];
  const scrolled = await frame?.evaluate(() => scrollY);
  const phone = await rowsAt(page, PHONE);
  const laptop = await rowsAt(page, LAPTOP);
  // As wide as on a phone, the page is longer, and what was in sight isn't any more.
  await frame?.evaluate((top) => scrollTo(0, top ?? 0), scrolled);
  const parts: [title: string, lines: string[]][] = [
    ['Focus', [await page.evaluate((module) => module.focusNow(), await seen(page))]],
    ['The page in its frame', inFrame],
    ['Says and offers', [await wordsOf(said)]],
    ['On a phone', phone],
    ['On a laptop', laptop],
  ];
  const filled = parts.filter(([, lines]) => lines.length > 0);
  return `${filled.map(([title, lines]) => `${title}:\n${lines.join('\n')}\n`).join('\n')}`;
}

/** Once two looks in a row see the same, nothing is on its way any more. Only UPDATE=1 waits so: there is nothing to compare with. */
async function settled(look: () => Promise<string>): Promise<string> {
  let [last, now] = ['', await look()];
  while (last !== now) {
    await new Promise((done) => setTimeout(done, 1500));
    [last, now] = [now, await look()];
  }
  return now;
}

const expectSoftly = expect.configure({soft: true});

/** Compares what is seen now with the record of this name. `said`: of what the words are compared, if not of everything. */
export async function expectScreen(page: Page, name: string, said = page.locator('#__docusaurus')): Promise<void> {
  const file = path.join(__dirname, 'records', `${name.replaceAll(' ', '-')}.txt`);
  const look = () => screenNow(page, said);
  await prepare(page);
  if (updating()) writeFileSync(file, await settled(look));
  const message = `the screen “${name}”: if it should look like this now, UPDATE=1 writes its record`;
  await expectSoftly.poll(look, {message}).toBe(readFileSync(file, 'utf8'));
}
