/** A build of the tests' site with what only another build can show: a name full of signs, and a component with state. */
import {execFileSync} from 'node:child_process';
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {TESTS} from '../../scripts/sites.mjs';
import {expect, test} from '../browser/fixtures';
import {copyOf, type ServedCopy} from '../browser/network/servedCopy';
import {copyOfSite} from '../site';

test.describe.configure({mode: 'default'});

let site: ServedCopy;

const NAME = `A "B" {c} <i> & %d`;
const PAGES = ['index', 'about', 'programs', 'contact', 'more', 'our-team', '404'];

/** What is changed: the file, its text, and what takes its place. */
const CHANGES = [
  ['records/organisation.yml', '\nname: Jockeys', `\nname: '${NAME}'`],
  ['pages/more.mdx', '</Hero>', '<Counter />\n\n</Hero>'],
  ['pages/more.mdx', 'import {', 'import {Counter, '],
  ['src/components/index.ts', 'export {Day', "export {default as Counter} from './Counter';\nexport {Day"],
];

/** A component with state, as somebody may add one some day. Nothing on the tests' pages needs React. */
const COUNTER = `import {type ReactNode, useState} from 'react';

/** Counts how often it was pressed. */
export default function Counter(): ReactNode {
  const [count, setCount] = useState(0);
  return <button type="button" onClick={() => setCount(count + 1)}>Pressed {count} times</button>;
}
`;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  const copy = copyOfSite();
  mkdirSync(path.join(copy, 'src/components/Counter'));
  writeFileSync(path.join(copy, 'src/components/Counter/index.tsx'), COUNTER);
  for (const [file, from, to] of CHANGES) {
    const text = readFileSync(path.join(copy, file), 'utf8');
    expect(text, file).toContain(from);
    writeFileSync(path.join(copy, file), text.replace(from, to));
  }
  // The copy has its content where the live site has it.
  const env = {...process.env, ...TESTS.public.env, CONTENT: '', NODE_ENV: ''};
  execFileSync('npx', ['docusaurus', 'build'], {cwd: copy, stdio: 'pipe', env});
  site = await copyOf(path.join(copy, 'build'));
  rmSync(copy, {recursive: true});
});

test.afterAll(() => site?.stop());

for (const name of PAGES) {
  test(`a name full of signs is on ${name} as words, in its title, its bar and its foot`, () => {
    const html = readFileSync(path.join(site.dir, `${name}.html`), 'utf8');
    const $ = load(html);
    for (const place of ['title', 'nav.navbar', 'body footer']) expect($(place).text(), place).toContain(NAME);
    expect($('i')).toHaveLength(0);
    expect(html).not.toContain('Jockeys');
    expect(html).not.toContain('%name%');
  });
}

test('what machines read has it, too: the structured data and the manifest', () => {
  const $ = load(readFileSync(path.join(site.dir, 'index.html')));
  const data = JSON.parse($('script[type="application/ld+json"]').text());
  expect(data['@graph']).toContainEqual(expect.objectContaining({name: NAME}));
  const manifest = JSON.parse(readFileSync(path.join(site.dir, 'manifest.webmanifest'), 'utf8'));
  expect(manifest.name).toBe(NAME);
});

test('a component with state works when it is touched: React comes, and the touch counts', async ({page}) => {
  await page.goto(`${site.url}more`);
  await page.getByRole('button', {name: 'Pressed 0 times'}).click();
  await page.getByRole('button', {name: 'Pressed 1 times'}).click();
  await expect(page.getByRole('button', {name: 'Pressed 2 times'})).toBeVisible();
});
