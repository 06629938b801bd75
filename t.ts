import {checkPage} from './src/content';
import {components, diagnosticsOf} from './tests/unit/content/fixture';

const TOP = '---\ntitle: A\ndescription: B\n---\n\n';
const N = 100_000;
const cases: Record<string, string> = {};
for (const u of [
  '{',
  '}',
  '<',
  '*a',
  '_a',
  '[',
  '![',
  '](',
  '`',
  '``a',
  '&',
  '&amp;',
  '\\',
  '<a>',
  '<a ',
  '<A b="',
  '<A b=“',
  '{/*',
  '<!--',
  '> ',
  '- ',
  '~',
  '|',
  'a|',
  '\n|a|\n',
  '</a>',
  '<Section>\n\n',
  '<Section>',
  'import ',
  'import {a} from "b"\n\n',
  'export a\n\n',
  'import a\n\n',
  ':a',
  '::: a\n',
  ':::a\n\n',
  '[a](b) ',
  '[a]: b\n',
  '%name% ',
  '% Name % ',
  '8am ',
  '20000UGX ',
  'www.a.b ',
  'a@b.c ',
  '# a\n',
  'a\n',
  '\t',
  '```\n',
  '<a\n\n',
  '{a}\n\n',
  '{a} ',
  '<b>a</b> ',
  '**a** ',
  '<Button label=x ',
  '<Card title="a">\n\n',
  "'",
  '"',
  '“',
  '\u00a0',
  ':',
  '<Kard>a</Kard> ',
  '[^1]',
  '$',
  '<https://a.b> ',
  '<br> ',
  '<script>',
])
  cases[u] = u.repeat(Math.ceil(N / u.length)).slice(0, N);
for (const [u, t] of Object.entries(cases)) {
  const s = process.cpuUsage().user / 1000;
  let n: any;
  try {
    n = checkPage('pages/a.mdx', TOP + t, components).diagnostics.length;
  } catch (e: any) {
    n = 'THROW ' + e.message.slice(0, 80);
  }
  const ms = process.cpuUsage().user / 1000 - s;
  if (ms > 700 || typeof n === 'string') console.log(JSON.stringify(u), Math.round(ms), n);
}
for (const top of ['{', '[', ': ', '- ', '"', '&a ', '*a ']) {
  const s = process.cpuUsage().user / 1000;
  let n: any;
  try {
    n = checkPage('pages/a.mdx', `---\n${'title: ' + top.repeat(N / top.length)}\n---\n`, components).diagnostics
      .length;
  } catch (e: any) {
    n = 'THROW ' + e.message.slice(0, 90);
  }
  const ms = process.cpuUsage().user / 1000 - s;
  if (ms > 300 || typeof n === 'string') console.log('top', top, Math.round(ms), n);
}
console.log('done');
