/** What the staff's build hands to the editor: its own data whatever a page is called, and texts as the check reads them. */
import {cpSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {siteForTests} from '../../site';
import {embedSite} from '../embedded';

const site = siteForTests();

test('a page may be called like one of the editor’s own files', async () => {
  const pages = path.join(site.dir, 'pages');
  for (const name of ['site', 'pages']) cpSync(`${pages}/about.mdx`, `${pages}/${name}.mdx`);
  const embedded = await embedSite(site.dir);
  expect(Object.keys(JSON.parse(embedded.site))).toContain('texts');
});

test('a page that Windows has written comes without its line ends, as the editor and the check count', async () => {
  const file = path.join(site.dir, 'pages/more.mdx');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, `\uFEFF${text.replaceAll('\n', '\r\n')}`);
  const {texts} = JSON.parse((await embedSite(site.dir)).site);
  expect(texts['pages/more.mdx']).toBe(text);
});
