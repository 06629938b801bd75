/** Nothing that is typed can run: what the preview draws is data, whatever the text holds. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {checkPage} from '../../../src/content';
import {drawPage, safeAddress} from '../../../src/editor/preview/tree';
import {components, flat, newEngine, pageWith, texts} from './site';

const file = 'pages/hostile.mdx';

function drawn(text: string) {
  const engine = newEngine();
  engine.put(file, text);
  return engine.show(file)?.nodes;
}

const HOSTILE: [what: string, words: string][] = [
  ['a script', '<script>window.hacked = true</script>'],
  ['a script in a paragraph', 'Words <script>{`window.hacked = true`}</script>'],
  ['a handler', '<Section onClick={() => alert(1)}>\n\nWords.\n\n</Section>'],
  ['a handler as text', '<b onclick="alert(1)">Words</b>'],
  [
    'HTML by a prop',
    '<Section dangerouslySetInnerHTML={{__html: "<img src=x onerror=alert(1)>"}}>\n\nWords.\n\n</Section>',
  ],
  ['a spread', '<Section {...window}>\n\nWords.\n\n</Section>'],
  ['an expression', 'Words {alert(1)} and {(() => { while (true); })()}'],
  ['an import', "import evil from 'https://example.org/evil.js';\n\n<evil.Thing />"],
  ['an export', 'export const hacked = alert(1);\n\nWords.'],
  ['a frame', '<iframe src="https://example.org"></iframe>'],
  ['a frame with a page in it', '<iframe srcdoc="<script>alert(1)</script>"></iframe>'],
  ['a drawing', '<svg onload="alert(1)"><script>alert(1)</script></svg>'],
  ['styles', '<style>{`* {display: none}`}</style>'],
  ['an object', '<object data="evil.swf"></object>'],
  ['a form', '<form action="https://example.org"><input name="password" /></form>'],
  ['a member of a component', '<Section.constructor>Words</Section.constructor>'],
  ['what every object has', '<toString>Words</toString>\n\n<constructor />\n\n<__proto__ />'],
];

/** Everything in a page that is drawn, whatever the check says of it. */
function drawnAnyway(text: string) {
  const {page} = checkPage(file, text, components);
  return flat(drawPage(page, components, (words) => words));
}

for (const [what, words] of HOSTILE) {
  test(`nothing runs of ${what}`, () => {
    // The engine draws no page that holds code. Even if it did, nothing would run.
    expect(drawn(pageWith(words))).toBeUndefined();
    const nodes = drawnAnyway(pageWith(words));
    expect(nodes).toContain('Headline');
    for (const node of nodes) {
      if (typeof node === 'string') continue;
      expect(node.name).toMatch(
        /^(?!script|iframe|style|object|embed|svg|form|link|meta|base)[a-z][a-z0-6]*$|^[A-Z]\w*$/,
      );
      const known = components.get(node.name)?.props.map(({name}) => name) ?? [];
      for (const [name, value] of Object.entries(node.props)) {
        expect(name).not.toMatch(/^(on|dangerously|style$|ref$|key$|children$|srcdoc)/i);
        expect(['string', 'number', 'boolean']).toContain(typeof value);
        if (/^[A-Z]/.test(node.name)) expect([...known, 'inline']).toContain(name);
      }
    }
  });
}

test('settings that are no addresses are words, whatever stands before a colon', () => {
  const page = pageWith(
    '<Cards><Card title="Day 1: pitch" to="javascript:alert(1)">Words</Card></Cards>',
    'Card, Cards',
  );
  const card = drawnAnyway(page).find((node) => typeof node !== 'string' && node.name === 'Card');
  expect(card).toMatchObject({props: {title: 'Day 1: pitch'}});
  expect(card).not.toHaveProperty('props.to');
});

test('a mark around parts that their parent looks for goes into them', () => {
  const wheel =
    '<FrameworkWheel>\n<ToConfirm reason="Ours.">\n<FrameworkElement title="A">\n\nWords.\n\n</FrameworkElement>\n</ToConfirm>\n</FrameworkWheel>';
  const nodes = drawnAnyway(pageWith(wheel, 'FrameworkElement, FrameworkWheel, ToConfirm'));
  const [around] = nodes.filter((node) => typeof node !== 'string' && node.name === 'FrameworkWheel');
  const names = flat([around]).flatMap((node) => (typeof node === 'string' ? [] : [node.name]));
  expect(names).toEqual(['FrameworkWheel', 'FrameworkElement', 'ToConfirm', 'p']);
});

const BAD = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://example.org/1',
  'file:///etc/passwd',
  'filesystem:x',
];

test('addresses that could run something are left out', () => {
  for (const address of BAD) expect(safeAddress(address), address).toBeUndefined();
  for (const address of [
    '/about',
    '#here',
    'https://example.org',
    'mailto:a@example.org',
    'tel:+256700000000',
    'page',
  ]) {
    expect(safeAddress(address)).toBe(address);
  }
  for (const address of BAD) {
    const nodes = drawnAnyway(pageWith(`[words](<${address.replace(/[^\x21-\x7e]|[<>{}]/g, '')}>)`));
    expect(JSON.stringify(nodes)).toContain('words');
    for (const node of nodes)
      if (typeof node !== 'string')
        expect(String(node.props.href)).not.toMatch(/^\W*(javascript|data|vbscript|blob|file)/i);
  }
});

test('pictures come from this site alone', () => {
  const nodes = flat(drawn(pageWith('![words](https://example.org/tracker.png) ![words](data:image/svg+xml,x)')) ?? []);
  const pictures = nodes.filter((node) => typeof node !== 'string' && node.name === 'img');
  expect(pictures).toHaveLength(2);
  for (const node of pictures) expect((node as {props: object}).props).not.toHaveProperty('src');
});

test('ten thousand components in one another are drawn up to a depth that a browser can take, or not at all', () => {
  const depth = 10_000;
  for (const text of [
    pageWith(`${'<Section>\n\n'.repeat(depth)}Words.\n\n${'</Section>\n\n'.repeat(depth)}`),
    pageWith(`${'<b>'.repeat(depth)}Words${'</b>'.repeat(depth)}`),
    pageWith(`${'> '.repeat(depth)}Words`),
    pageWith(`${'['.repeat(depth)}`),
    pageWith(`${'*a_'.repeat(depth)}`),
  ]) {
    const engine = newEngine();
    engine.put(file, text);
    let nodes: ReturnType<typeof drawn>;
    try {
      nodes = engine.show(file)?.nodes;
    } catch (error) {
      // The worker hands this on, and the editor says that the text can't be checked.
      expect(error).toBeInstanceOf(RangeError);
    }
    const deepest = (all: NonNullable<typeof nodes>): number =>
      Math.max(0, ...all.map((node) => (typeof node === 'string' ? 0 : 1 + deepest(node.children))));
    expect(deepest(nodes ?? [])).toBeLessThan(100);
  }
});

test('every page of the site is drawn, with all its components', () => {
  const engine = newEngine();
  for (const [name, text] of Object.entries(texts)) {
    if (!name.startsWith('pages/')) continue;
    const nodes = flat(engine.show(name)?.nodes ?? []);
    const names = nodes.flatMap((node) => (typeof node === 'string' ? [] : [node.name]));
    for (const [, component] of text.matchAll(/^\s*<([A-Z]\w*)/gm)) expect(names).toContain(component);
    // The name of the organisation stands where its token was.
    expect(JSON.stringify(nodes)).not.toContain('%name%');
  }
});
