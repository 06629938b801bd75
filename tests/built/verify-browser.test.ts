/** What `npm run verify` finds in a browser. */
import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {after, before, test} from 'node:test';
import {type Browser, chromium} from 'playwright';
import {expect} from 'playwright/test';
import {launchOptions} from '../../scripts/browsers.mjs';
import {serve} from '../../scripts/serve';
import {type Build, readBuild} from '../../scripts/verify/built';
import {offline} from '../../scripts/verify/offline';
import {visitAll} from '../../scripts/verify/visit';
import {readEnvironment} from '../../src/environment';
import {BASE, build, HOME, linesOf} from './builtSite';

const {hasServiceWorker} = readEnvironment();

let browser: Browser;
let dir: string;

const pageWith = (body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page</title><link rel="icon" href="data:,"><link rel="canonical" href="${HOME}"></head><body><main><h1>A page</h1>${body}</main></body></html>`;

const PAGES: Record<string, string> = {
  'index.html': pageWith(''),
  '404.html': pageWith(''),
  'alt.html': pageWith('<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" width="9" height="9">'),
  'broken.html': pageWith(
    '<script>console.error("It broke.")</script><script>throw new TypeError("So it did.")</script>',
  ),
  'dark.html': pageWith('<style>@media (prefers-color-scheme: dark) { p { background: #444 } }</style><p>Dark</p>'),
  'table.html': pageWith(`<table><tr><td>${'W'.repeat(100)}</td></tr></table>`),
  'wide.html': pageWith('<p style="width: 2000px">Far out</p>'),
};

before(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'verify-'));
  for (const [file, html] of Object.entries(PAGES)) writeFileSync(path.join(dir, file), html);
  browser = await chromium.launch(launchOptions());
});

after(async () => {
  await browser.close();
  rmSync(dir, {recursive: true});
});

/** The problems of a build's pages in the browser. */
async function visited(site: Build, served = site.dir): Promise<string[]> {
  const {server, url} = await serve({dir: served, base: BASE});
  try {
    return linesOf(await visitAll(site, browser, url));
  } finally {
    server.close();
  }
}

test('verify reports errors in the console, what axe finds in each theme, and what is wider than the window', async () => {
  expect((await visited(readBuild(dir))).sort()).toEqual([
    expect.stringMatching(
      /^error on \/alt: .*\(axe: image-alt\): img\. .* Seen at 1280 pixels, light; 360 pixels, dark\.$/,
    ),
    'error on /broken: The browser reports an error: It broke. Tell a developer.',
    'error on /broken: The browser reports an error: TypeError: So it did. Tell a developer.',
    expect.stringMatching(/^error on \/dark: .*color-contrast.* Seen at 360 pixels, dark\.$/),
    'error on /wide: The page is wider than the window: "Far out" reaches beyond its edge. Tell a developer.',
    expect.stringMatching(/^warning on \/table: A table, or .* Write a list, cards or a sentence in its place\.$/),
  ]);
});

test('verify finds nothing in the browser on a rich page of the tests’ own site', async () => {
  const pages = build.pages.filter(({address}) => address === '/our-team');
  expect(await visited({...build, pages})).toEqual([]);
});

test('verify finds a page of the menu that doesn’t open without a network', {skip: !hasServiceWorker}, async () => {
  const site = path.join(dir, 'offline');
  cpSync(build.dir, site, {recursive: true});
  const home = path.join(site, 'index.html');
  const link = `<div class="navbar__inner"><a href="${BASE}nowhere">Nowhere</a>`;
  writeFileSync(home, readFileSync(home, 'utf8').replace('<div class="navbar__inner">', link));
  expect(linesOf(await offline(readBuild(site), browser, hasServiceWorker))).toEqual([
    'error on /nowhere: The page doesn’t open without a network. Tell a developer.',
  ]);
});
