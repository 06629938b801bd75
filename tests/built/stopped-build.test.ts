/** A build whose pages contain code: it stops, names each place, and runs nothing. */
import {spawnSync} from 'node:child_process';
import {existsSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {copyOfSite} from '../site';

const CODE = "globalThis.ran = require('fs').writeFileSync('ran.txt', '')";

test('a build stops at code in a page or its front matter, names each place, and runs nothing', (t) => {
  const site = copyOfSite();
  t.after(() => rmSync(site, {recursive: true}));
  writeFileSync(path.join(site, 'pages/top.mdx'), `---js\n{title: ${CODE}, description: 'x'}\n---\n\nText.\n`);
  writeFileSync(path.join(site, 'pages/text.mdx'), `---\ntitle: A page\ndescription: A text.\n---\n\n{${CODE}}\n`);
  const {status, stderr} = spawnSync('node', ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'], {
    cwd: site,
    encoding: 'utf8',
    // The copy has its content where the live site has it.
    env: {...process.env, NODE_ENV: 'production', CONTENT: '', BASE_URL: '', PREVIEW: ''},
  });
  expect(status).toBe(1);
  expect(stderr).toContain('pages/top.mdx:1:1');
  expect(stderr).toContain('pages/text.mdx:6:1');
  expect(stderr, 'no stack and no jargon').not.toMatch(/\n\s+at |acorn|U\+/);
  expect(existsSync(path.join(site, 'ran.txt'))).toBe(false);
  expect(existsSync(path.join(site, 'build'))).toBe(false);
});
