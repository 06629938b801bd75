/** A page that comes in two parts: what is seen of it answers at once, while the rest is still on its way. */
import {readFileSync} from 'node:fs';
import {createServer, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {TESTS} from '../../../scripts/sites.mjs';
import {test as base, expect} from '../fixtures';

interface SlowPage {
  url: string;
  /** Sends the rest. */
  finish: () => void;
}

/** Serves /about up to a piece of its HTML, and the rest when `finish` is called. Stops when the test has ended. */
async function serveInTwoParts(upTo: string, use: (slowPage: SlowPage) => Promise<void>): Promise<void> {
  const html = readFileSync(path.join(TESTS.public.dir, 'about.html'), 'utf8');
  const at = html.indexOf(upTo);
  expect(at).toBeGreaterThan(0);
  const waiting: ServerResponse[] = [];
  const server = createServer(({url}, response) => {
    if (url !== '/about') {
      response.writeHead(204).end();
      return;
    }
    response.writeHead(200, {'Content-Type': 'text/html; charset=utf-8'}).write(html.slice(0, at));
    waiting.push(response);
  }).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  const finish = () => {
    for (const response of waiting) response.end(html.slice(at));
  };
  await use({url: `http://localhost:${(server.address() as AddressInfo).port}/about`, finish});
  server.closeAllConnections();
  server.close();
}

const test = base.extend<{upTo: string; slowPage: SlowPage}>({
  upTo: ['<main', {option: true}],
  slowPage: ({upTo}, use) => serveInTwoParts(upTo, use),
});

test.use({viewport: {width: 360, height: 740}, serviceWorkers: 'block'});
// Only the page is served.
test.beforeEach(({expectErrors}) => expectErrors(/^Failed to decode downloaded font/));

for (const [what, upTo] of [
  ['the words', '<main'],
  ['the drawer', '<div role="dialog"'],
]) {
  test.describe(`before ${what} have come`, () => {
    test.use({upTo});

    test('the menu and the theme switch answer', async ({page, slowPage: {url, finish}}) => {
      await page.goto(url, {waitUntil: 'commit'});
      const toggle = page.locator('.navbar__toggle');
      await toggle.click();
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      finish();
      const drawer = page.getByRole('dialog', {name: 'Menu'});
      await expect(drawer.getByRole('link', {name: 'Contact'})).toBeVisible();
      await expect(drawer.getByRole('button', {name: 'Close navigation bar'})).toBeFocused();
      await expect(page.locator('[inert] main')).toHaveCount(1);
      await drawer.getByRole('button', {name: /^Theme: /}).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
      await page.keyboard.press('Escape');
      await expect(toggle).toBeFocused();
      await expect(page).toHaveURL(/\/about$/);
    });
  });
}

test.describe('on a wide screen', () => {
  test.use({viewport: {width: 1280, height: 800}});

  test('the theme switches while the rest of the page is on its way', async ({page, slowPage: {url, finish}}) => {
    await page.goto(url, {waitUntil: 'commit'});
    await page.getByRole('button', {name: /^Theme: /}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
    finish();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
  });
});
