/** What is for staff stays out of what visitors get: no mark, no reason, no ledger, no handbook, no editor. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {readLedgerIn} from '../../src/content/site.node';
import {folders} from '../site';

/** The texts of all files of a build, by their paths in it. */
function textsOf(build: string): Map<string, string> {
  const files = readdirSync(build, {recursive: true, encoding: 'utf8'}).filter((file) =>
    /\.(html|js|css|json|xml)$/.test(file),
  );
  return new Map(files.map((file) => [file, readFileSync(path.join(build, file), 'utf8')]));
}

const entries = [...readLedgerIn(folders).values()].flat();

test('the public build holds nothing for staff', () => {
  const texts = textsOf('build');
  for (const file of texts.keys()) if (file.startsWith('staff/')) texts.delete(file);
  expect(texts.has('index.html')).toBe(true);
  const reasons = entries.map(({reason}) => reason.slice(0, 40));
  const secrets = [
    ...new Set(reasons),
    'ToConfirm',
    'To confirm',
    'To fill in',
    '/handbook',
    '/ledger',
    '/editor',
    'comlink',
  ];
  for (const [file, text] of texts) {
    expect(file).not.toMatch(/handbook|ledger|editor/);
    for (const secret of [...secrets, 'Edit this page', '/edit/']) {
      expect(text.includes(secret), `${file} holds "${secret}"`).toBe(false);
    }
  }
});

test('the staff’s build has the marks, the reasons, the ledger and a way to edit each page', () => {
  const texts = textsOf('build/staff');
  expect(texts.has('handbook/messages.html')).toBe(true);
  const ledger = texts.get('ledger.html') ?? '';
  const all = [...texts].flatMap(([file, text]) => (file.endsWith('.js') ? text : [])).join('\n');
  for (const {file, line, reason} of entries) {
    expect(ledger).toMatch(new RegExp(`https://github\\.com/[^/"]+/[^/"]+/edit/[^"]+/${file}#L${line}\\b`));
    // Marks are drawn by script; the text is shortened to where HTML or a script writes a sign in another way.
    expect(all).toContain(reason.split(/["'’&<>]/)[0]);
  }
  for (const name of readdirSync('pages')) {
    const page = texts.get(name.replace('.mdx', '.html')) ?? '';
    expect(page).toContain('Edit this page');
    expect(page).toContain(`editor?file=pages/${name}`);
    expect(page).toMatch(/noindex/);
  }
});
