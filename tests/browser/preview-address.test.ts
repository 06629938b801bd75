/** The staff's preview at an address of its own: found by nobody, stored by nobody, and as locked down as the site. */
import {existsSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'playwright/test';
import {build, type Rehearsal, rehearse} from './rehearsal';
import {hydrated, NAMES} from './site';

const BASE = '/repo/pr-preview/pr-12/';

test.describe('the preview of a pull request', () => {
  let site: Rehearsal;

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    const built = build({SITE_URL: 'https://organisation.github.io', BASE_URL: BASE, PREVIEW: '1'});
    site = await rehearse(built, BASE);
    rmSync(built, {recursive: true});
  });

  test.afterAll(() => site?.stop());

  test('has none of the files by which the site is found and claims its place', () => {
    for (const file of ['sw.js', 'CNAME', 'robots.txt', 'sitemap.xml']) {
      expect(existsSync(path.join(site.dir, file)), file).toBe(false);
    }
  });

  test('keeps its policy, and sets up no service worker', async ({page}) => {
    await page.clock.install();
    const offences: string[] = [];
    page.on('console', (message) => message.type() === 'error' && offences.push(message.text()));
    page.context().on('response', (response) => {
      const {pathname} = new URL(response.url());
      if (!pathname.startsWith(BASE) || response.status() >= 400) offences.push(`${pathname}: ${response.status()}`);
    });
    for (const address of [...NAMES, 'handbook']) {
      await page.goto(site.url + address);
      await hydrated(page);
    }
    await page.clock.fastForward(4000);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
    const scripts = readdirSync(path.join(site.dir, 'assets/js')).filter((file) => file.endsWith('.js'));
    expect(scripts.some((file) => readFileSync(path.join(site.dir, 'assets/js', file), 'utf8').includes('sw.js'))).toBe(
      false,
    );
    expect(offences).toEqual([]);
  });
});
