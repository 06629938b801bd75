/** What the staff's build hands to the editor: a page of any name leaves the site's own data alone. */
import {cpSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import type {LoadContext} from '@docusaurus/types';
import {expect} from 'playwright/test';
import editorPlugin from '../../../src/build/editor';
import {readEnvironment} from '../../../src/environment';
import {siteForTests} from '../../site';

const site = siteForTests();

test('a page may be called like one of the editor’s own files', async () => {
  const pages = path.join(site.dir, 'pages');
  for (const name of ['site', 'pages']) cpSync(`${pages}/about.mdx`, `${pages}/${name}.mdx`);
  const written = new Map<string, string>();
  const createData = async (name: string, data: string) => String(written.set(name, data) && name);
  const plugin = editorPlugin({siteDir: site.dir, baseUrl: '/'} as LoadContext, readEnvironment({}));
  await plugin.contentLoaded?.({content: null, actions: {createData, addRoute: () => {}}} as never);
  expect(Object.keys(JSON.parse(written.get('site.json') ?? ''))).toContain('texts');
});
