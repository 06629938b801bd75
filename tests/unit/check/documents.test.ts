/** What the build says about a document before a visitor chooses it. */
import {test} from 'node:test';
import type {LoadContext} from '@docusaurus/types';
import {expect} from 'playwright/test';
import recordsPlugin from '../../../src/build/records';
import {loadRecords} from '../../../src/content';
import type {PublicRecords} from '../../../src/content/site/records/registry';
import {onTestsSite} from '../variables';
import {compile} from './compile';
import {files, siteDir} from './fixture';

const PAGE = 'pages/a.mdx';
const TOP =
  "---\ntitle: A page\ndescription: What it says.\n---\n\nimport {Button} from '@site/src/components';\n\n# A page\n\n";

test('the build writes the words behind a link, and hands them to a button', async () => {
  const words =
    'The [report](/files/annual-report.pdf), [again][i], and [elsewhere](https://example.org/a.pdf).\n\n[i]: /files/annual-report.pdf';
  const button = '<Button label="Download" to="/files/annual-report.pdf" />';
  const program = await compile(PAGE, `${TOP}${words}\n\n${button}\n`);
  expect(program.match(/ \(PDF, 1\u00a0kB\)/g)).toHaveLength(2);
  expect(program.match(/pathname:\/\/\/files\/annual-report\.pdf/g)).toHaveLength(3);
  expect(program).toContain('file: "PDF, 1\u00a0kB"');
  expect(program).toContain('href: "https://example.org/a.pdf"');
});

/** What travels with every page about where buttons lead. */
async function handedOn(buttons: Record<string, string | null>): Promise<Partial<PublicRecords>> {
  const shown: PublicRecords[] = [];
  const actions = {setGlobalData: (data: PublicRecords) => void shown.push(data)};
  await onTestsSite(() => {
    const plugin = recordsPlugin({siteDir} as LoadContext);
    return plugin.contentLoaded?.({content: {...loadRecords(files), buttons}, actions} as never);
  });
  return {destinations: shown[0].destinations, files: shown[0].files};
}

test('a button whose record leads to a document says what it is', async () => {
  expect(await handedOn({'View Archive': '/files/annual-report.pdf', 'Contact Us': '/contact'})).toEqual({
    destinations: {'View Archive': 'pathname:///files/annual-report.pdf', 'Contact Us': '/contact'},
    files: {'View Archive': 'PDF, 1\u00a0kB'},
  });
});

test('where no button leads to a document, nothing about documents travels with the pages', async () => {
  expect(await handedOn({'Contact Us': '/contact'})).toEqual({destinations: {'Contact Us': '/contact'}});
});
