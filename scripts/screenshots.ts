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
import {type Browser, type BrowserContextOptions, chromium, type Page} from 'playwright';
import sharp from 'sharp';
import {readIdentity} from '../src/build/post-build/identity';
import {diskFiles} from '../src/content/site/files.node';
import {readEnvironment} from '../src/environment';
import {githubIn, KEY, POLL} from '../tests/github/inBrowser';
import {launchOptions} from './browsers.mjs';
import {LIVE, TESTS, TESTS_GITHUB} from './builds.mjs';
import {serve} from './serve';

const CONTENT = readEnvironment().contentDir;
const {dir: BUILD} = CONTENT === '.' ? LIVE.public : TESTS.public;
const PAGES = [...readdirSync(`${CONTENT}/pages`).map((file) => file.replace('.mdx', '')), '404'];
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

/** Somebody changes a sentence, signs in, proposes it and publishes it; `shoot` takes what they see on the way. */
async function publishSentence(page: Page, url: string, shoot: (name: string) => Promise<unknown>) {
  const live: {commit?: string} = {};
  const github = await githubIn(page.context(), live, diskFiles({siteDir: '.'}));
  [live.commit] = github.commits.keys();
  const editor = `${url}staff/editor`;
  const file = 'pages/hatchery.mdx';
  const button = (name: string | RegExp) => page.getByRole('button', {name, exact: true});
  const drawn = page.frameLocator('iframe[title="Preview"]').getByRole('main');
  const bar = page.getByRole('region', {name: 'Your changes'});
  const words = bar.getByRole('status');
  const sentence = drawn.getByText(/Come for a day/);
  const text = page.getByRole('textbox', {name: 'Text', exact: true});
  await page.clock.install({time: new Date(2026, 10, 23, 14, 5)});

  await page.goto(editor);
  await page.getByRole('link', {name: 'Hatchery'}).first().waitFor();
  await shoot('overview');
  await page.goto(`${editor}?file=${file}`);
  await sentence.waitFor();
  await shoot('page');
  await drawn.getByText('20,000').first().click();
  await page.getByRole('textbox', {name: 'Price'}).waitFor();
  await shoot('form');
  await sentence.click();
  await text.fill('Come for a day or a year, from 8:00AM.');
  await button('Fix it').waitFor();
  await shoot('problems');
  await button('Fix it').click();
  await drawn.getByText('8:00 AM').waitFor();
  await shoot('passage');

  await button('Done').click();
  await button('Propose').click();
  await page.getByRole('dialog').waitFor();
  await shoot('sign-in');
  await page.getByRole('textbox', {name: 'Key'}).fill(KEY);
  await shoot('key');
  await page.getByRole('dialog').getByRole('button', {name: 'Sign in'}).click();
  await page.getByRole('dialog').waitFor({state: 'hidden'});
  await button('Propose').click();
  const states: [name: string, says: string, happens: () => unknown][] = [
    ['checking', 'Being checked', () => undefined],
    ['red', 'The check found', () => github.runs.set(github.pulls[0].head, 'failure')],
    ['green', 'The check is green', () => github.runs.set(github.pulls[0].head, 'success')],
    ['publishing', 'Publishing', () => button('Publish').click()],
    ['live', 'Live since', () => Object.assign(live, {commit: undefined})],
  ];
  for (const [name, says, happens] of states) {
    await happens();
    await page.clock.fastForward(POLL);
    await words.filter({hasText: says}).waitFor();
    await shoot(name);
  }
}

async function takeEditor(browser: Browser, url: string): Promise<void> {
  const sand = (await readIdentity('.')).color('sand');
  for (const colorScheme of THEMES) {
    for (const width of EDITOR_WIDTHS) {
      const viewport = {width, height: 740};
      const context = await browser.newContext({...STILL, colorScheme, viewport, hasTouch: width < 700});
      const page = await context.newPage();
      await publishSentence(page, url, (name) => page.screenshot({path: fileOf(`editor-${name}`, width, colorScheme)}));
      await context.close();
    }
  }
  for (const [name, pair] of Object.entries(PAIRS)) {
    const files = pair.map((one) => fileOf(`editor-${one}`, EDITOR_WIDTHS[0], THEMES[0]));
    const picture = sharp(files, {join: {across: pair.length, shim: MAT / 2, background: sand}});
    const framed = picture.extend({left: MAT, right: MAT, top: MAT, bottom: MAT, background: sand});
    await framed.png({palette: true}).toFile(`pictures/examples/editor-${name}.png`);
  }
}

async function main(): Promise<void> {
  const chosen = process.argv.slice(2);
  if (chosen.includes('editor')) {
    // Proposing needs a repository, which a build on a developer's machine doesn't have.
    execFileSync('node', ['scripts/builds.mjs'], {stdio: 'inherit', env: {...process.env, ...TESTS_GITHUB}});
  }
  const browser = await chromium.launch(launchOptions());
  const {server, url} = await serve({dir: BUILD, base: process.env.BASE_URL});
  mkdirSync('screenshots', {recursive: true});
  try {
    await takePages(browser, url, chosen.length > 0 ? chosen.filter((name) => name !== 'editor') : PAGES);
    if (chosen.includes('editor')) await takeEditor(browser, url);
  } finally {
    await browser.close();
    server.close();
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1); // a browser or a server may still be open
});
