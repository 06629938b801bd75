/** A pull request's preview: search engines can't find it, browsers don't store it, and its policy holds. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {addressOf, PREVIEW} from '../../scripts/testBuilds.mjs';
import {expect, hydrated, NAMES, test} from './site';

test('the preview has none of the files that make a site known or claim a domain', () => {
  expect(existsSync(path.join(PREVIEW.dir, 'index.html')), 'There is no preview build to read.').toBe(true);
  for (const file of ['sw.js', 'CNAME', 'robots.txt', 'sitemap.xml']) {
    expect(existsSync(path.join(PREVIEW.dir, file)), file).toBe(false);
  }
  const scripts = readdirSync(path.join(PREVIEW.dir, 'assets/js')).filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  expect(
    scripts.filter((file) => readFileSync(path.join(PREVIEW.dir, 'assets/js', file), 'utf8').includes('sw.js')),
  ).toEqual([]);
});

test('every page of the preview works at its own address, without a service worker', async ({page}) => {
  await page.clock.install();
  const answers: string[] = [];
  page.context().on('response', (response) => {
    answers.push(`${response.status()} ${new URL(response.url()).pathname}`);
  });
  for (const name of [...NAMES, 'handbook']) {
    await page.goto(addressOf(PREVIEW) + name);
    await hydrated(page);
  }
  // The script sets a service worker up once the page has been idle for a while.
  await page.clock.fastForward(4000);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(answers.length).toBeGreaterThan(NAMES.length);
  expect(answers.filter((answer) => !/^[23]/.test(answer) || !answer.includes(` ${PREVIEW.env.BASE_URL}`))).toEqual([]);
});
