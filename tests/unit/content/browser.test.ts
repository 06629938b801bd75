/** The same rules in a browser: content is bundled for it, and says there what it says here. */
import path from 'node:path';
import {build} from 'esbuild';
import {chromium, expect, test} from 'playwright/test';
import {launchOptions} from '../../../scripts/browser.mjs';
import {components, diagnosticsOf, files, siteDir} from './fixture';

const FILES = ['pages', 'records', 'handbook'].flatMap((folder) => files.list(folder));
const TEXT = '---\ntitle: A page\ndescription: At 8am.\n---\n\nA &amp; B {x} **8am** [a](/abuot).\n';

test('a page is checked in a browser, in the very words of the command', async () => {
  const {outputFiles} = await build({
    entryPoints: [path.join(siteDir, 'src/content/index.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'content',
    platform: 'browser',
    minify: true,
  });
  const browser = await chromium.launch(launchOptions());
  const page = await browser.newPage();
  await page.setContent('<!doctype html><title>Check</title>');
  await page.addScriptTag({content: outputFiles[0].text});
  const texts = {...Object.fromEntries(FILES.map((file) => [file, files.text(file)])), 'pages/a.mdx': TEXT};
  const found = await page.evaluate(
    ({texts, table}) => {
      const {checkSite, toTable} = (window as unknown as {content: typeof import('../../../src/content')}).content;
      const site = {
        list: (folder: string) => Object.keys(texts).filter((file) => file.startsWith(`${folder}/`)),
        has: (file: string) => file in texts,
        bytes: (file: string) => new TextEncoder().encode(texts[file]),
        text: (file: string) => texts[file],
      };
      return checkSite(site, toTable(table)).diagnostics.filter(({file}) => file === 'pages/a.mdx');
    },
    {texts: texts as Record<string, string>, table: [...components.values()]},
  );
  await browser.close();
  expect(found).toEqual(diagnosticsOf('pages/a.mdx', TEXT));
  expect(found.length).toBeGreaterThan(4);
});
