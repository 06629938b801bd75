/**
 * Builds the live site and takes the handbook's pictures of its editor on a phone, `pictures/examples/editor-*.png`.
 *
 *   npm run screenshots:editor
 *
 * It is in `tests` because the editor is shown with the tests' model of GitHub behind it.
 */
import {execFileSync} from 'node:child_process';
import type {BrowserContext, Page} from 'playwright';
import sharp from 'sharp';
import {runProgram} from '../scripts/run';
import {LIVE, TESTS_GITHUB} from '../scripts/sites.mjs';
import {withBrowser} from '../scripts/withBrowser';
import {color} from '../src/build/post-build/identity';
import {diskFiles} from '../src/content/files.node';
import {readEnvironment} from '../src/environment';
import {STAFF_FOLDER} from '../src/shared';
import {githubIn, KEY, POLL} from './github/inBrowser';
import type {Repository} from './github/repository';

/** The margin around the two screenshots of a picture, and twice the gap between them, in pixels. */
const MARGIN = 32;

/** Writes a picture of two screenshots side by side. */
async function writePicture(name: string, left: Buffer, right: Buffer): Promise<void> {
  const background = color('sand');
  await sharp([left, right], {join: {across: 2, shim: MARGIN / 2, background}})
    .extend({left: MARGIN, right: MARGIN, top: MARGIN, bottom: MARGIN, background})
    .png({palette: true})
    .toFile(`pictures/examples/editor-${name}.png`);
}

/** Changes the first sentence of the Hatchery page. */
async function takeSentence(page: Page, editor: string): Promise<void> {
  const sentence = page.frameLocator('iframe[title="Preview"]').getByRole('main').getByRole('paragraph').first();
  await page.goto(`${editor}?file=pages/hatchery.mdx`);
  await sentence.waitFor();
  const opened = await page.screenshot();
  await sentence.click();
  await page.getByRole('textbox', {name: 'Text', exact: true}).fill('Come for a day or a year, from 8:00 AM.');
  await sentence.getByText('8:00 AM').waitFor();
  await writePicture('sentence', opened, await page.screenshot());
  await page.getByRole('button', {name: 'Done', exact: true}).click();
}

async function takeSignIn(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', {name: 'Propose', exact: true}).click();
  await dialog.waitFor();
  const steps = await page.screenshot();
  await page.getByRole('textbox', {name: 'Key'}).fill(KEY);
  await writePicture('sign-in', steps, await page.screenshot());
  await dialog.getByRole('button', {name: 'Sign in'}).click();
  await dialog.waitFor({state: 'hidden'});
}

async function takePublishing(page: Page, github: Repository): Promise<void> {
  const bar = page.getByRole('region', {name: 'Your changes'});
  await page.getByRole('button', {name: 'Propose', exact: true}).click();
  await bar.getByText('Proposed: #12').waitFor();
  await page.clock.fastForward(POLL);
  await bar.getByText('Being checked').waitFor();
  const checked = await page.screenshot();
  await page.getByRole('button', {name: 'Publish when the check is green', exact: true}).click();
  github.end(github.pulls[0].head, 'success');
  await page.clock.fastForward(POLL);
  await bar.getByText('Live since').waitFor();
  await writePicture('publish', checked, await page.screenshot());
}

async function takePictures(context: BrowserContext, github: Repository, editor: string): Promise<void> {
  const page = await context.newPage();
  await page.clock.install({time: new Date(2026, 10, 23, 14, 5)});
  await takeSentence(page, editor);
  await takeSignIn(page);
  await takePublishing(page, github);
}

runProgram(async () => {
  const {contentDir, baseUrl} = readEnvironment();
  if (contentDir !== '.') throw new Error('The pictures show the live site: leave CONTENT out.');
  // Without a repository there is no Propose.
  execFileSync('node', ['scripts/builds.mjs'], {stdio: 'inherit', env: {...process.env, ...TESTS_GITHUB}});
  await withBrowser({dir: LIVE.public.dir, base: baseUrl}, async (browser, url) => {
    const context = await browser.newContext({
      viewport: {width: 360, height: 740},
      hasTouch: true,
      reducedMotion: 'reduce',
      colorScheme: 'light',
    });
    const github = await githubIn(context, diskFiles({siteDir: '.'}));
    await takePictures(context, github, `${url}${STAFF_FOLDER}editor`);
  });
});
