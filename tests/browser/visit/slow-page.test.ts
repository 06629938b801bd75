/** A page that arrives slowly: what is there can be used, and nothing moves when the rest comes. */
import {readFileSync} from 'node:fs';
import {createServer, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import type {Page} from 'playwright/test';
import {TESTS} from '../../../scripts/sites.mjs';
import {expect, PAGES, test} from '../fixtures';

/** Serves /about up to its `<main>`, and the rest when `finish` is called. */
async function serveSlowly() {
  const html = readFileSync(path.join(TESTS.public.dir, 'about.html'), 'utf8');
  const half = html.indexOf('<main');
  expect(half).toBeGreaterThan(0);
  const responses: ServerResponse[] = [];
  const server = createServer(({url}, response) => {
    if (url !== '/about') {
      response.writeHead(204).end();
      return;
    }
    response.writeHead(200, {'Content-Type': 'text/html; charset=utf-8'}).write(html.slice(0, half));
    responses.push(response);
  }).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/about`,
    finish: () => {
      for (const response of responses) response.end(html.slice(half));
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

test.use({serviceWorkers: 'block'});

test('the menu and the theme switch work before the page’s text has arrived', async ({page, expectErrors}) => {
  // Only the page is served.
  expectErrors(/^Failed to decode downloaded font/);
  const {url, finish, stop} = await serveSlowly();
  try {
    await page.setViewportSize({width: 360, height: 740});
    await page.goto(url, {waitUntil: 'commit'});
    const menuButton = page.locator('.navbar__toggle');
    await menuButton.click();
    await expect(menuButton).toHaveAttribute('aria-expanded', 'true');
    finish();
    const menu = page.getByRole('dialog', {name: 'Menu'});
    await expect(menu.getByRole('link', {name: 'Contact'})).toBeVisible();
    await expect(menu.getByRole('button', {name: 'Close navigation bar'})).toBeFocused();
    await menu.getByRole('button', {name: /^Theme: /}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.keyboard.press('Escape');
    await expect(menuButton).toBeFocused();
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  } finally {
    stop();
  }
});

interface Shift {
  text: string;
  /** From the top of the window, in pixels. */
  from: number;
  to: number;
}

/** Watches what moves by itself in pages that are opened from now on. Returns a function that reads it. */
async function watchShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, {shifts});
    type Entry = {sources: {node?: Node; previousRect: DOMRect; currentRect: DOMRect}[]};
    new PerformanceObserver((list) => {
      for (const {sources} of list.getEntries() as unknown as Entry[]) {
        for (const {node, previousRect, currentRect} of sources) {
          const text = (node?.parentElement?.textContent ?? '').trim().slice(0, 40);
          shifts.push({text, from: Math.round(previousRect.y), to: Math.round(currentRect.y)});
        }
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
  return () =>
    page.evaluate(
      () =>
        new Promise<Shift[]>((done) => {
          // The browser calls observers in their order: by then, the first one knows.
          new PerformanceObserver(() => done((window as unknown as {shifts: Shift[]}).shifts)).observe({type: 'mark'});
          requestAnimationFrame(() => requestAnimationFrame(() => performance.mark('painted')));
        }),
    );
}

test('nothing moves up or down on a page when its font arrives late, or a picture comes near', async ({page}) => {
  const shifts = await watchShifts(page);
  await page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await route.continue();
  });
  for (const path of PAGES) {
    await page.goto(`.${path}`);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    for (const picture of await page.getByRole('main').getByRole('img').all()) await picture.scrollIntoViewIfNeeded();
    // Letters of the fallback font are a little wider or narrower.
    expect(
      (await shifts()).filter(({from, to}) => from !== to),
      path,
    ).toEqual([]);
  }
});
