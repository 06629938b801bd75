/**
 * The editor reports what the check reports. Its engine is bundled as for a browser, gets the data that the staff build
 * embeds, and runs without anything of Node.
 */
import path from 'node:path';
import {before, test} from 'node:test';
import vm from 'node:vm';
import type {LoadContext} from '@docusaurus/types';
import {build} from 'esbuild';
import {expect} from 'playwright/test';
import editorPlugin from '../../../src/build/editor';
import {Pictures} from '../../../src/build/pictures';
import type {Diagnostic} from '../../../src/content/diagnostic';
import {normalize} from '../../../src/content/source';
import type {ShownProblem} from '../../../src/editor/engine/answers';
import {readEnvironment} from '../../../src/environment';
import {siteDir, siteForTests} from '../../site';
import {belowHeadline, changed, checkWith, files, type Texts} from './fixture';

const site = siteForTests();
/** What a web worker has. */
const worker = vm.createContext({TextEncoder, TextDecoder, URL, structuredClone});

before(async () => {
  const pictures = new Pictures({siteDir: site.dir, contentDir: site.dir}, '/');
  const plugin = editorPlugin({siteDir: site.dir, baseUrl: '/'} as LoadContext, readEnvironment({}), pictures);
  const data: Record<string, string> = {};
  const createData = async (name: string, content: string) => {
    data[name] = content;
    return name;
  };
  await plugin.contentLoaded?.({content: null, actions: {createData, addRoute: () => {}}} as never);
  const settings = plugin.configureWebpack?.({}, false, {} as never, null) as unknown as {resolve: {alias: object}};
  const alias = Object.entries(settings.resolve.alias).map(([name, file]) => [name.replace(/\$$/, ''), file]);
  const {outputFiles} = await build({
    entryPoints: [path.join(siteDir, 'src/editor/engine/engine.ts')],
    alias: Object.fromEntries(alias),
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'editor',
    platform: 'browser',
  });
  vm.runInContext(outputFiles[0].text, worker);
  vm.runInContext(`const site = ${data['site.json']}`, worker);
});

/** What the engine reports with these files changed. */
function problemsInEditor(texts: Texts): ShownProblem[] {
  // The editor keeps texts with plain line endings.
  const changes = Object.entries(texts).map(([file, text]) => [file, text && normalize(text)]);
  const code = `
    const engine = new editor.Engine(site);
    for (const [file, text] of ${JSON.stringify(changes)}) engine.put(file, text);
    JSON.stringify(engine.problems());
  `;
  return JSON.parse(vm.runInContext(`{${code}}`, worker));
}

/** A message without the names of files: the editor calls pages and records by their titles. */
const withoutNames = (message: string) => message.replace(/\b(pages|records)\/[\w-]+\.(mdx|yml)\b|“[^”]*”/g, '…');

const ofCheck = ({message, start, end, edits, blocksRendering, ...rest}: Diagnostic) => ({
  place: [rest.file, start.line, start.offset, end.offset],
  problem: [rest.rule, rest.severity, withoutNames(message), Boolean(blocksRendering)],
  edits,
});
const ofEditor = ({message, line, start, end, correction, blocksRendering, ...rest}: ShownProblem) => ({
  place: [rest.file, line, start, end],
  problem: [rest.rule, rest.severity, withoutNames(message), blocksRendering],
  edits: correction?.edits,
});

const ABOUT = 'pages/about.mdx';

const CHANGES: [what: string, texts: Texts, ...rules: string[]][] = [
  ['the site as it is', {}],
  ['a component that is never closed', {[ABOUT]: belowHeadline('<Section>')}, 'unreadable-page'],
  ['code in braces', {[ABOUT]: belowHeadline('Dear {name},')}, 'code'],
  ['a dead link', {[ABOUT]: belowHeadline('[About](/abuot)')}, 'links'],
  ['a price in another form', {[ABOUT]: belowHeadline('It costs 20,000 UGX.')}, 'prices-and-times'],
  ['a picture without a description', {[ABOUT]: belowHeadline('![](/pictures/hills.jpg)')}, 'pictures'],
  ['a document that isn’t there', {[ABOUT]: belowHeadline('[Report](/files/report.pdf)')}, 'links'],
  ['a GitHub key', {[ABOUT]: belowHeadline('github_pat_11ABCDEFG0abcdefghij')}, 'github-keys'],
  [
    'a slip in a record',
    {'records/hours.yml': changed('records/hours.yml', 'opens: 8:00 AM', 'opens: 8am')},
    'records',
  ],
  ['a deleted page in the menu', {'pages/hatchery.mdx': null}, 'links'],
  ['a new page', {'pages/news.mdx': files.text(ABOUT)}, 'same-titles'],
];

for (const [what, texts, ...rules] of CHANGES) {
  test(`the editor and the check report the same about ${what}`, () => {
    const {diagnostics} = checkWith(texts);
    expect([...new Set(diagnostics.map(({rule}) => rule))]).toEqual(rules);
    expect(problemsInEditor(texts).map(ofEditor)).toEqual(diagnostics.map(ofCheck));
  });
}
