/** What the staff's build has, and visitors don't: the list of what is open, links to the editor, the handbook. */
import {test} from 'node:test';
import type {CheerioAPI} from 'cheerio';
import {expect} from 'playwright/test';
import type {Build} from '../../scripts/verify/built';
import {readLedgerIn} from '../../src/content/site/disk.node';
import {folders} from '../site';
import {build, wordsOf} from './builtSite';

const staff = build.staff as Build;
const EDIT = `${staff.base}editor`;

/** A page of the staff's site, by its address there. */
function page(address: string): CheerioAPI {
  const match = staff.pages.find((one) => one.address === `/staff${address}`);
  if (!match) throw new Error(`The staff's build has no page ${address}.`);
  return match.$;
}

/** The list of what is open, an entry a line, with the way to its line in the editor. */
function openItems(): string[] {
  const $ = page('/ledger');
  const items = $('main li').toArray();
  return items.map((item) => `${$(item).text()}: ${$(item).find('a').attr('href')}`);
}

test('the list of what is open has everything in the ledger', () => {
  const ledger = [...readLedgerIn(folders).values()].flat();
  expect(openItems()).toEqual(
    ledger.map(
      ({file, line, what, reason}) => `${what} ${reason} Open line ${line}: ${EDIT}?file=${file}&line=${line}`,
    ),
  );
});

for (const [what, item] of [
  [
    'a passage of a page',
    `People first. We look at the founder before we look at the … Four bullets were asked for, but their words were not given. These follow from the philosophy, the programs and the framework. Open line 46: ${EDIT}?file=pages/about.mdx&line=46`,
  ],
  [
    'an empty place',
    `To fill in: link for LinkedIn It was not given to us. It belongs in records/organisation.yml. Open line 22: ${EDIT}?file=pages/contact.mdx&line=22`,
  ],
  [
    'the name',
    `The organisation’s name This is a working name. The real name has not been given to us. Open line 35: ${EDIT}?file=records/organisation.yml&line=35`,
  ],
  [
    'a button that goes nowhere',
    `Button "Join Our Programs" It goes nowhere yet. Write its address after the colon. Open line 13: ${EDIT}?file=records/buttons.yml&line=13`,
  ],
]) {
  test(`the list of what is open has ${what}, its reason and the way to its line`, () => {
    expect(openItems()).toContain(item);
  });
}

for (const [address, link] of [
  ['/', `${staff.base}editor?file=pages/index.mdx`],
  ['/about', `${staff.base}editor?file=pages/about.mdx`],
  ['/our-team', `${staff.base}editor?file=pages/our-team.mdx`],
  ['/handbook/sentence', 'https://github.com/organisation/website/edit/main/handbook/sentence.md'],
]) {
  test(`the foot of ${address} leads to where that page is edited: ${link}`, () => {
    const $ = page(address);
    const links = $('a:contains("Edit this page")').toArray();
    expect(links.map((one) => $(one).attr('href'))).toEqual([link]);
  });
}

test('the handbook explains every message, and the editor is there', () => {
  expect(wordsOf(page('/handbook/messages'), 'h1')).toEqual(['What each message means']);
  expect(page('/editor')('title').text()).toContain('Editor');
});

test('the handbook shows how the name is written, and doesn’t put the name there', () => {
  expect(page('/handbook/sentence')('main').text()).toContain('%name%');
});

test('the staff’s site says which commit it is, and none of its scripts stores it for offline use', () => {
  expect(staff.text('commit.txt')).toBe(`${'a'.repeat(40)}\n`);
  const scripts = [...staff.files].filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((file) => staff.text(file).includes('sw.js'))).toEqual([]);
});
