/** Files of the public build that are no pages: which may be there, which may not, and what they say. */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {TESTS} from '../../scripts/sites.mjs';
import {isPage} from '../../src/content/site/pageFiles';
import {readEnvironment} from '../../src/environment';
import {build} from './builtSite';

const {hasServiceWorker} = readEnvironment();

test('everybody can see which commit is live, and which run of GitHub has built it', () => {
  const {GITHUB_SHA, GITHUB_RUN_ID, GITHUB_RUN_ATTEMPT} = TESTS.public.env;
  expect(build.text('commit.txt')).toBe(`${GITHUB_SHA}\n`);
  expect(build.text('run.txt')).toBe(`${GITHUB_RUN_ID}/${GITHUB_RUN_ATTEMPT}\n`);
});

test('a file that only Git needs is not published', () => {
  expect([...build.files].filter((file) => file.includes('.git'))).toEqual([]);
});

test('no original of a picture is published', () => {
  const originals = readdirSync('tests/site/pictures');
  expect(originals).toContain('hills.jpg');
  expect([...build.files].filter((file) => originals.includes(path.basename(file)))).toEqual([]);
});

test('no page can be called like a folder or a page that the site makes itself', () => {
  const addresses = build.pages.map(({address}) => address.slice(1));
  const all = [...build.files, ...(build.staff?.files ?? []), 'staff/index.html'];
  const names = new Set(all.map((file) => file.split('/')[0].replace(/\.html$/, '')));
  const ours = [...names].filter((name) => /^[a-z0-9-]+$/.test(name) && !['index', ...addresses].includes(name));
  expect(ours).toEqual(expect.arrayContaining(['404', 'editor', 'files', 'handbook', 'share', 'staff']));
  expect(ours.filter((name) => isPage(`pages/${name}.mdx`))).toEqual([]);
});

/** What the service worker stores, as its script has it: addresses, and revisions where an address never changes. */
const STORED = /\{(?=[^{}]*integrity:)[^{}]*url:"(?<url>[^"]*)"[^{}]*\}/g;

test('without a network there are the pages of the menu, with all that they share', {skip: !hasServiceWorker}, () => {
  const stored = [...build.text('sw.js').matchAll(STORED)].map(({0: entry, groups}) => ({
    entry,
    url: groups?.url ?? '',
  }));
  const urls = stored.map(({url}) => url);
  const shared = [...build.files].filter((file) => /\.woff2$|^(favicon|tiles)\.svg$|^assets\/js\/on-demand/.test(file));
  expect(shared.length).toBeGreaterThan(3);
  const menu = build.pages.map(({file}) => file);
  expect([...urls].sort()).toEqual([...shared, ...menu].sort());
  // A page, and an icon, keeps its address when it changes: without a revision no visitor would get the new one.
  const changing = stored.filter(({url}) => !url.startsWith('assets/'));
  expect(changing.filter(({entry}) => !/revision:"[^"]+"/.test(entry))).toEqual([]);
  const revisions = changing.map(({entry}) => /revision:"([^"]+)"/.exec(entry)?.[1]);
  expect(new Set(revisions).size).toBe(revisions.length);
});
