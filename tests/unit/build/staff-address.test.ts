/** The address of the staff's site, as the handbook's first sentence has it. */
import {test} from 'node:test';
import type {Paragraph} from 'mdast';
import {expect} from 'playwright/test';
import {fillStaffAddress, staffAddress} from '../../../src/build/staff/links';

const PAGES = 'https://organisation.github.io';

for (const [what, siteUrl, baseUrl, address] of [
  ['the staff’s build of a project', PAGES, '/website/staff/', `${PAGES}/website/staff/`],
  ['the staff’s build of a domain', 'https://www.example.org', '/staff/', 'https://www.example.org/staff/'],
  ['a staff’s build elsewhere', PAGES, '/website/', `${PAGES}/website/staff/`],
  ['a project that is called staff', PAGES, '/staff/staff/', `${PAGES}/staff/staff/`],
  ['npm start', 'http://localhost:3000', '/', undefined],
] as const) {
  test(`the staff’s address, from ${what}`, () => {
    expect(staffAddress({siteUrl, baseUrl})).toBe(address);
  });
}

test('where the address is not known, the handbook says how it is made', () => {
  const sentence: Paragraph = {type: 'paragraph', children: [{type: 'inlineCode', value: 'https://…/staff/'}]};
  fillStaffAddress({type: 'root', children: [sentence]}, undefined);
  expect(sentence.children).toEqual([{type: 'text', value: 'the site’s address with staff/ at its end'}]);
});
