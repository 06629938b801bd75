/**
 * The editor shows staff what the check shows on GitHub. Its engine is bundled here as for a browser, gets what the staff's
 * build embeds, and runs where nothing of Node is.
 */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {before, test} from 'node:test';
import vm from 'node:vm';
import {build} from 'esbuild';
import fc from 'fast-check';
import {expect} from 'playwright/test';
import {checkCommand} from '../../../scripts/check/command';
import type {Diagnostic} from '../../../src/content/checker/diagnostic';
import {normalize} from '../../../src/content/checker/source';
import type {ShownProblem} from '../../../src/editor/engine/answers';
import {siteDir, siteForTests} from '../../site';
import {embedSite} from '../embedded';
import {randomCases} from '../random';
import {withVariables} from '../variables';
import {checkWith, files} from './fixture';

const site = siteForTests();
/** Where the engine runs: with what workers have, and nothing else. */
const browser = vm.createContext({TextEncoder, TextDecoder, URL, structuredClone});

before(async () => {
  const {plugin, site: embedded} = await embedSite(site.dir);
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
  vm.runInContext(outputFiles[0].text, browser);
  vm.runInContext(`const engine = new editor.Engine(${embedded})`, browser);
});

/** Texts that are changed, by their files. */
type Texts = Record<string, string | null>;

/** What the engine reports with these texts instead of the site's. */
function problemsInEditor(texts: Texts): ShownProblem[] {
  const call = (method: string, ...parameters: unknown[]) =>
    vm.runInContext(`JSON.stringify(engine.${method}(...${JSON.stringify(parameters)}))`, browser);
  // The editor works on plain line ends.
  for (const [file, text] of Object.entries(texts)) call('put', file, text && normalize(text));
  try {
    return JSON.parse(call('problems'));
  } finally {
    // The next test finds the site as it is.
    for (const file of Object.keys(texts)) vm.runInContext(`engine.put(${JSON.stringify(file)}, undefined)`, browser);
  }
}

/** A message without the names of files: the editor calls pages and records by their titles. */
const withoutNames = (message: string) => message.replace(/\b(pages|records)\/[\w-]+\.(mdx|yml)\b|“[^”]*”/g, '…');

/** The editor says it in words of its own, where it needs others. */
const inEditor = ({message, messageInForm = message}: Diagnostic) => withoutNames(messageInForm);

const ofCommand = (diagnostic: Diagnostic) => {
  const {rule, severity, file, start, end, remedy, fatal} = diagnostic;
  const place = [start.line, start.offset, end.offset];
  return [rule, severity, file, ...place, inEditor(diagnostic), remedy?.edits, Boolean(fatal)] as const;
};
const ofEditor = ({rule, severity, file, line, start, end, message, remedy, isFatal}: ShownProblem) =>
  [rule, severity, file, line, start, end, withoutNames(message), remedy?.edits, isFatal] as const;

const changed = (file: string, from: string | RegExp, to: string) => {
  const text = files.text(file).replace(from, () => to);
  expect(text).not.toBe(files.text(file));
  return {[file]: text};
};

const HEADLINE = '# It began with students';
const below = (words: string) => changed('pages/about.mdx', HEADLINE, `${HEADLINE}\n\n${words}`);

/** Changes that staff make, and the rules that report them. */
const CHANGES: Record<string, [texts: () => Texts, ...rules: string[]]> = {
  'nothing at all': [() => ({})],
  'more words': [() => below('More words.')],
  'a component never closed': [() => below('<Section>'), 'broken-page'],
  'code between braces': [() => below('Dear {name},'), 'expressions'],
  'a link to nowhere': [() => below('[Us](/abuot)'), 'links'],
  'a price in another form': [() => below('It costs 20,000 UGX.'), 'prices-and-times'],
  'a picture without words': [() => below('![](/pictures/hills.jpg)'), 'pictures'],
  'a picture that is too small': [() => below('![A mark](/pictures/round-mark.png)'), 'pictures'],
  'a picture that is not there': [() => below('![A mark](/pictures/hill.jpg)'), 'pictures'],
  'a document that is not there': [() => below('[Report](/files/report.pdf)'), 'links'],
  'a key': [() => below('github_pat_11ABCDEFG0abcdefghij'), 'keys'],
  'a Windows file with a byte-order mark and a slip': [
    () => ({'pages/about.mdx': `\uFEFF${below('At 8am.')['pages/about.mdx']}`.replaceAll('\n', '\r\n')}),
    'prices-and-times',
  ],
  'a time in another form in a record': [
    () => changed('records/hours.yml', 'opens: 8:00 AM', 'opens: 8am'),
    'record-value',
  ],
  'a button that no page shows': [
    () => changed('records/buttons.yml', 'Register:', 'Talk to us:\nRegister:'),
    'record-unused',
  ],
  'a price on one page alone': [() => below('A Day Pass costs UGX 15,000.'), 'tier-prices'],
  'the organisation’s name': [() => changed('records/organisation.yml', 'name: Jockeys', 'name: Tandem')],
  'a page that goes while the menu leads to it': [() => ({'pages/our-team.mdx': null}), 'picture-files', 'menu-pages'],
  'a new page': [
    () => ({'pages/news.mdx': '---\ntitle: News\ndescription: What is new.\n---\n\nWords.\n'}),
    'headings',
  ],
};

for (const [what, [texts, ...rules]] of Object.entries(CHANGES)) {
  test(`the editor and the check say the same of ${what}`, () => {
    const {diagnostics} = checkWith(texts() as Record<string, string>);
    const problems = problemsInEditor(texts());
    expect([...new Set(diagnostics.map(({rule}) => rule))]).toEqual(rules);
    expect(problems.map(ofEditor)).toEqual(diagnostics.map(ofCommand));
  });
}

test('the editor says what the command prints', async (t) => {
  const texts = {
    ...below('Dear {name}, come at 8am.'),
    ...changed('records/hours.yml', 'opens: 8:00 AM', 'opens: 8am'),
  };
  t.after(() => {
    for (const file of Object.keys(texts)) writeFileSync(path.join(site.dir, file), files.text(file));
  });
  for (const [file, text] of Object.entries(texts)) writeFileSync(path.join(site.dir, file), text);
  const lines: string[] = [];
  await withVariables({CONTENT: ''}, () => checkCommand(['--dir', site.dir, '--json'], (line) => lines.push(line)));
  const printed = JSON.parse(lines.join('')) as Diagnostic[];
  expect(printed.map(({rule}) => rule)).toEqual(['expressions', 'prices-and-times', 'record-value']);
  expect(problemsInEditor(texts).map(ofEditor)).toEqual(printed.map(ofCommand));
});

test('the editor and the check say the same of pages and records that are spoilt at random', () => {
  const names = [...files.list('pages'), ...files.list('records')];
  const pieces = ['', '{', '<', '"', ':', ' ', '\n', '\n\n', '\t', '#', '- ', '8am', 'UGX20000', '<Card>', '%'];
  const slip = fc.record({
    file: fc.constantFrom(...names),
    at: fc.noBias(fc.integer({min: 0, max: 999_999})),
    cut: fc.integer({min: 0, max: 6}),
    put: fc.constantFrom(...pieces),
  });
  fc.assert(
    fc.property(fc.array(slip, {minLength: 1, maxLength: 3}), (slips) => {
      const texts: Record<string, string> = {};
      for (const {file, at, cut, put} of slips) {
        const before = texts[file] ?? files.text(file);
        const place = Math.floor((at / 1_000_000) * before.length);
        texts[file] = before.slice(0, place) + put + before.slice(place + cut);
      }
      expect(problemsInEditor(texts).map(ofEditor)).toEqual(checkWith(texts).diagnostics.map(ofCommand));
    }),
    randomCases(10),
  );
});
