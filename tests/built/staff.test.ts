/** What the staff's build has, and visitors don't: marks, reasons, the list of what is open, the handbook, the editor. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {expect} from 'playwright/test';
import type {Build} from '../../scripts/verify/built';
import {readLedgerIn} from '../../src/content/site/disk.node';
import {folders} from '../site';
import {build, wordsOf} from './built';

const staff = build.staff as Build;
const entries = [...readLedgerIn(folders).values()].flat();

const page = (address: string) => {
  const match = staff.pages.find((one) => one.address === `/staff${address}`);
  if (!match) throw new Error(`The staff's build has no page ${address}.`);
  return match.$;
};

test('the list of what is open has each passage with its reason, and leads to its line on GitHub', () => {
  const $ = page('/ledger');
  const listed = $('main li')
    .toArray()
    .map((item) => [$(item).text(), $(item).find('a').attr('href')]);
  expect(listed).toEqual(
    entries.map(({file, line, what, reason}) => [
      `${what} ${reason} Open line ${line}`,
      `https://github.com/organisation/website/edit/main/${file}#L${line}`,
    ]),
  );
  expect(wordsOf($, 'main li')).toContain(
    'To fill in: link for LinkedIn It was not given to us. It belongs in records/organisation.yml. Open line 22',
  );
});

test('a page’s script holds its marks with their reasons', () => {
  const scripts = [...staff.files].filter((file) => file.endsWith('.js'));
  const code = scripts.map((file) => readFileSync(path.join(staff.dir, file), 'utf8')).join('\n');
  expect(code).toContain('The card was given with four bullets, but not their words.');
  expect(code).toContain('link for LinkedIn');
});

for (const name of ['index', 'about', 'our-team']) {
  test(`the page ${name} leads to its file in the editor`, () => {
    const $ = page(name === 'index' ? '/' : `/${name}`);
    const links = $('a:contains("Edit this page")').toArray();
    expect(links.map((link) => $(link).attr('href'))).toEqual([`${staff.base}editor?file=pages/${name}.mdx`]);
  });
}

test('the handbook explains every message, and the editor is there', () => {
  expect(wordsOf(page('/handbook/messages'), 'h1')).toEqual(['What each message means']);
  expect(page('/editor')('title').text()).toContain('Editor');
});
