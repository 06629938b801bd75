/** Nothing that is typed can run: what the preview draws is data, whatever the text holds. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {checkPage} from '../../../../src/content/site/check';
import {drawPage} from '../../../../src/editor/engine/tree';
import {components, flat, newEngine, pageWith, texts} from '../siteEngine';

const file = 'pages/hostile.mdx';

/** Everything in a page that is drawn, whatever the check says of it. */
const drawnAnyway = (text: string) =>
  flat(drawPage(checkPage(file, text, components).page, components, (words) => words).nodes);

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
  test(`nothing that is typed runs: ${words.replaceAll('\n', ' ')}`, () => {
    // The engine draws no page that holds code. Even if it did, nothing would run.
    const engine = newEngine();
    engine.put(file, pageWith(words));
    expect(engine.show(file)).toBeUndefined();
    const nodes = drawnAnyway(pageWith(words));
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

const BAD = [
  ...['javascript:alert(1)', 'JaVaScRiPt:alert(1)', ' javascript:alert(1)', 'java&#10;script:alert(1)'],
  ...['java&#9;script:alert(1)', '&#1;javascript:alert(1)', 'data:text/html,alert(1)', 'vbscript:x'],
  ...['blob:https://example.org/1', 'file:///etc/passwd'],
];
const GOOD = ['/about', '#here', 'https://example.org', 'mailto:a@example.org', 'tel:+256700000000', 'page'];

/** The settings of all elements of a name that these words are drawn as. */
const settings = (name: string, words: string, imports?: string) =>
  drawnAnyway(pageWith(words, imports)).flatMap((one) =>
    typeof one === 'string' || one.name !== name ? [] : [one.props],
  );

const hrefOf = (address: string) => settings('a', `[words](<${address}>)`).map(({href}) => href);
for (const address of BAD) {
  test(`an address that could run something is left out: ${address}`, () =>
    expect(hrefOf(address)).toEqual([undefined]));
}
for (const address of GOOD) {
  test(`an address that leads somewhere stays: ${address}`, () => expect(hrefOf(address)).toEqual([address]));
}

test('a setting that holds an address is held to the same, and plain words may have a colon', () => {
  const card = '<Cards><Card title="Day 1: pitch" to="javascript:alert(1)">Words</Card></Cards>';
  const [{title, to}] = settings('Card', card, 'Card, Cards');
  expect([title, to]).toEqual(['Day 1: pitch', undefined]);
});

test('pictures come from this site alone', () => {
  const pictures = settings('img', '![words](https://example.org/tracker.png) ![words](data:image/svg+xml,x)');
  expect(pictures.map(({alt, src}) => [alt, src])).toEqual(Array(2).fill(['words', undefined]));
});

test('a mark in a sentence is drawn as one in a sentence, and one around passages isn’t', () => {
  const inSentence = settings('ToConfirm', 'We have <ToConfirm reason="Ours.">ten</ToConfirm> desks.', 'ToConfirm');
  const around = settings('ToConfirm', '<ToConfirm reason="Ours.">\n\nTen desks.\n\n</ToConfirm>', 'ToConfirm');
  expect([inSentence, around].map(([{inline}]) => inline)).toEqual([true, undefined]);
});

test('words with a colon are words', () => {
  const words = drawnAnyway(pageWith('From 8:am on.')).filter((one) => typeof one === 'string');
  expect(words.join('')).toContain('From 8:am on.');
});

test('what is literal in braces is drawn as it reads, and nothing else of the file', () => {
  const words = drawnAnyway(pageWith('From {"now"} on, {2} days.')).filter((one) => typeof one === 'string');
  expect(words.join('')).toBe('Headline\nFrom now on, 2 days.');
});

test('a picture by itself is in no paragraph, and one among words is', () => {
  expect(settings('p', '![A desk](/pictures/room.jpg)')).toEqual([]);
  expect(settings('p', 'Words ![A desk](/pictures/room.jpg)')).toHaveLength(1);
});

test('a page of any depth is drawn down to a depth that a browser can take', () => {
  const depth = 200;
  const page = pageWith(`${'<Section>\n\n'.repeat(depth)}Words.\n\n${'</Section>\n\n'.repeat(depth)}`);
  expect(drawnAnyway(page).length).toBeGreaterThan(50);
  expect(drawnAnyway(page).length).toBeLessThan(100);
});

const engine = newEngine();
for (const name of Object.keys(texts).filter((one) => one.startsWith('pages/'))) {
  test(`${name} is drawn with all its components, and the organisation’s name`, () => {
    const nodes = flat(engine.show(name)?.nodes ?? []);
    const names = nodes.flatMap((node) => (typeof node === 'string' ? [] : [node.name]));
    for (const [, component] of texts[name].matchAll(/^\s*<([A-Z]\w*)/gm)) expect(names).toContain(component);
    expect(JSON.stringify(nodes)).not.toContain('%name%');
    if (texts[name].split('---\n')[2].includes('%name%')) expect(JSON.stringify(nodes)).toContain('Jockeys');
  });
}
