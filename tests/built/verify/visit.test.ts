/** What verify sees in a browser. */
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import type {RequestListener} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {after, before, describe, test} from 'node:test';
import {type Browser, chromium} from 'playwright';
import {expect} from 'playwright/test';
import {launchOptions} from '../../../scripts/browsers.mjs';
import {serve} from '../../../scripts/serve';
import {readBuild} from '../../../scripts/verify/built';
import {offline} from '../../../scripts/verify/offline';
import {visitAll} from '../../../scripts/verify/visit';
import {readEnvironment} from '../../../src/environment';
import {BASE, build} from '../builtSite';
import {HOME, linesOf} from './spoiltCopy';

const {hasServiceWorker} = readEnvironment();

describe('in a browser', () => {
  let browser: Browser;
  let small: string;

  const PAGE = (body: string) =>
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page</title><link rel="icon" href="data:,"></head><body><main><h1>A page</h1>${body}</main></body></html>`;

  const PAGES: Record<string, string> = {
    'index.html': PAGE('').replace('</head>', `<link rel="canonical" href="${HOME}"></head>`),
    '404.html': PAGE(''),
    'alt.html': PAGE('<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" width="9" height="9">'),
    'broken.html': PAGE(
      '<script>console.error("It broke.")</script><script>throw new TypeError("So it did.")</script>',
    ),
    'dark.html': PAGE('<style>@media (prefers-color-scheme: dark) { p { background: #444 } }</style><p>Dark words</p>'),
    'headings.html': PAGE('<h4>Deep</h4>'),
    'table.html': PAGE(`<table><tr><td>${'W'.repeat(100)}</td></tr></table>`),
    'wide.html': PAGE('<p style="width: 2000px">Far out</p>'),
  };

  before(async () => {
    small = mkdtempSync(path.join(tmpdir(), 'small-'));
    for (const [file, html] of Object.entries(PAGES)) writeFileSync(path.join(small, file), html);
    browser = await chromium.launch(launchOptions());
  });

  after(async () => {
    await browser.close();
    rmSync(small, {recursive: true});
  });

  test('each page is opened, narrow and wide, light and dark, and each problem is reported once', async () => {
    const {server, url} = await serve({dir: small, base: BASE});
    const problems = await visitAll(readBuild(small), browser, url);
    server.close();
    expect(linesOf(problems).sort()).toEqual([
      expect.stringMatching(
        /^error on \/alt: Images must have alternative text \(axe: image-alt\): img\. .* developer\. Seen at 1280 pixels, light; 360 pixels, dark\.$/,
      ),
      'error on /broken: The browser reports an error: It broke. Tell a developer.',
      'error on /broken: The browser reports an error: TypeError: So it did. Tell a developer.',
      expect.stringMatching(/^error on \/dark: .*color-contrast.* Seen at 360 pixels, dark\.$/),
      'error on /wide: The page is wider than the window: "Far out" reaches beyond its edge. Tell a developer.',
      expect.stringMatching(/^warning on \/table: A table, or .* Write a list, cards or a sentence in its place\.$/),
    ]);
  });

  test('a page that the browser can’t open is reported, and the others are opened all the same', async () => {
    const {server, url} = await serve({dir: small, base: BASE});
    const served = readBuild(small);
    const [home] = served.pages;
    const [answer] = server.listeners('request') as RequestListener[];
    server.removeAllListeners('request').on('request', (request, response) => {
      if (/\/wide$/.test(request.url ?? '')) request.socket.destroy();
      else answer(request, response);
    });
    const pages = served.pages.filter(({address}) => /wide|headings/.test(address));
    const problems = await visitAll({...served, pages, notFound: home}, browser, url);
    server.close();
    expect(linesOf(problems)).toEqual([
      expect.stringMatching(
        /^error on \/wide: The browser can’t open the page: .*ERR_EMPTY_RESPONSE.* Tell a developer\.$/,
      ),
    ]);
  });

  test('with the network off the stored pages open, and no other', {skip: !hasServiceWorker}, async () => {
    const more = ';[{url:"nowhere.html",revision:"a",integrity:"sha256-a"}]';
    const text = (file: string) => build.text(file) + (file === 'sw.js' ? more : '');
    expect(linesOf(await offline({...build, text}, browser))).toEqual([
      'error on /nowhere: The page doesn’t open without a network. Tell a developer.',
    ]);
  });

  test('a page that only the browser has kept for some minutes is not one that the worker opens', async () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'kept-'));
    const register = PAGE(`<script>navigator.serviceWorker.register('${BASE}sw.js')</script>`);
    const files: Record<string, string> = {
      ...PAGES,
      'index.html': register.replace('</head>', `<link rel="canonical" href="${HOME}"></head>`),
      // It fetches the pages once, so that the browser keeps them, and never answers for them.
      'sw.js': `const files = [{url: 'index.html', integrity: 'a'}, {url: 'alt.html', integrity: 'b'}];
        const load = async () => { for (const page of ['', 'alt']) await (await fetch('${BASE}' + page)).text(); };
        oninstall = (event) => event.waitUntil(load());`,
    };
    for (const [file, text] of Object.entries(files)) writeFileSync(path.join(dir, file), text);
    try {
      expect(linesOf(await offline(readBuild(dir), browser))).toEqual([
        'error on /: The page doesn’t open without a network. Tell a developer.',
        'error on /alt: The page doesn’t open without a network. Tell a developer.',
      ]);
    } finally {
      rmSync(dir, {recursive: true});
    }
  });
});
