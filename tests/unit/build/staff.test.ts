/** What the staff build adds: the address of the staff's site, and the handbook's live examples. */
import {test} from 'node:test';
import type {Paragraph} from 'mdast';
import {expect} from 'playwright/test';
import {visit} from 'unist-util-visit';
import {renderExamples} from '../../../src/build/mdx';
import {fillStaffAddress, staffAddress} from '../../../src/build/staff/links';
import {parse} from '../../../src/content/page/parse';

const PAGES = 'https://organisation.github.io';

for (const [build, siteUrl, baseUrl, address] of [
  ['the staff build of a project', PAGES, '/website/staff/', `${PAGES}/website/staff/`],
  ['the staff build of a domain', 'https://www.example.org', '/staff/', 'https://www.example.org/staff/'],
  ['npm start', 'http://localhost:3000', '/', undefined],
] as const) {
  test(`the handbook of ${build} has the staff’s address ${address}`, () => {
    expect(staffAddress({siteUrl, baseUrl})).toBe(address);
  });
}

test('the handbook says how the staff’s address is made where it isn’t known', () => {
  const sentence: Paragraph = {type: 'paragraph', children: [{type: 'inlineCode', value: 'https://…/staff/'}]};
  fillStaffAddress({type: 'root', children: [sentence]}, undefined);
  expect(sentence.children).toEqual([{type: 'text', value: 'the site’s address with staff/ at its end'}]);
});

test('a live example of the handbook is rendered after its source, and its headings aren’t in the table of contents', () => {
  const tree = parse('# Cards\n\n```mdx live\n## Our rooms\n\n<Card title="A">\n\nText\n\n</Card>\n```\n');
  renderExamples(tree);
  expect(tree.children.slice(1).map(({type}) => type)).toEqual(['code', 'paragraph', 'mdxJsxFlowElement']);
  const headings: number[] = [];
  visit(tree, 'heading', ({depth}) => void headings.push(depth));
  expect(headings).toEqual([1]);
});
