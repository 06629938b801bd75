/** A page that comes in two parts: what is seen of it answers at once, while the rest is still on its way. */
import {readFileSync} from 'node:fs';
import {createServer, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {TESTS} from '../../../scripts/builds.mjs';
import {expect, test} from '../fixtures';

test.use({viewport: {width: 360, height: 740}, serviceWorkers: 'block'});
// Only the page is served.
test.beforeEach(({expectErrors}) => expectErrors(/^Failed to decode downloaded font/));

/** Serves /about up to the words, and the rest when the function that it resolves to is called. */
async function serveInTwoParts(end: string): Promise<{url: string; finish: () => void; stop: () => void}> {
  const html = readFileSync(path.join(TESTS.public.dir, 'about.html'), 'utf8');
  const at = html.indexOf(end);
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
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/about`,
    finish: () => {
      for (const response of waiting) response.end(html.slice(at));
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

for (const [what, end] of [
  ['the words', '<main'],
  ['the drawer', '<div role="dialog"'],
]) {
  test(`the menu and the theme switch answer before ${what} have come`, async ({page}) => {
    const {url, finish, stop} = await serveInTwoParts(end);
    try {
      await page.goto(url, {waitUntil: 'commit'});
      const toggle = page.locator('.navbar__toggle');
      await toggle.click();
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      finish();
      const drawer = page.getByRole('dialog', {name: 'Menu'});
      await expect(drawer.getByRole('link', {name: 'Contact'})).toBeVisible();
      await expect(drawer.getByRole('button', {name: 'Close navigation bar'})).toBeFocused();
      await expect(page.locator('[inert] main')).toHaveCount(1);
      await drawer.getByRole('button', {name: /dark and light mode/}).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
      await page.keyboard.press('Escape');
      await expect(toggle).toBeFocused();
      await expect(page).toHaveURL(/\/about$/);
    } finally {
      stop();
    }
  });
}

test.describe('on a wide screen', () => {
  test.use({viewport: {width: 1280, height: 800}});

  test('the theme switches while the rest of the page is on its way', async ({page}) => {
    const {url, finish, stop} = await serveInTwoParts('<main');
    try {
      await page.goto(url, {waitUntil: 'commit'});
      await page.getByRole('button', {name: /dark and light mode/}).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
      finish();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
    } finally {
      stop();
    }
  });
});
