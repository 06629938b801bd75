/** The preview draws pages as data: nothing that is typed or proposed can run. */

import {test} from 'node:test';
import type {RootContent} from 'hast';
import {expect} from 'playwright/test';
import {checkPage} from '../../../src/content/check';
import {drawPage} from '../../../src/editor/engine/tree';
import {components, newEngine, pageWith, texts} from './siteEngine';

const FILE = 'pages/hostile.mdx';

interface Drawn {
  name: string;
  props: Record<string, unknown>;
}

/** All elements and texts that are drawn, in one list. */
const flat = (nodes: readonly RootContent[]): (string | Drawn)[] =>
  nodes.flatMap((node): (string | Drawn)[] => {
    if (node.type === 'text') return [node.value];
    if (node.type !== 'element') throw new Error(`A ${node.type} can’t be drawn.`);
    return [{name: node.tagName, props: node.properties}, ...flat(node.children)];
  });

/** Draws a page even if the check would refuse it. */
const draw = (words: string, imports?: string) =>
  flat(drawPage(checkPage(FILE, pageWith(words, imports), components).page, components, (text) => text).nodes);

const HOSTILE = [
  'Words <script>{`window.hacked = true`}</script>',
  '<Section onClick={() => alert(1)}>\n\nWords.\n\n</Section>',
  '<b onclick="alert(1)">Words</b>',
  '<Section dangerouslySetInnerHTML={{__html: "<img src=x onerror=alert(1)>"}}>\n\nWords.\n\n</Section>',
  '<Section {...window}>\n\nWords.\n\n</Section>',
  'Words {alert(1)} and {(() => { while (true); })()}',
  "import evil from 'https://example.org/evil.js';\n\n<evil.Thing />",
  'export const hacked = alert(1);\n\nWords.',
  '<iframe src="https://example.org" srcdoc="<script>alert(1)</script>"></iframe>',
  '<svg onload="alert(1)"><style>{`* {display: none}`}</style></svg>',
  '<form action="https://example.org"><object data="evil.swf"></object></form>',
  '<Section.constructor>Words</Section.constructor>\n\n<toString>Words</toString>\n\n<__proto__ />',
];
for (const words of HOSTILE) {
  test(`a page with code isn’t shown, and its code wouldn’t run if it were: ${words.replaceAll('\n', ' ')}`, () => {
    const engine = newEngine();
    engine.put(FILE, pageWith(words));
    expect(engine.show(FILE)).toBeUndefined();
    const nodes = draw(words);
    expect(nodes).toContain('Headline');
    for (const node of nodes) {
      if (typeof node === 'string') continue;
      expect(node.name).toMatch(/^(p|b|h1|em|Section)$/);
      const known = components.get(node.name)?.props.map(({name}) => name);
      for (const [name, value] of Object.entries(node.props)) {
        expect(name).not.toMatch(/^(on|dangerously|style$|ref$|key$|children$|srcdoc)/i);
        expect(['string', 'number', 'boolean']).toContain(typeof value);
        expect([...(known ?? [name]), 'inline']).toContain(name);
      }
    }
  });
}

/** The props of all elements with a name. */
const propsOf = (name: string, words: string, imports?: string) =>
  draw(words, imports).flatMap((node) => (typeof node === 'string' || node.name !== name ? [] : [node.props]));

test('addresses that could run code are left out of links, and others stay', () => {
  const hrefs = (addresses: string[]) =>
    addresses.flatMap((address) => propsOf('a', `[words](<${address}>)`).map(({href}) => href));
  const bad = [
    ...['javascript:alert(1)', 'JaVaScRiPt:alert(1)', ' javascript:alert(1)', 'java&#10;script:alert(1)'],
    ...['java&#9;script:alert(1)', '&#1;javascript:alert(1)', 'data:text/html,alert(1)', 'vbscript:x'],
    ...['blob:https://example.org/1', 'file:///etc/passwd'],
  ];
  expect(hrefs(bad)).toEqual(bad.map(() => undefined));
  const good = ['/about', '#here', 'https://example.org', 'mailto:a@example.org', 'tel:+256700000000', 'page'];
  expect(hrefs(good)).toEqual(good);
});

test('addresses that could run code are left out of components’ props, where other text may have a colon', () => {
  const card = '<Cards><Card title="Day 1: pitch" to="javascript:alert(1)">Words</Card></Cards>';
  const [{title, to}] = propsOf('Card', card, 'Card, Cards');
  expect([title, to]).toEqual(['Day 1: pitch', undefined]);
});

test('pictures from other sites aren’t loaded', () => {
  const pictures = propsOf('img', '![words](https://example.org/tracker.png) ![words](data:image/svg+xml,x)');
  expect(pictures.map(({alt, src}) => [alt, src])).toEqual(Array(2).fill(['words', undefined]));
});

test('literal values in braces and text with a colon are drawn as they read', () => {
  const words = draw('From {"now"} on, {2} days, 8:am.').filter((node) => typeof node === 'string');
  expect(words.join('')).toBe('Headline\nFrom now on, 2 days, 8:am.');
});

test('a page with deeply nested components is drawn only as deep as browsers can manage', () => {
  const depth = 200;
  const nodes = draw(`${'<Section>\n\n'.repeat(depth)}Words.\n\n${'</Section>\n\n'.repeat(depth)}`);
  expect(nodes.length).toBeGreaterThan(50);
  expect(nodes.length).toBeLessThan(100);
});

test('every page of the test site is drawn with all its components and the organisation’s name', () => {
  const engine = newEngine();
  for (const file of Object.keys(texts).filter((name) => name.startsWith('pages/'))) {
    const nodes = flat(engine.show(file)?.nodes ?? []);
    const names = nodes.flatMap((node) => (typeof node === 'string' ? [] : [node.name]));
    for (const [, component] of texts[file].matchAll(/^\s*<([A-Z]\w*)/gm)) expect(names, file).toContain(component);
    expect(JSON.stringify(nodes), file).not.toContain('%name%');
  }
});
