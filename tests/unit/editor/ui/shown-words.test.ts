/** What the editor calls things: files, proposals, and the links of the menu in the preview. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {itemsWith} from '../../../../src/editor/preview/menuItems';
import {titleOfProposal} from '../../../../src/editor/ui/bar/useSend';
import {fileTitle} from '../../../../src/editor/ui/context';

const NAMES: [file: string, name: string][] = [
  ['pages/about.mdx', 'About us'],
  ['pages/our-team.mdx', 'our team'],
  ['static/files/annual-report-2.pdf', 'annual report 2'],
  ['pictures/new-barn.png', 'new barn'],
];
for (const [file, name] of NAMES) {
  test(`${file} is called “${name}”`, () => {
    expect(fileTitle({titles: {'pages/about.mdx': 'About us'}}, file)).toBe(name);
  });
}

const TITLES: [titles: string[], title: string][] = [
  [['About'], 'Change About'],
  [['About', 'Contact'], 'Change About and Contact'],
  [['About', 'Contact', 'Hours', 'Menu'], 'Change About, Contact, and 2 more'],
  // Pictures and documents have no titles.
  [[], 'Change pictures and documents'],
];
for (const [titles, title] of TITLES) {
  test(`a proposal is called “${title}”`, () => expect(titleOfProposal(titles)).toBe(title));
}

test('the menu in the preview has the words of its record, also those that are only read aloud', () => {
  const items = [
    {to: '/', label: 'Home', activeBaseRegex: '^/$'},
    {to: '/shop', label: 'Shop', aloud: 'of the farm', silk: 'gold'},
    {type: 'custom-button', label: 'Call us'},
  ];
  const links = [
    {page: '/shop', label: 'Our shop', aloud: 'in town'},
    {page: '/', label: 'Home'},
    {page: '/new', label: 'New'},
  ];
  expect(itemsWith({links, button: 'Write to us'}, items)).toEqual([
    {to: '/shop', label: 'Our shop', aloud: 'in town', silk: 'gold', position: 'right'},
    {to: '/', label: 'Home', aloud: undefined, activeBaseRegex: '^/$', position: 'right'},
    {to: '/new', label: 'New', aloud: undefined, position: 'right'},
    {type: 'custom-button', label: 'Write to us'},
  ]);
});
