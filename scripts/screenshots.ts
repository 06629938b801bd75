/**
 * Takes screenshots at several widths, in both themes, into `screenshots/`.
 *
 *   npm run screenshots                      every page, of the build that is there
 *   npm run screenshots -- about 404         these pages
 *   CONTENT=tests/site npm run screenshots   the pages of the tests' own site
 *   npm run screenshots -- editor            the editor: makes both builds of the live site anew, and renews the handbook's
 *                                            pictures of it in `pictures/examples/`
 *
 * The editor is shown before the tests' model of GitHub, so this takes that from the tests.
 */
import {execFileSync} from 'node:child_process';
import {mkdirSync, readdirSync} from 'node:fs';
import {type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page} from 'playwright';
import sharp from 'sharp';
import {identity} from '../src/build/post-build/identity';
import {diskFiles} from '../src/content/site/files.node';
import {readEnvironment} from '../src/environment';
import {STAFF_FOLDER} from '../src/shared';
import {githubIn, KEY, POLL} from '../tests/github/inBrowser';
import type {Repository} from '../tests/github/repository';
import {launchOptions} from './browsers.mjs';
import {LIVE, TESTS, TESTS_GITHUB} from './builds.mjs';
import {serve} from './serve';

const WIDTHS = [360, 768, 1280, 1920];
const EDITOR_WIDTHS = [360, 1366];
/** The handbook's pictures: two screenshots beside each other. */
const PAIRS = {sentence: ['page', 'passage'], 'sign-in': ['sign-in', 'key'], publish: ['checking', 'live']};
/** The margin around and between them, which makes a picture wide enough for the handbook's column. */
const MAT = 32;
const THEMES = ['light', 'dark'] as const;
/** With reduced motion, nothing is caught halfway and figures have their final values. */
const STILL: BrowserContextOptions = {reducedMotion: 'reduce'};

/** The file of a screenshot. */
const fileOf = (name: string, width: number, theme: string) => `screenshots/${name}-${width}-${theme}.png`;

async function takePages(browser: Browser, url: string, names: string[]): Promise<void> {
  for (const colorScheme of THEMES) {
    const context = await browser.newContext({...STILL, colorScheme});
    const page = await context.newPage();
    for (const width of WIDTHS) {
      await page.setViewportSize({width, height: width < 700 ? 760 : 900});
      for (const name of names) {
        await page.goto(url + (name === 'index' ? '' : name), {waitUntil: 'load'});
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        // The strip at the page's end and pictures load lazily.
        await page.evaluate(async () => {
          scrollTo(0, document.body.scrollHeight);
          await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
          scrollTo(0, 0);
        });
        await page.screenshot({path: fileOf(name, width, colorScheme), fullPage: true});
      }
    }
    await context.close();
  }
}

/** Takes what is to be seen, under a name. */
type Shoot = (name: string) => Promise<unknown>;

const buttonOf = (page: Page, name: string) => page.getByRole('button', {name, exact: true});

/** Somebody opens the editor, chooses a page, and writes a sentence with a slip, which is fixed. */
async function changeSentence(page: Page, editor: string, shoot: Shoot): Promise<void> {
  const drawn = page.frameLocator('iframe[title="Preview"]').getByRole('main');
  // Staff may change every word of it, so the page has to have a headline's paragraph, a tier and its price, and no more.
  const sentence = drawn.getByRole('paragraph').first();
  const fix = buttonOf(page, 'Fix it');
  await page.goto(editor);
  await page.getByRole('heading', {name: 'Pages'}).waitFor();
  await shoot('overview');
  await page.goto(`${editor}?file=pages/hatchery.mdx`);
  await sentence.waitFor();
  await shoot('page');
  await drawn.getByText(/^UGX/).first().click();
  await page.getByRole('textbox', {name: 'Price'}).waitFor();
  await shoot('form');
  await sentence.click();
  await page.getByRole('textbox', {name: 'Text', exact: true}).fill('Come for a day or a year, from 8:00AM.');
  await fix.waitFor();
  await shoot('problems');
  await fix.click();
  await drawn.getByText('8:00 AM').waitFor();
  await shoot('passage');
  await buttonOf(page, 'Done').click();
}

/** Signs in on the way to a proposal, and proposes what has changed. */
async function propose(page: Page, shoot: Shoot): Promise<void> {
  const dialog = page.getByRole('dialog');
  await buttonOf(page, 'Propose').click();
  await dialog.waitFor();
  await shoot('sign-in');
  await page.getByRole('textbox', {name: 'Key'}).fill(KEY);
  await shoot('key');
  await dialog.getByRole('button', {name: 'Sign in'}).click();
  await dialog.waitFor({state: 'hidden'});
  await buttonOf(page, 'Propose').click();
}

/** GitHub checks the proposal, refuses it, takes it, and publishes it. `live`: the commit that visitors see. */
async function publish(page: Page, github: Repository, live: {commit?: string}, shoot: Shoot): Promise<void> {
  const words = page.getByRole('region', {name: 'Your changes'}).getByRole('status');
  const states: [name: string, says: string, happens: () => unknown][] = [
    ['checking', 'Being checked', () => undefined],
    ['red', 'The check found', () => github.end(github.pulls[0].head, 'failure')],
    ['green', 'The check is green', () => github.end(github.pulls[0].head, 'success')],
    ['publishing', 'Publishing', () => buttonOf(page, 'Publish').click()],
    ['live', 'Live since', () => Object.assign(live, {commit: undefined})],
  ];
  for (const [name, says, happens] of states) {
    await happens();
    await page.clock.fastForward(POLL);
    await words.filter({hasText: says}).waitFor();
    await shoot(name);
  }
}

/** A sentence on its way from the editor to visitors. */
async function takeJourney(context: BrowserContext, url: string, fileFor: (name: string) => string): Promise<void> {
  const live: {commit?: string} = {};
  const github = await githubIn(context, live, diskFiles({siteDir: '.'}));
  live.commit = github.commits.keys().next().value;
  const page = await context.newPage();
  const shoot: Shoot = (name) => page.screenshot({path: fileFor(name)});
  await page.clock.install({time: new Date(2026, 10, 23, 14, 5)});
  await changeSentence(page, `${url}${STAFF_FOLDER}editor`, shoot);
  await propose(page, shoot);
  await publish(page, github, live, shoot);
}

async function takeEditor(browser: Browser, url: string): Promise<void> {
  for (const colorScheme of THEMES) {
    for (const width of EDITOR_WIDTHS) {
      const viewport = {width, height: 740};
      const context = await browser.newContext({...STILL, colorScheme, viewport, hasTouch: width < 700});
      await takeJourney(context, url, (name) => fileOf(`editor-${name}`, width, colorScheme));
      await context.close();
    }
  }
}

/** Puts the screenshots that the handbook shows into its pictures, beside each other on a mat. */
async function renewHandbook(): Promise<void> {
  const sand = identity.color('sand');
  for (const [name, pair] of Object.entries(PAIRS)) {
    const files = pair.map((one) => fileOf(`editor-${one}`, EDITOR_WIDTHS[0], THEMES[0]));
    const picture = sharp(files, {join: {across: pair.length, shim: MAT / 2, background: sand}});
    const framed = picture.extend({left: MAT, right: MAT, top: MAT, bottom: MAT, background: sand});
    await framed.png({palette: true}).toFile(`pictures/examples/editor-${name}.png`);
  }
}

/** The visitors' build of the site whose content is in a folder. Throws for a folder that nothing is built from. */
function buildFrom(contentDir: string): string {
  if (contentDir === '.') return LIVE.public.dir;
  if (contentDir === TESTS.public.env.CONTENT) return TESTS.public.dir;
  throw new Error(
    `CONTENT is "${contentDir}", which has no build to show. Write ${TESTS.public.env.CONTENT} for the tests’ own site, or leave it out for the live one.`,
  );
}

async function main(): Promise<void> {
  const chosen = process.argv.slice(2);
  const hasEditor = chosen.includes('editor');
  const {contentDir} = readEnvironment();
  if (hasEditor && contentDir !== '.') throw new Error('The editor is shown on the live site: leave CONTENT out.');
  const dir = buildFrom(contentDir);
  const pages = [...readdirSync(`${contentDir}/pages`).map((file) => file.replace('.mdx', '')), '404'];
  if (hasEditor) {
    // Proposing needs a repository, which a build on a developer's machine doesn't have.
    execFileSync('node', ['scripts/builds.mjs'], {stdio: 'inherit', env: {...process.env, ...TESTS_GITHUB}});
  }
  const browser = await chromium.launch(launchOptions());
  const {server, url} = await serve({dir, base: process.env.BASE_URL});
  mkdirSync('screenshots', {recursive: true});
  try {
    await takePages(browser, url, chosen.length > 0 ? chosen.filter((name) => name !== 'editor') : pages);
    if (hasEditor) {
      await takeEditor(browser, url);
      await renewHandbook();
    }
  } finally {
    await browser.close();
    server.close();
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1); // a browser or a server may still be open
});
