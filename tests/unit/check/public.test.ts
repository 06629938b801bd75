/** What is for staff stays out of what visitors get: no mark, no reason, no ledger, no handbook, no link to edit. */
import {spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'playwright/test';
import {ledgerOf} from '../../../scripts/check/ledger';
import {checkSite} from '../../../scripts/check/site';
import {siteDir} from './compile';

const REPOSITORY = 'somebody/some-site';

/** Builds the site into a folder of its own. Returns the text of every file in it. */
function build(kind: 'public' | 'preview'): {texts: Map<string, string>; has: (file: string) => boolean} {
  const outDir = mkdtempSync(path.join(tmpdir(), `${kind}-`));
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PREVIEW: kind === 'preview' ? '1' : '',
    GITHUB_REPOSITORY: REPOSITORY,
    // Its own, so that another build can run at the same time.
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus/test-${kind}`,
  };
  const command = [
    path.join(siteDir, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
    'build',
    '--out-dir',
    outDir,
  ];
  const {status, stderr} = spawnSync('node', command, {cwd: siteDir, env, encoding: 'utf8'});
  expect(stderr).not.toContain('[ERROR]');
  expect(status).toBe(0);
  const files = readdirSync(outDir, {recursive: true, encoding: 'utf8'}).filter((file) =>
    /\.(html|js|css|json|xml)$/.test(file),
  );
  const texts = new Map(files.map((file) => [file, readFileSync(path.join(outDir, file), 'utf8')]));
  const has = (file: string) => existsSync(path.join(outDir, file));
  const known = new Set(files.filter(has));
  rmSync(outDir, {recursive: true});
  return {texts, has: (file) => known.has(file)};
}

const entries = [...ledgerOf(siteDir, checkSite(siteDir).pages).values()].flat();

test('the public build holds nothing for staff', () => {
  test.setTimeout(300_000);
  const {texts, has} = build('public');
  expect(has('index.html')).toBe(true);
  expect(has('ledger.html')).toBe(false);
  const secrets = [...new Set(entries.map(({reason}) => reason.slice(0, 40))), 'ToConfirm', 'To confirm', 'To fill in'];
  for (const [file, text] of texts) {
    expect(file).not.toMatch(/handbook|ledger/);
    for (const secret of [...secrets, '/handbook', '/ledger', 'Edit this page', REPOSITORY]) {
      expect(text.includes(secret), `${file} holds "${secret}"`).toBe(false);
    }
  }
});

test('the preview has the marks, the reasons, the ledger and a way to edit each page', () => {
  test.setTimeout(300_000);
  const {texts, has} = build('preview');
  expect(has('handbook/messages.html')).toBe(true);
  const ledger = texts.get('ledger.html') ?? '';
  for (const {file, line} of entries) {
    expect(ledger).toContain(`https://github.com/${REPOSITORY}/edit/`);
    expect(ledger).toContain(`/${file}#L${line}`);
  }
  for (const name of readdirSync(path.join(siteDir, 'pages'))) {
    const page = texts.get(name.replace('.mdx', '.html')) ?? '';
    expect(page).toContain('Edit this page');
    expect(page).toContain(`/pages/${name}`);
    expect(page).toMatch(/noindex/);
  }
  expect(texts.get('more.html')).toContain('To confirm');
  expect(texts.get('more.html')).toContain('Only the three names were given.');
});
