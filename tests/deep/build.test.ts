/** What the build says of mistakes that reach it: a copy of the tests' site with one of each is really built. */
import {spawnSync} from 'node:child_process';
import {appendFileSync, existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'playwright/test';
import {copyOfSite} from '../site';

const RUN = "globalThis.ran = require('fs').writeFileSync('ran.txt', '')";

test('mistakes in records and pages, and code, stop the build: each with its place, in plain words, and nothing runs', () => {
  test.slow();
  const site = copyOfSite();
  const page = (name: string) => path.join(site, `pages/${name}.mdx`);
  writeFileSync(page('top'), `---js\n{title: ${RUN}, description: 'x'}\n---\n\nWords.\n`);
  writeFileSync(page('words'), `---\ntitle: A page\ndescription: What it says.\n---\n\n{${RUN}}\n`);
  appendFileSync(
    page('about'),
    '\n[one](/framework) [two](/aguma-framework#nowhere)\n\n![A tile](/pictures/nowhere.png)\n',
  );
  const figures = path.join(site, 'records/figures.yml');
  const right = readFileSync(figures, 'utf8');
  writeFileSync(figures, right.replace('number: 16000', 'number: 16,000'));
  const build = () =>
    spawnSync('node', ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'], {
      cwd: site,
      encoding: 'utf8',
      // A copy has its content in its own folders.
      env: {...process.env, NODE_ENV: 'production', CONTENT: '', BASE_URL: '', PREVIEW: ''},
    });
  expect(build().stderr).toMatch(/records\/figures\.yml:17:\d+[\s\S]*number: 16000/);
  writeFileSync(figures, right);
  const {status, stderr} = build();
  expect(status).toBe(1);
  for (const place of ['pages/top.mdx:1:1', 'pages/words.mdx:6:1']) expect(stderr).toContain(place);
  for (const target of ['/framework', '"nowhere"', '/pictures/nowhere.png']) expect(stderr).toContain(target);
  expect(stderr.match(/pages\/about\.mdx:\d+:\d+/g)?.length).toBeGreaterThanOrEqual(3);
  expect(stderr).not.toMatch(/\n\s+at |acorn|U\+/);
  expect(existsSync(path.join(site, 'ran.txt'))).toBe(false);
  expect(existsSync(path.join(site, 'build'))).toBe(false);
  rmSync(site, {recursive: true});
});
