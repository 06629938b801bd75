/** What the build makes of a change by staff: each test changes a copy of the site and really builds it. */
import {execFile} from 'node:child_process';
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {diskFiles} from '../../src/content/files.node';
import {loadRecords} from '../../src/content/records';
import {copyOfGivenSite, given} from './givenSite';

const {name} = loadRecords(diskFiles(given)).organisation;

interface Built {
  succeeded: boolean;
  output: string;
  read: (file: string) => string;
}

/** Builds a copy of the site in which `changes` (file, text, other text) have been made. */
async function build(changes: [file: string, from: string, to: string][]): Promise<Built> {
  const site = copyOfGivenSite();
  for (const [file, from, to] of changes) {
    const source = readFileSync(path.join(site, file), 'utf8');
    expect(source, file).toContain(from);
    writeFileSync(path.join(site, file), source.replace(from, to));
  }
  const {error, output} = await new Promise<{error: Error | null; output: string}>((done) => {
    execFile(
      'npx',
      ['docusaurus', 'build'],
      {cwd: site, env: {...process.env, BASE_URL: '', PREVIEW: '', NODE_ENV: ''}},
      (failure, out, err) => done({error: failure, output: out + err}),
    );
  });
  const pages = new Map(
    error
      ? []
      : ['index.html', 'about.html', 'contact.html', 'more.html'].map((file) => [
          file,
          readFileSync(path.join(site, 'build', file), 'utf8'),
        ]),
  );
  rmSync(site, {recursive: true});
  return {succeeded: !error, output, read: (file) => pages.get(file) ?? ''};
}

test('a destination turns every button with its label into a link, unless the page names another; a new name, telephone number and e-mail address appear everywhere', async () => {
  const {succeeded, output, read} = await build([
    ['records/buttons.yml', '\nLearn More:', '\nLearn More: /about'],
    ['records/organisation.yml', `\nname: ${name}`, `\nname: 'A "B" {c} <i>'`],
    ['records/organisation.yml', '\ntelephone:', '\ntelephone: +256 712 345 678'],
    ['records/organisation.yml', '\nemail:', '\nemail: a@example.org'],
    ['pages/index.mdx', 'silk="hatchery" button="Learn More"', 'silk="hatchery" button="Learn More" to="/hatchery"'],
  ]);
  expect(succeeded, output).toBe(true);
  const home = read('index.html');
  expect(home.match(/<a[^>]*>Learn More<\/a>/g)).toEqual([
    ...Array(3).fill(expect.stringContaining('href="/about">')),
    expect.stringContaining('href="/hatchery">'),
  ]);
  expect(home).not.toMatch(/<button[^>]*>Learn More/);
  expect(home).toMatch(/<button[^>]*>Join Our Programs/);
  expect(`${home}${read('about.html')}${read('more.html')}`).not.toContain(name);
  // Signs that would be code in a page stand there as signs.
  expect(home).toMatch(/A ("|&quot;)B\1 \{c\} &lt;i/);
  // In the footer of every page, and once more on the contact page.
  const links = /href="?(?:tel:\+256712345678|mailto:a@example\.org)"?[^>]*>([^<]+)</g;
  const reach = (page: string) => [...read(page).matchAll(links)].map(([, words]) => words);
  const both = ['+256 712 345 678', 'a@example.org'];
  expect(reach('about.html')).toEqual(both);
  // There it stands at the top, and not again at the foot.
  expect(reach('contact.html')).toEqual(both);
});

test('a mistake in a record stops the build with its file, line and remedy', async () => {
  const {succeeded, output} = await build([['records/figures.yml', 'number: 16000', 'number: 16,000']]);
  expect(succeeded).toBe(false);
  expect(output).toMatch(/records\/figures\.yml:17:\d+[\s\S]*number: 16000/);
  expect(output).not.toMatch(/^\s+at .*:\d+:\d+\)?$/m);
});

test('a broken link, a broken anchor and a missing image stop the build, which reports all three', async () => {
  const link = '[the Aguma Framework](/aguma-framework)';
  const broken = ['[one](/framework)', '[two](/aguma-framework#nowhere)', '![A tile](./nowhere.png)'];
  const {succeeded, output} = await build([['pages/about.mdx', link, broken.join(' ')]]);
  expect(succeeded).toBe(false);
  for (const target of ['/framework', '"nowhere"', './nowhere.png']) expect(output).toContain(target);
  expect(output.match(/pages\/about\.mdx:\d+:\d+/g)).toHaveLength(broken.length);
});
