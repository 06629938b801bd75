/** What has one right mending becomes just that, and nothing around it changes. */
import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'playwright/test';
import {applied} from '../../../scripts/check/fix';
import {checkSite} from '../../../scripts/check/site';
import {copyOfGivenSite, given} from '../givenSite';

let siteDir = '';

test.beforeAll(() => {
  siteDir = copyOfGivenSite();
});

test.afterAll(() => rmSync(siteDir, {recursive: true}));

const PAGE = `---
title: A page
description: What it says.
---

import {VisitUs} from '@site/src/components';

# A page

`;

const MENDED: [string, string, string][] = [
  ['a component that holds nothing', '<VisitUs >', '<VisitUs />'],
  ['the name with a slip', 'We are % Name % here.', 'We are %name% here.'],
  ['the name written out', 'We are Jockeys here.', 'We are %name% here.'],
  ['a price in words', 'It is 20000 UGX.', 'It is UGX 20,000.'],
];

for (const [what, wrong, right] of MENDED) {
  test(`${what} is mended`, () => {
    const text = `${PAGE}${wrong}\n`;
    const {mistakes} = checkSite(siteDir, {'pages/a-page.mdx': text});
    const edits = mistakes.flatMap(({fix}) => fix ?? []);
    expect(applied(text, edits)).toBe(`${PAGE}${right}\n`);
  });
}

test('a price in a setting is mended', () => {
  const file = 'pages/hatchery.mdx';
  const text = readFileSync(path.join(given, file), 'utf8');
  const {mistakes} = checkSite(siteDir, {[file]: text.replace('price="UGX 20,000"', 'price="20000 UGX"')});
  const edits = mistakes.flatMap(({fix}) => fix ?? []);
  expect(applied(text.replace('price="UGX 20,000"', 'price="20000 UGX"'), edits)).toBe(text);
});
