/**
 * Takes screenshots of the editor, as a sentence of the live site goes from it to visitors, into `screenshots/`, and renews
 * the handbook's pictures of it in `pictures/examples/`. Makes both builds of the live site first.
 *
 *   npm run screenshots:editor
 *
 * It is here and not among the scripts because it shows the editor before the tests' model of GitHub.
 */
import {execFileSync} from 'node:child_process';
import type {Browser, BrowserContext, Page} from 'playwright';
import sharp from 'sharp';
import {runProgram} from '../scripts/run';
import {fileOf, STILL, THEMES, withBrowser} from '../scripts/screenshots';
import {LIVE, TESTS_GITHUB} from '../scripts/sites.mjs';
import {identity} from '../src/build/post-build/identity';
import {diskFiles} from '../src/content/site/files.node';
import {readEnvironment} from '../src/environment';
import {STAFF_FOLDER} from '../src/shared';
import {githubIn, KEY, POLL} from './github/inBrowser';
import type {Repository} from './github/repository';

const WIDTHS = [360, 1366];
/** The handbook's pictures: two screenshots beside each other. */
const PAIRS = {sentence: ['page', 'passage'], 'sign-in': ['sign-in', 'key'], publish: ['checking', 'live']};
/** The margin around and between them, which makes a picture wide enough for the handbook's column. */
const MAT = 32;

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
  await page.getByRole('heading', {name: 'Pages', exact: true}).waitFor();
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
    for (const width of WIDTHS) {
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
    const files = pair.map((one) => fileOf(`editor-${one}`, WIDTHS[0], THEMES[0]));
    const picture = sharp(files, {join: {across: pair.length, shim: MAT / 2, background: sand}});
    const framed = picture.extend({left: MAT, right: MAT, top: MAT, bottom: MAT, background: sand});
    await framed.png({palette: true}).toFile(`pictures/examples/editor-${name}.png`);
  }
}

runProgram(async () => {
  if (readEnvironment().contentDir !== '.') throw new Error('The editor is shown on the live site: leave CONTENT out.');
  // Proposing needs a repository, which a build on a developer's machine doesn't have.
  execFileSync('node', ['scripts/builds.mjs'], {stdio: 'inherit', env: {...process.env, ...TESTS_GITHUB}});
  await withBrowser(LIVE.public.dir, takeEditor);
  await renewHandbook();
});
