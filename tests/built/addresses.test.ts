/** Every page, link and asset at the address that the site is built for. */
import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {TESTS} from '../../scripts/builds.mjs';
import {NAMES} from '../browser/written';
import {page, textOf} from './pages';

const {BASE_URL: BASE, SITE_URL, GITHUB_SHA, GITHUB_RUN_ID, GITHUB_RUN_ATTEMPT} = TESTS.public.env;
const PAGES = [...NAMES, '404'];

/** Whether GitHub Pages has something at this address. */
function isThere({pathname}: URL): boolean {
  const file = path.join(TESTS.public.dir, decodeURIComponent(pathname.slice(BASE.length)));
  const files = [file, `${file}.html`, path.join(file, 'index.html')];
  return files.some((one) => statSync(one, {throwIfNoEntry: false})?.isFile());
}

/** All addresses that a page names: in links, assets, styles, metadata and data. */
function namedBy(name: string): URL[] {
  const live = new URL(BASE + name, SITE_URL);
  const addresses = page(name).flatMap(({tag, attributes, text}) => [
    attributes.href,
    attributes.src,
    ...(attributes.srcset ?? '').split(',').map((set) => set.trim().split(' ')[0]),
    ...(tag === 'style' ? [...text.matchAll(/url\(["']?([^"')]+)/g)].map(([, url]) => url) : []),
  ]);
  const anywhere = textOf(`${name || 'index'}.html`).match(/https?:\/\/[^"'\\ <>#]*/g) ?? [];
  return [...addresses, ...anywhere.filter((address) => address.startsWith(`${SITE_URL}/`))]
    .filter((address) => address && !/^(data|mailto|tel):/.test(address))
    .map((address) => new URL(address as string, live));
}

test('every link, asset and anchor that a page or the manifest names is there', () => {
  const {icons, start_url, scope} = JSON.parse(textOf('manifest.webmanifest'));
  const manifest = [start_url, scope, ...icons.map(({src}: {src: string}) => src)];
  const wanted = [
    ...PAGES.map((name) => [`/${name}`, namedBy(name)] as const),
    ['the manifest', manifest.map((address) => new URL(address, `${SITE_URL}${BASE}manifest.webmanifest`))] as const,
  ];
  const ids = new Map(PAGES.map((name) => [BASE + name, page(name).map(({attributes}) => attributes.id)]));
  const anchors: string[] = [];
  const wrong: string[] = [];
  for (const [from, addresses] of wanted) {
    // What leads to another site was added by staff.
    for (const address of addresses.filter(({origin}) => origin === SITE_URL)) {
      const {pathname, hash} = address;
      if (!pathname.startsWith(BASE)) wrong.push(`${from} leads out of ${BASE}: ${pathname}`);
      else if (!isThere(address)) wrong.push(`${from} names ${pathname}, which is not there.`);
      const id = decodeURIComponent(hash.slice(1));
      if (!id || !ids.has(pathname) || id.startsWith('__docusaurus')) continue;
      anchors.push(id);
      if (!ids.get(pathname)?.includes(id)) wrong.push(`${from} names ${pathname}${hash}, which is not there.`);
    }
  }
  expect(wrong).toEqual([]);
  // The bar and the footer of every page lead to every page.
  for (const name of PAGES) expect(namedBy(name).length, name).toBeGreaterThan(2 * NAMES.length);
  expect(anchors.length).toBeGreaterThan(0);
});

test('a page is the same with and without a slash, and says which is its address', () => {
  for (const name of NAMES.filter(Boolean)) expect(textOf(`${name}/index.html`), name).toBe(textOf(`${name}.html`));
  const canonical = (name: string) =>
    page(name).flatMap(({attributes}) => (attributes.rel === 'canonical' ? [attributes.href] : []));
  for (const name of NAMES) expect(canonical(name)).toEqual([SITE_URL + BASE + name]);
  expect(canonical('404'), 'the 404 page lives at no address').toEqual([]);
});

test('search engines find their files, and everybody the commit and the run that published it', () => {
  const entries = [
    ...textOf('sitemap.xml').matchAll(/<url><loc>([^<]+)<\/loc><lastmod>(\d{4}-\d\d-\d\d)<\/lastmod><\/url>/g),
  ];
  expect(entries.map(([, address]) => address).sort()).toEqual(NAMES.map((name) => SITE_URL + BASE + name).sort());
  expect(textOf('robots.txt')).toContain(`Sitemap: ${SITE_URL}${BASE}sitemap.xml`);
  expect(textOf('commit.txt')).toBe(`${GITHUB_SHA}\n`);
  expect(textOf('run.txt')).toBe(`${GITHUB_RUN_ID}/${GITHUB_RUN_ATTEMPT}\n`);
  expect(existsSync(path.join(TESTS.public.dir, 'files/.gitkeep')), 'a file that only Git needs').toBe(false);
});
