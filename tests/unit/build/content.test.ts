/** What stops a build, and what `npm start` does meanwhile. */
import path from 'node:path';
import {type TestContext, test} from 'node:test';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {expect} from 'playwright/test';
import contentPlugin from '../../../src/build/content';
import {frontMatterParser, preprocessor} from '../../../src/build/content/pages';
import {endWithWords} from '../../../src/build/endWithWords';
import recordsPlugin from '../../../src/build/records';
import type {Records} from '../../../src/content/site/records';
import {type Environment, readEnvironment} from '../../../src/environment';
import {folders, siteDir, siteForTests} from '../../site';
import {compile} from '../content/compile';

const site = siteForTests();

const BUILD = {CONTENT: '', NODE_ENV: 'production'};
const START = {CONTENT: '', NODE_ENV: 'development'};

/** Makes a plugin for the copy and lets it load what it reads. */
const load = async (
  plugin: (context: LoadContext, environment: Environment) => Plugin,
  variables: Record<string, string>,
) => plugin({siteDir: site.dir} as LoadContext, readEnvironment(variables)).loadContent?.();

const SLIP: [string, string] = ['# It began with students', '# It began with students {a}'];
const WARNING: [string, string] = ['# It began with students', '# It began with students\n\nCome at 8am.'];

/** How a command ends if staff made a mistake: what it says. */
async function wordsAtEnd({mock}: TestContext, work: () => Promise<unknown>): Promise<string[]> {
  const say = mock.method(console, 'error', () => {});
  mock.method(process, 'exit', (status: number) => {
    throw new Error(`Ended with ${status}.`);
  });
  await expect(work()).rejects.toThrow('Ended with 1.');
  return say.mock.calls.map(({arguments: [words]}) => words);
}

test('a build with an error ends before its first page, and lists what to fix, and nothing else', async (t) => {
  const words = await wordsAtEnd(t, () =>
    site.withChanges({'pages/about.mdx': SLIP}, () => load(contentPlugin, BUILD)),
  );
  expect(words).toEqual([
    expect.stringMatching(/^Fix these problems to build the site:\n\npages\/about\.mdx:\d+:26 error\n[\s\S]*braces$/),
  ]);
});

test('a mistake of the program goes on to Docusaurus, with its stack', () => {
  const mistake = new TypeError('page is undefined');
  const fail = () => {
    throw mistake;
  };
  expect(() => endWithWords(fail)).toThrow(mistake);
  expect(mistake.stack).toMatch(/^TypeError: page is undefined\n +at /);
});

test('warnings alone don’t stop a build, which shows them', async ({mock}) => {
  const warn = mock.method(console, 'warn', () => {});
  await site.withChanges({'pages/about.mdx': WARNING}, () => load(contentPlugin, BUILD));
  expect(warn.mock.calls.map(({arguments: [words]}) => words)).toEqual([
    expect.stringMatching(/^pages\/about\.mdx:\d+:9 warning\n[\s\S]*Write times like this: 8:00 AM\./),
  ]);
});

test('a build without a problem says nothing', async ({mock}) => {
  const warn = mock.method(console, 'warn', () => {});
  await load(contentPlugin, BUILD);
  expect(warn.mock.callCount()).toBe(0);
});

test('npm start begins with a page that has an error', async () => {
  const start = site.withChanges({'pages/about.mdx': SLIP}, () => load(contentPlugin, START));
  await expect(start).resolves.toBeUndefined();
});

test('npm start shows errors and warnings over the page, each as what it is, and looks again when a record changes', async () => {
  const plugin = contentPlugin({siteDir: site.dir} as LoadContext, readEnvironment(START));
  const settings: unknown = plugin.configureWebpack?.({}, false, {} as never, undefined);
  const [overlay] = (settings as {plugins: {apply: (compiler: object) => void}[]}).plugins;
  const shown = {errors: [] as Error[], warnings: [] as Error[], contextDependencies: new Set<string>()};
  const compilation = {...shown, compiler: {isChild: () => false}};
  const templates = {...compilation, compiler: {isChild: () => true}};
  const tap = (_name: string, look: (one: object) => void) => [templates, compilation].forEach(look);
  const both: [string, string] = [SLIP[0], `${SLIP[1]}\n\nCome at 8am.`];
  await site.withChanges({'pages/about.mdx': both}, async () => overlay.apply({hooks: {afterCompile: {tap}}}));
  expect(shown.errors.map(({name, message}) => [name, message.split('\n')[0]])).toEqual([
    ['Problem', expect.stringMatching(/^pages\/about\.mdx:\d+:26 error$/)],
  ]);
  expect(shown.warnings.map(({name, message}) => [name, message.split('\n')[0]])).toEqual([
    ['Warning', expect.stringMatching(/^pages\/about\.mdx:\d+:9 warning$/)],
  ]);
  const watched = ['pages', 'handbook', 'records'].map((folder) => path.join(site.dir, folder));
  expect([...shown.contextDependencies]).toEqual(watched);
});

const HOURS = 'records/hours.yml';
const BAD_HOURS: [string, string] = ['opens: 8:00 AM', 'opens: 8am'];

for (const [what, variables] of [
  ['a build', BUILD],
  ['npm start', START],
] as const) {
  test(`${what} doesn’t begin with a record that has an error`, async () => {
    const loaded = site.withChanges({[HOURS]: BAD_HOURS}, () => load(recordsPlugin, variables));
    await expect(loaded).rejects.toThrow(
      /^The records can’t be used until this is fixed:\n\nrecords\/hours\.yml:4:12 error/,
    );
  });
}

test('npm start keeps the last good records while one has an error', async () => {
  const plugin = recordsPlugin({siteDir: site.dir} as LoadContext, readEnvironment(START));
  const read = async () => ((await plugin.loadContent?.()) as Records | undefined)?.hours.week[0].opens;
  expect(await read()).toBe('8:00 AM');
  expect(await site.withChanges({[HOURS]: BAD_HOURS}, read)).toBe('8:00 AM');
  expect(await site.withChanges({[HOURS]: ['opens: 8:00 AM', 'opens: 7:00 AM']}, read)).toBe('7:00 AM');
});

test('npm start reads the records again when one is saved', () => {
  const plugin = recordsPlugin({siteDir: site.dir} as LoadContext, readEnvironment(START));
  expect(plugin.getPathsToWatch?.()).toEqual([path.join(site.dir, 'records/*.yml')]);
});

const TOP = '---\ntitle: A page\ndescription: What it says.\n---\n\n';

const A_PAGE = path.join(siteDir, 'pages/a.mdx');
const pageOf = (words: string) => `${TOP}# A page\n\n${words}\n`;

/** What a build, or `npm start`, reads of a page with these words. */
const readAs = (target: 'start' | 'public', words: string) =>
  preprocessor(folders, {target})({filePath: A_PAGE, fileContent: pageOf(words)});

test('of a page, the lines at its top and the words below them are read, each without the other', async () => {
  const read = frontMatterParser(folders, 'Jockeys');
  const {frontMatter, content} = await read({filePath: A_PAGE, fileContent: `${TOP}Words.\n`});
  expect([frontMatter, content]).toEqual([{title: 'A page', description: 'What it says.'}, 'Words.']);
});

for (const [what, target, words, read] of [
  ['a build takes a page without an error as it is', 'public', 'Come in.', 'Come in.'],
  ['npm start takes a page with an error that runs nothing as it is', 'start', '[A](/nowhere)', '[A](/nowhere)'],
  ['npm start shows none of a page with code', 'start', 'Words {go()}.', undefined],
] as const) {
  test(what, () => {
    const text = readAs(target, words);
    expect(text).toBe(read ? pageOf(read) : 'This page is shown again when its problems are fixed.');
  });
}

test('a build stops at a page with an error, with its place', () => {
  expect(() => readAs('public', 'Words {go()}.')).toThrow(/^pages\/a\.mdx:8:7 error\n/);
});

test('a page says the organisation’s name; the handbook says how it is written', async () => {
  expect(await compile('pages/a.mdx', `${TOP}Write %name% here.\n`)).toContain('"Write Jockeys here."');
  expect(await compile('handbook/a.mdx', `${TOP}Write %name% here.\n`)).toContain('"Write %name% here."');
});
