/** What becomes of a telephone number and an e-mail address once staff fill them in: in a copy that is really built. */
import {execFileSync} from 'node:child_process';
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'playwright/test';
import {readLedgerIn} from '../../src/content/site.node';
import {copyOfGivenSite} from './givenSite';

test('they stand on the contact page and in the footer as links, and their slots are gone', () => {
  test.setTimeout(240_000);
  const site = copyOfGivenSite();
  const record = path.join(site, 'records/organisation.yml');
  const given = readFileSync(record, 'utf8');
  const open = () => [...readLedgerIn(site).values()].flat().map(({what}) => what);
  const slots = ['To fill in: telephone number', 'To fill in: e-mail address'];
  expect(open()).toEqual(expect.arrayContaining(slots));

  const filled = given
    .replace(/^telephone:.*$/m, 'telephone: +256 700 000 000')
    .replace(/^email:.*$/m, 'email: a@example.org');
  writeFileSync(record, filled);
  for (const slot of slots) expect(open()).not.toContain(slot);

  execFileSync('npx', ['docusaurus', 'build'], {cwd: site, env: {...process.env, PREVIEW: '1', NODE_ENV: ''}});
  const read = (page: string) => readFileSync(path.join(site, 'build', page), 'utf8');
  const links = /href="?(tel:\+256700000000|mailto:a@example\.org)"?[^>]*>([^<]+)</g;
  const told = (html: string) => [...html.matchAll(links)].map(([, , words]) => words);
  const both = ['+256 700 000 000', 'a@example.org'];
  expect(told(read('about.html'))).toEqual(both);
  expect(told(read('contact.html'))).toEqual([...both, ...both]);
  expect(read('contact.html')).not.toMatch(/It was not given to us/);
  expect(read('contact.html'), 'the others are still there').toContain('To fill in');
  rmSync(site, {recursive: true});
});
