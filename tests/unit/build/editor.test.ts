/** What the staff's build hands to the editor: a page of any name leaves the site's own data alone. */
import {cpSync} from 'node:fs';
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
