/** What proves that the published site is the tested one, but for its address. */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'playwright/test';
import {differingFiles} from '../../scripts/github/sameBuild.mjs';

const ADDRESSES = [
  {site: 'https://www.example.org', base: '/website/'},
  {site: 'http://localhost:3000', base: '/'},
];

/** A build as small as can be, for an address, and with some of its files changed. */
function build(
  root: string,
  {site, base}: (typeof ADDRESSES)[number],
  hash: string,
  changed: Record<string, string> = {},
) {
  const dir = mkdtempSync(path.join(root, 'build-'));
  const files = {
    'index.html': `<link rel=canonical href=${site}${base}><a href=${base}about>About</a><script src=${base}assets/main.${hash}.js>`,
    [`assets/main.${hash}.js`]: hash < '8' ? `let a=1,b="${base}about";f(a)` : `let e=1,o="${base}about";f(e)`,
    ...changed,
  };
  mkdirSync(path.join(dir, 'assets'));
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(dir, file), text);
  return dir;
}

test('builds for two addresses are the same; one word more is a difference', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'same-'));
  const [there, here] = ADDRESSES;
  const tested = build(root, here, '1a2b3c4d');
  const compare = (changed?: Record<string, string>) => differingFiles(tested, build(root, there, '9f8e7d6c', changed));
  expect(compare()).toEqual([]);
  expect(compare({CNAME: 'www.example.org'})).toEqual([]);
  expect(compare({'new.html': ''})).toEqual(['new.html']);
  expect(
    compare({'index.html': `<link rel=canonical href=https://www.example.org/website/><a href=/about>About</a>`}),
  ).toEqual(['index.html']);
  expect(compare({'assets/main.9f8e7d6c.js': 'let e=1,o="/website/about";fetch(e)'})).toEqual(['assets/main.*.js']);
  rmSync(root, {recursive: true});
});

test('a script inside a page may have other short names, and does nothing else', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'same-'));
  const [there, here] = ADDRESSES;
  const page = ({site, base}: typeof here, script: string) => ({
    'index.html': `<link rel=canonical href=${site}${base}><script>${script}</script><h1>a</h1>`,
  });
  const tested = build(root, here, '1a2b3c4d', page(here, 'let s="/x.js";function i(e){e(s)}'));
  const compare = (script: string) => differingFiles(tested, build(root, there, '9f8e7d6c', page(there, script)));
  expect(compare('let i="/website/x.js";function s(e){e(i)}')).toEqual([]);
  expect(compare('let i="/website/x.js";function s(e){e(i);open(i)}')).toEqual(['index.html']);
  rmSync(root, {recursive: true});
});

test('a preview and the staff’s build name the same address of the staff’s site', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'same-'));
  const site = 'https://www.example.org';
  const page = (base: string, staff: string) => ({
    'index.html': `<link rel=canonical href=${site}${base}><a href=${site}${staff}>The staff’s site</a>`,
  });
  const preview = {site, base: '/repo/pr-preview/pr-12/'};
  const tested = build(root, preview, '1a2b3c4d', page(preview.base, '/repo/staff/'));
  const published = (staff: string) => build(root, {site, base: '/staff/'}, '9f8e7d6c', page('/staff/', staff));
  expect(differingFiles(tested, published('/staff/'))).toEqual([]);
  expect(differingFiles(tested, published('/elsewhere/'))).toEqual(['index.html']);
  rmSync(root, {recursive: true});
});
