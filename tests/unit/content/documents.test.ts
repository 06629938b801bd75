/** Documents: the files themselves, the links to them, and what visitors are told before they choose one. */
import type {LoadContext} from '@docusaurus/types';
import {expect, test} from 'playwright/test';
import {loadRecords} from '../../../src/content';
import {checkSite} from '../../../src/content/check';
import {describeFile, fileAt} from '../../../src/content/documents';
import type {ContentFiles} from '../../../src/content/files';
import recordsPlugin, {type PublicRecords} from '../../../src/plugins/records';
import {compile} from './compile';
import {components, files as given, siteDir} from './fixture';

const TOP =
  "---\ntitle: A page\ndescription: What it says.\n---\n\nimport {Button} from '@site/src/components';\n\n# A page\n\n";
const PAGE = 'pages/a.mdx';

const pdf = (size = 400) => Buffer.from(`%PDF-1.7\n${'x'.repeat(size - 15)}\n%%EOF`, 'latin1');
const word = Buffer.from('PK\u0003\u0004 and so on', 'latin1');

/** The given site with these documents, and with a page that holds these words. */
function siteWith(documents: Record<string, Uint8Array>, words = ''): ContentFiles {
  const own = Object.fromEntries(Object.entries(documents).map(([name, bytes]) => [`static/${name}`, bytes]));
  const page = `${TOP}${words}\n`;
  return {
    list: (folder) => {
      const added = folder === 'pages' ? [PAGE] : Object.keys(own).filter((file) => file.startsWith(`${folder}/`));
      return [...given.list(folder), ...added].sort();
    },
    has: (file) => file in own || file === PAGE || given.has(file),
    bytes: (file) => own[file] ?? given.bytes(file),
    text: (file) => (file === PAGE ? page : file in own ? '' : given.text(file)),
  };
}

/** What is to be written, or the message where only staff know. */
const said = (documents: Record<string, Uint8Array>, words?: string): string[] =>
  checkSite(siteWith(documents, words), components).diagnostics.map(
    ({message, suggestion}) => suggestion?.text ?? message,
  );

const REPORT = {'files/annual-report.pdf': pdf()};

test('a document that is whole and well named is right, in a sentence and on a button', () => {
  const words = 'Our [report](/files/annual-report.pdf), or [page 3](/files/annual-report.pdf#page=3).';
  expect(said(REPORT, words)).toEqual([]);
  expect(said(REPORT, '<Button label="Read it" to="/files/annual-report.pdf" />')).toEqual([]);
  expect(said({'files/form.docx': word}, '[The form](/files/form.docx)')).toEqual([]);
});

for (const [name, bytes, message] of [
  ['Annual Report (1).PDF', pdf(), 'Rename Annual Report (1).PDF to annual-report-1.pdf'],
  ['report.pdf', Buffer.from('<!doctype html>'), 'isn’t a PDF'],
  ['report.pdf', Buffer.alloc(0), 'isn’t a PDF'],
  ['report.pdf', pdf().subarray(0, 200), 'part of it is missing'],
  ['report.pdf', pdf(5_200_000), 'is 5.2\u00a0MB'],
  ['form.docx', pdf(), 'isn’t a Word document'],
  ['form.doc', word, 'Save form.doc as PDF'],
  ['notes.pages', word, 'Save notes.pages as PDF'],
] as const) {
  test(`${name} of ${bytes.length} bytes: one message, "${message}"`, () => {
    expect(said({[`files/${name}`]: bytes})).toEqual([expect.stringContaining(message)]);
  });
}

test('a file that a browser could run is told once', () => {
  expect(said({'files/page.html': Buffer.from('<script>')})).toEqual([
    expect.stringContaining('a browser could run it'),
  ]);
});

test('a slip in the address is told with the whole line as it should stand', () => {
  for (const address of [
    '/files/anual-report.pdf',
    '/files/Annual-Report.pdf',
    '/static/files/annual-report.pdf',
    'files/annual-report.pdf',
    '/annual-report.pdf',
    'annual-report.pdf',
  ])
    expect(said(REPORT, `[Report](${address})`), address).toEqual(['[Report](/files/annual-report.pdf)']);
});

test('a document that isn’t there is told with where to put it', () => {
  for (const address of ['/files/budget.pdf', '/files/other', '/budget.xlsx'])
    expect(said(REPORT, `[It](${address})`), address).toEqual([expect.stringContaining('folder static/files')]);
  expect(said({}, '[It](/files/../favicon.svg)')).toHaveLength(1);
});

test('the handbook’s example is the handbook’s alone', () => {
  expect(said({}, '[The form](/files/example.pdf)')).toEqual([expect.stringContaining('handbook’s examples')]);
});

test('a document elsewhere is a link like any other', () => {
  const address = 'https://drive.google.com/file/d/1a2b/report.pdf';
  expect(said({}, `[The report](${address})`)).toEqual([]);
  expect(fileAt(address, siteWith(REPORT))).toBeUndefined();
});

for (const [name, size, words] of [
  ['a.pdf', 1, 'PDF, 1\u00a0kB'],
  ['a.pdf', 340_400, 'PDF, 340\u00a0kB'],
  ['a.docx', 999_600, 'Word, 1\u00a0MB'],
  ['a.xlsx', 1_240_000, 'Excel, 1.2\u00a0MB'],
  ['a.svg', 2000, 'SVG, 2\u00a0kB'],
] as const) {
  test(`${name} of ${size} bytes is described as ${words}`, () => {
    const site = siteWith({[name]: Buffer.alloc(size)});
    expect(describeFile(fileAt(`/${name}`, site) ?? '', site)).toBe(words);
  });
}

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
  const records = loadRecords(given);
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
