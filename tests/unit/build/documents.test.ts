/** What the build says about a document before a visitor chooses it. */
import {test} from 'node:test';
import type {LoadContext} from '@docusaurus/types';
import {expect} from 'playwright/test';
import recordsPlugin from '../../../src/build/records';
import {loadRecords} from '../../../src/content/site/records';
import type {PublicRecords} from '../../../src/content/site/records/registry';
import {readEnvironment} from '../../../src/environment';
import {files, siteDir} from '../../site';
import {compile} from '../content/compile';

const PAGE = 'pages/a.mdx';
const TOP =
  "---\ntitle: A page\ndescription: What it says.\n---\n\nimport {Button} from '@site/src/components';\n\n# A page\n\n";

const compiled = (words: string) => compile(PAGE, `${TOP}${words}\n`);
const WORDS = 'PDF, 1\u00a0kB';
const ADDRESS = 'pathname:///files/annual-report.pdf';

for (const [what, link] of [
  ['a link', 'The [report](/files/annual-report.pdf).'],
  ['a link whose address is further down', 'The [report][i].\n\n[i]: /files/annual-report.pdf'],
]) {
  test(`the build writes the kind and size of a document behind ${what} to it`, async () => {
    const program = await compiled(link);
    expect(program).toContain(`" (${WORDS})"`);
    expect(program).toContain(`href: "${ADDRESS}"`);
  });
}

test('a button that leads to a document gets its kind and size', async () => {
  const program = await compiled('<Button label="Download" to="/files/annual-report.pdf" />');
  expect(program).toContain(`to: "${ADDRESS}"`);
  expect(program).toContain(`file: "${WORDS}"`);
});

test('a document of another site is a link like any other', async () => {
  const program = await compiled('It is [elsewhere](https://example.org/a.pdf).');
  expect(program).toContain('href: "https://example.org/a.pdf"');
  expect(program).not.toContain('(PDF');
});

/** What travels with every page about where buttons lead. */
async function handedOn(buttons: Record<string, string | null>): Promise<Partial<PublicRecords>> {
  const shown: PublicRecords[] = [];
  const actions = {setGlobalData: (data: PublicRecords) => void shown.push(data)};
  const plugin = recordsPlugin({siteDir} as LoadContext, readEnvironment({CONTENT: 'tests/site'}));
  await plugin.contentLoaded?.({content: {...loadRecords(files), buttons}, actions} as never);
  return {destinations: shown[0].destinations, files: shown[0].files};
}

test('a button whose record leads to a document gets its kind and size', async () => {
  expect(await handedOn({'View Archive': '/files/annual-report.pdf', 'Contact Us': '/contact'})).toEqual({
    destinations: {'View Archive': 'pathname:///files/annual-report.pdf', 'Contact Us': '/contact'},
    files: {'View Archive': 'PDF, 1\u00a0kB'},
  });
});

test('where no button leads to a document, pages carry nothing about documents', async () => {
  expect(await handedOn({'Contact Us': '/contact'})).toEqual({destinations: {'Contact Us': '/contact'}});
});
