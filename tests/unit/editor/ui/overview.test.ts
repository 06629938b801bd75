/** The list of everything: what is changed, and what is there for somebody who has signed in. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {draw} from '../draw';
import {changed, SITE} from '../fakes';
import {ABOUT, PHOTOGRAPH} from '../files';

test('a new document is called by its name, and can’t be opened; nor can a page that is deleted', () => {
  const workspace = changed({'static/files/annual-report.pdf': new Uint8Array([1]), [ABOUT]: null});
  const rows = draw('Overview', {isNew: false}, {workspace, site: SITE})('section[aria-label="Your changes"] li');
  expect(rows.find('a')).toHaveLength(0);
  expect(rows.text()).toBe('annual reportThrow awayAboutThrow away');
});

test('what is changed can be thrown away by its name; a picture has no page of its own', () => {
  const workspace = changed({[ABOUT]: 'A.\n', [PHOTOGRAPH]: new Uint8Array([1])});
  const html = draw('Overview', {isNew: false}, {workspace, site: SITE});
  const rows = html('section[aria-label="Your changes"] li');
  expect(Array.from(rows, (row) => html(row).find('a').text())).toEqual(['About', '']);
  expect(Array.from(rows, (row) => html(row).find('button').attr('aria-label'))).toEqual([
    'Throw away About',
    'Throw away new',
  ]);
  expect(draw('Overview', {isNew: false}, {site: SITE})('section[aria-label="Your changes"]')).toHaveLength(0);
});

test('proposals and both ways to sign out are there for somebody who has signed in', () => {
  const lists = (isSignedIn: boolean) =>
    Array.from(draw('Overview', {isNew: false}, {state: {isSignedIn}})('section'), (one) => one.attribs['aria-label']);
  expect(lists(true)).toEqual(['Proposals', 'Pages', 'Facts on several pages', 'Sign out']);
  expect(lists(false)).toEqual(['Pages', 'Facts on several pages']);
});

test('a file that is changed leads from the list of changes to where it is edited', () => {
  const workspace = changed({[ABOUT]: 'Two.\n'});
  const links = draw('Overview', {isNew: false}, {workspace, site: SITE})('[aria-label="Your changes"] a');
  expect([links.text(), links.attr('href')]).toEqual(['About', 'editor?file=pages/about.mdx']);
});

test('the list of pages leads to the site', () => {
  const header = draw('Overview', {isNew: false}, {site: SITE})('header');
  expect(header.find('h1').text()).toBe('Edit the site');
  expect([header.find('a').text(), header.find('a').attr('href')]).toEqual(['See the site', '/']);
});
