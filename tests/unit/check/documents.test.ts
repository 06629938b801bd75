/** What the build says about a document before a visitor chooses it. */

import {test} from 'node:test';
import type {LoadContext} from '@docusaurus/types';
import {expect} from 'playwright/test';
import recordsPlugin from '../../../src/build/records';
import {loadRecords} from '../../../src/content';
import type {PublicRecords} from '../../../src/content/records/public';
import {compile} from './compile';
import {files, siteDir} from './fixture';

const PAGE = 'pages/a.mdx';
const TOP =
  "---\ntitle: A page\ndescription: What it says.\n---\n\nimport {Button} from '@site/src/components';\n\n# A page\n\n";

test('the build writes the words behind a link, and hands them to a button', async () => {
  const words =
    'The [icon](/favicon.svg), [again][i], and [elsewhere](https://example.org/a.pdf).\n\n[i]: /favicon.svg';
  const button = '<Button label="Download" to="/favicon.svg" />';
  const program = await compile(PAGE, `${TOP}${words}\n\n${button}\n`);
  expect(program.match(/ \(SVG, 1\u00a0kB\)/g)).toHaveLength(2);
  expect(program.match(/pathname:\/\/\/favicon\.svg/g)).toHaveLength(3);
  expect(program).toContain('file: "SVG, 1\u00a0kB"');
});

test('a button whose record leads to a document says what it is; without one, nothing travels with the pages', async () => {
  const records = loadRecords(files);
  const shownFor = async (buttons: Record<string, string>) => {
    const shown: PublicRecords[] = [];
    const actions = {setGlobalData: (data: PublicRecords) => void shown.push(data)};
    const plugin = recordsPlugin({siteDir} as LoadContext);
    await plugin.contentLoaded?.({content: {...records, buttons}, actions} as never);
    return {destinations: shown[0].destinations, files: shown[0].files};
  };
  expect(await shownFor({'Apply Now': '/favicon.svg', 'Contact Us': '/contact'})).toEqual({
    destinations: {'Apply Now': 'pathname:///favicon.svg', 'Contact Us': '/contact'},
    files: {'Apply Now': 'SVG, 1\u00a0kB'},
  });
  expect(await shownFor({'Contact Us': '/contact'})).toEqual({destinations: {'Contact Us': '/contact'}});
});
