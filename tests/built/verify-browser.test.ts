/** What `npm run verify` finds in a browser. */
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {after, before, test} from 'node:test';
import {load} from 'cheerio';
import type {Browser} from 'playwright';
import {expect} from 'playwright/test';
import {serve} from '../../scripts/serve';
import {type Build, readBuild} from '../../scripts/verify/built';
import {offline} from '../../scripts/verify/offline';
import {visitAll} from '../../scripts/verify/visit';
import {launchBrowser} from '../../scripts/withBrowser';
import {readEnvironment} from '../../src/environment';
import {BASE, build, HOME, linesOf} from './builtSite';

const {hasServiceWorker} = readEnvironment();

let browser: Browser;
let dir: string;

const FOLLOW_THEME = `
  const dark = matchMedia('(prefers-color-scheme: dark)');
  dark.onchange = () => { document.documentElement.dataset.theme = dark.matches ? 'dark' : 'light' };
  dark.onchange();`;

const pageWith = (body: string) =>
  `<!doctype html><html lang="en"><head><title>A page</title><link rel="icon" href="data:,"><link rel="canonical" href="${HOME}"><script>${FOLLOW_THEME}</script></head><body><main><h1>A page</h1>${body}</main></body></html>`;

const PAGES: Record<string, string> = {
  'index.html': pageWith(''),
  '404.html': pageWith(''),
  'alt.html': pageWith('<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" width="9" height="9">'),
  'broken.html': pageWith(
    '<script>console.error("It broke.")</script><script>throw new TypeError("So it did.")</script>',
  ),
  'dark.html': pageWith('<style>[data-theme=dark] p { background: #444 }</style><p>Dark</p>'),
  'deep.html': pageWith('<h4>Deep</h4>'),
  'table.html': pageWith(`<table><tr><td>${'W'.repeat(100)}</td></tr></table>`),
  'wide.html': pageWith('<p style="width: 2000px">Far out</p>'),
};

before(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'verify-'));
  for (const [file, html] of Object.entries(PAGES)) writeFileSync(path.join(dir, file), html);
  browser = await launchBrowser();
});

after(async () => {
  await browser.close();
  rmSync(dir, {recursive: true});
});

/** The problems of a build's pages in the browser. */
async function visited(site: Build): Promise<string[]> {
  const {server, url} = await serve({dir: site.dir, base: BASE});
  try {
    return [...new Set(linesOf(await visitAll(site, browser, url)))].sort();
  } finally {
    server.close();
  }
}

test('verify reports errors in the console, what axe finds in each theme, and what is wider than the window', async () => {
  expect(await visited(readBuild(dir))).toEqual([
    expect.stringMatching(/^error on \/alt: .*\(axe: image-alt\): img\. .* Tell a developer\.$/),
    'error on /broken: The browser reports an error: It broke. Tell a developer.',
    'error on /broken: The browser reports an error: TypeError: So it did. Tell a developer.',
    expect.stringMatching(/^error on \/dark: .*color-contrast/),
    'error on /wide: At 1280 pixels, "Far out" is wider than the window. Tell a developer.',
    'error on /wide: At 360 pixels, "Far out" is wider than the window. Tell a developer.',
    expect.stringMatching(/^warning on \/deep: .*\(axe: heading-order\).* Write headings level by level/),
    expect.stringMatching(/^warning on \/table: At 1280 pixels, "W+" is wider .* Write a list, cards or a sentence/),
    expect.stringMatching(/^warning on \/table: At 360 pixels/),
  ]);
});

test('verify finds nothing in the browser on a rich page of the test site', async () => {
  const pages = build.pages.filter(({address}) => address === '/our-team');
  expect(await visited({...build, pages})).toEqual([]);
});

test('verify finds a page of the menu that doesn’t open without a network', {skip: !hasServiceWorker}, async () => {
  const pages = build.pages.map((page) => ({...page, $: load(page.$.html())}));
  for (const {$} of pages) $('.navbar').append(`<a href="${BASE}nowhere">Nowhere</a>`);
  const problems = linesOf(await offline({...build, pages}, browser));
  expect(problems.filter((line) => line.startsWith('error'))).toEqual([
    'error on /nowhere: The page doesn’t open without a network. Tell a developer.',
  ]);
});
