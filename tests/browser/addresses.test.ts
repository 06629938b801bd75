/** Every page, link and asset at the address that the site is built for, in the HTML and in the browser. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'playwright/test';
import {PUBLIC} from '../../scripts/testBuilds.mjs';
import {elements} from './rehearsal';
import {needsServiceWorker, test as withServiceWorker} from './serviceWorker';
import {hydrated, NAMES} from './site';

const {BASE_URL: BASE, SITE_URL, GITHUB_SHA} = PUBLIC.env;

test.describe(`at ${SITE_URL}${BASE}`, () => {
  const text = (file: string) => readFileSync(path.join(PUBLIC.dir, file), 'utf8');
  /** Where the test's server has an address of the live site. */
  const here = (address: URL) => `./${address.pathname.slice(BASE.length)}`;

  test('every link, asset and anchor that a page, a style or the manifest names is there', async ({request}) => {
    const counts = {pages: 0, links: 0, assets: 0, anchors: 0};
    const anchors = new Map<string, Set<string>>();
    const wanted: {from: string; address: URL}[] = [];
    const checked = new Map<string, Promise<number>>();

    for (const page of [...NAMES, '404']) {
      const live = new URL(BASE + page, SITE_URL);
      const all = elements(await (await request.get(`./${page}`)).text());
      anchors.set(live.pathname, new Set(all.flatMap(({attributes}) => attributes.id ?? [])));
      counts.pages += 1;
      for (const {tag, attributes, text: words} of all) {
        const named = [
          attributes.href,
          attributes.src,
          ...(attributes.srcset ?? '').split(',').map((set) => set.trim().split(' ')[0]),
        ];
        if (/^(og|twitter):(image|url)$/.test(attributes.property ?? attributes.name ?? ''))
          named.push(attributes.content);
        if (tag === 'style') named.push(...[...words.matchAll(/url\(["']?([^"')]+)/g)].map(([, url]) => url));
        for (const address of named) {
          if (!address || /^(data|mailto|tel):/.test(address)) continue;
          counts[tag === 'a' ? 'links' : 'assets'] += 1;
          wanted.push({from: `/${page}`, address: new URL(address, live)});
        }
      }
      for (const [address] of JSON.stringify(all).matchAll(/https?:\/\/[^"'\\ ]*/g)) {
        if (address.startsWith(`${SITE_URL}/`)) wanted.push({from: `/${page} (anywhere)`, address: new URL(address)});
      }
    }
    const manifest = new URL(`${BASE}manifest.webmanifest`, SITE_URL);
    const {icons, start_url, scope} = JSON.parse(text('manifest.webmanifest'));
    for (const address of [start_url, scope, ...icons.map(({src}: {src: string}) => src)]) {
      wanted.push({from: 'the manifest', address: new URL(address, manifest)});
    }

    const wrong: string[] = [];
    for (const {from, address} of wanted) {
      if (address.origin !== SITE_URL) continue; // Another site: a link that staff have added.
      if (!address.pathname.startsWith(BASE)) {
        wrong.push(`${from} leads out of ${BASE}: ${address.pathname}`);
        continue;
      }
      const bare = new URL(address.pathname, SITE_URL);
      const answer = checked.get(bare.href) ?? request.get(here(bare), {maxRedirects: 0}).then((got) => got.status());
      checked.set(bare.href, answer);
      const status = await answer;
      const isMissingPage = address.pathname === `${BASE}404` || address.pathname === `${BASE}404.html`;
      if (status !== 200 && !isMissingPage) wrong.push(`${from} names ${address.pathname}: ${status}`);
      const target = anchors.get(address.pathname);
      if (address.hash && target && from.startsWith('/') && !from.includes('(')) {
        counts.anchors += 1;
        const id = decodeURIComponent(address.hash.slice(1));
        if (!target.has(id) && !id.startsWith('__docusaurus'))
          wrong.push(`${from} names ${address.pathname}#${id}, which is not there`);
      }
    }
    expect(wrong).toEqual([]);
    // The crawl has really seen them: the bar and the footer of every page link to every page, and a door has an anchor.
    expect(counts.pages).toBe(NAMES.length + 1);
    expect(counts.links).toBeGreaterThanOrEqual(2 * NAMES.length * counts.pages);
    expect(counts.assets).toBeGreaterThan(counts.pages);
    expect(counts.anchors).toBeGreaterThan(counts.pages);
    expect(checked.size).toBeGreaterThan(NAMES.length);
  });

  test('each page answers with and without a slash, and says which is its address', async ({request}) => {
    for (const page of NAMES) {
      const bodies = new Set<string>();
      for (const address of page ? [page, `${page}/`, `${page}.html`] : ['', 'index.html']) {
        const answer = await request.get(`./${address}`, {maxRedirects: 0});
        expect(answer.status(), address).toBe(200);
        bodies.add(await answer.text());
      }
      expect(bodies.size, 'the same page each time').toBe(1);
      const canonical = elements([...bodies][0]).find(({attributes}) => attributes.rel === 'canonical');
      expect(canonical?.attributes.href).toBe(SITE_URL + BASE + page);
    }
    expect((await request.get('./nowhere')).status()).toBe(404);
  });

  test('search engines find their files, and everybody the commit', () => {
    const entries = [
      ...text('sitemap.xml').matchAll(/<url><loc>([^<]+)<\/loc><lastmod>(\d{4}-\d\d-\d\d)<\/lastmod><\/url>/g),
    ];
    expect(entries.map(([, address]) => address).sort()).toEqual(NAMES.map((page) => SITE_URL + BASE + page).sort());
    expect(text('robots.txt')).toContain(`Sitemap: ${SITE_URL}${BASE}sitemap.xml`);
    expect(text('commit.txt')).toBe(`${GITHUB_SHA}\n`);
    expect(existsSync(path.join(PUBLIC.dir, 'files/.gitkeep')), 'a file that only Git needs').toBe(false);
  });

  withServiceWorker('a visitor goes through every page, offline too, and never leaves', async ({page, site}) => {
    test.skip(...needsServiceWorker);
    const wrong: string[] = [];
    page.context().on('response', (response) => {
      const url = new URL(response.url());
      if (!url.pathname.startsWith(BASE)) wrong.push(`asks for ${url.pathname}`);
      if (response.status() >= 400) wrong.push(`${url.pathname}: ${response.status()}`);
    });
    page.on('pageerror', (error) => wrong.push(error.message));
    await page.goto(site.url);
    await hydrated(page);
    for (const label of ['About', 'Programs', 'Framework', 'Hatchery', 'Impact', 'Contact', 'More', 'Home']) {
      await page
        .getByRole('navigation', {name: 'Main'})
        .getByRole('link', {name: new RegExp(`^${label}\\b`)})
        .click();
      await expect(page.locator('h1')).toBeVisible();
      expect(new URL(page.url()).pathname.startsWith(BASE)).toBe(true);
    }
    const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
    expect(scope).toBe(site.url);
    await site.stop();
    for (const address of [...NAMES, 'about/']) {
      await page.goto(site.url + address);
      await hydrated(page);
    }
    expect(wrong).toEqual([]);
  });
});
