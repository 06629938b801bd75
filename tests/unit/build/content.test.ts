/** What a build and `npm start` make of pages and records, and which mistakes stop them. */
import path from 'node:path';
import {type TestContext, test} from 'node:test';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {expect} from 'playwright/test';
import contentPlugin from '../../../src/build/content';
import {preprocessor} from '../../../src/build/content/pages';
import {linkTo} from '../../../src/build/documents';
import recordsPlugin from '../../../src/build/records';
import type {Records} from '../../../src/content/records/registry';
import {type Environment, readEnvironment} from '../../../src/environment';
import {files, folders, siteDir, siteForTests} from '../../site';
import {compile} from '../content/compile';

const site = siteForTests();

const BUILD = {CONTENT: '', NODE_ENV: 'production'};
const START = {CONTENT: '', NODE_ENV: 'development'};
type PluginModule = (context: LoadContext, environment: Environment) => Plugin;

/** A plugin for the copy of the site. */
const pluginFor = (plugin: PluginModule, variables: Record<string, string>) =>
  plugin({siteDir: site.dir} as LoadContext, readEnvironment(variables));

const load = async (plugin: PluginModule, variables: Record<string, string>) =>
  pluginFor(plugin, variables).loadContent?.();

const HEADING = '# It began with students';
const ERROR = `${HEADING} {a}`;
const WARNING = '\n\nCome at 8am.';

/** What a command prints before it ends because of a mistake in the content. */
async function outputAtEnd({mock}: TestContext, work: () => Promise<unknown>): Promise<string[]> {
  const print = mock.method(console, 'error', () => {});
  mock.method(process, 'exit', (status: number) => {
    throw new Error(`Ended with ${status}.`);
  });
  await expect(work()).rejects.toThrow('Ended with 1.');
  return print.mock.calls.map(({arguments: [line]}) => line);
}

test('a build of pages with an error ends before its first page, and lists what to fix', async (t) => {
  const output = await outputAtEnd(t, () =>
    site.withChanges({'pages/about.mdx': [HEADING, ERROR]}, () => load(contentPlugin, BUILD)),
  );
  expect(output).toEqual([
    expect.stringMatching(/^Fix these problems to build the site:\n\npages\/about\.mdx:\d+:26 error\n[\s\S]*#code$/),
  ]);
});

test('a build shows warnings and goes on', async ({mock}) => {
  const warn = mock.method(console, 'warn', () => {});
  await site.withChanges({'pages/about.mdx': [HEADING, HEADING + WARNING]}, () => load(contentPlugin, BUILD));
  expect(warn.mock.calls.map(({arguments: [line]}) => line)).toEqual([
    expect.stringMatching(/^pages\/about\.mdx:\d+:9 warning\n[\s\S]*Write times like this: 8:00 AM\./),
  ]);
});

test('npm start shows errors and warnings over the page, and looks again when a record changes', async () => {
  const settings = pluginFor(contentPlugin, START).configureWebpack?.({}, false, {} as never, undefined);
  const [overlay] = (settings as {plugins: {apply: (compiler: object) => void}[]}).plugins;
  const shown = {errors: [] as Error[], warnings: [] as Error[], contextDependencies: new Set<string>()};
  const compilation = {...shown, compiler: {isChild: () => false}};
  const tap = (_name: string, listener: (one: object) => void) => listener(compilation);
  await site.withChanges({'pages/about.mdx': [HEADING, ERROR + WARNING]}, async () =>
    overlay.apply({hooks: {afterCompile: {tap}}}),
  );
  const firstLines = (problems: Error[]) => problems.map(({message}) => message.split('\n')[0]);
  expect(firstLines(shown.errors)).toEqual([expect.stringMatching(/^pages\/about\.mdx:\d+:26 error$/)]);
  expect(firstLines(shown.warnings)).toEqual([expect.stringMatching(/^pages\/about\.mdx:\d+:9 warning$/)]);
  expect([...shown.contextDependencies]).toContain(path.join(site.dir, 'records'));
});

const HOURS = 'records/hours.yml';
const BAD_HOURS: [string, string] = ['opens: 8:00 AM', 'opens: 8am'];

for (const [command, variables] of [
  ['a build', BUILD],
  ['npm start', START],
] as const) {
  test(`${command} doesn’t begin with a record that has an error`, async () => {
    const loaded = site.withChanges({[HOURS]: BAD_HOURS}, () => load(recordsPlugin, variables));
    await expect(loaded).rejects.toThrow(
      /^The records can’t be used until this is fixed:\n\nrecords\/hours\.yml:4:12 error/,
    );
  });
}

test('npm start keeps the last good records while one has an error', async () => {
  const plugin = pluginFor(recordsPlugin, START);
  const read = async () => ((await plugin.loadContent?.()) as Records | undefined)?.hours.week[0].opens;
  expect(await read()).toBe('8:00 AM');
  expect(await site.withChanges({[HOURS]: BAD_HOURS}, read)).toBe('8:00 AM');
  expect(await site.withChanges({[HOURS]: ['opens: 8:00 AM', 'opens: 7:00 AM']}, read)).toBe('7:00 AM');
});

const TOP = '---\ntitle: A page\ndescription: What it says.\n---\n\n';
const pageOf = (text: string) => `${TOP}# A page\n\n${text}\n`;

/** What a build, or `npm start`, compiles of a page with this text. */
const readAs = (target: 'start' | 'public', text: string) =>
  preprocessor(folders, {target})({filePath: path.join(siteDir, 'pages/a.mdx'), fileContent: pageOf(text)});

test('npm start shows a page with a dead link', () => {
  expect(readAs('start', '[A](/nowhere)')).toBe(pageOf('[A](/nowhere)'));
});

test('npm start shows none of a page with code', () => {
  expect(readAs('start', 'Text {go()}.')).toBe('This page will reappear once its problems are fixed.');
});

test('a build stops at a page with code', () => {
  expect(() => readAs('public', 'Text {go()}.')).toThrow(/^pages\/a\.mdx:8:6 error\n/);
});

test('a build accepts code in the handbook, which developers write', () => {
  const fileContent = pageOf('export const a = 1;');
  const filePath = path.join(siteDir, 'handbook/a.mdx');
  expect(preprocessor(folders, {target: 'public'})({filePath, fileContent})).toBe(fileContent);
});

test('a page has the organisation’s name in place of %name%, and the handbook keeps %name%', async () => {
  expect(await compile('pages/a.mdx', `${TOP}Write %name% here.\n`)).toContain('"Write Jockeys here."');
  expect(await compile('handbook/a.mdx', `${TOP}Write %name% here.\n`)).toContain('"Write %name% here."');
});

const REPORT = 'pathname:///files/annual-report.pdf';
const SIZE = 'PDF, 1\u00a0kB';

test('a link to a document says its kind and size', async () => {
  const program = await compile('pages/a.mdx', pageOf('The [report](/files/annual-report.pdf).'));
  expect(program).toContain(`href: "${REPORT}"`);
  expect(program).toContain(`" (${SIZE})"`);
});

test('a button to a document says its kind and size', async () => {
  const button = '<Button label="Download" to="/files/annual-report.pdf" />';
  const page = `${TOP}import {Button} from '@site/src/components';\n\n# A page\n\n${button}\n`;
  const program = await compile('pages/a.mdx', page);
  expect(program).toContain(`to: "${REPORT}"`);
  expect(program).toContain(`file: "${SIZE}"`);
});

test('the button in the menu may lead to a document or a page', () => {
  const links = ['/files/annual-report.pdf', '/programs#academy', 'https://example.org/a.pdf'];
  expect(links.map((link) => linkTo(link, files))).toEqual([REPORT, '/programs#academy', 'https://example.org/a.pdf']);
});

test('a link to a document of another site is a link like any other', async () => {
  const program = await compile('pages/a.mdx', pageOf('It is [elsewhere](https://example.org/a.pdf).'));
  expect(program).toContain('href: "https://example.org/a.pdf"');
  expect(program).not.toContain('(PDF');
});
