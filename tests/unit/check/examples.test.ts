/** Every rule by example (examples.txt): what is told, in its exact words and place, what isn't, and what to write. */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {type Diagnostic, fixSite} from '../../../src/content';
import {withTexts} from '../../../src/content/files';
import {PAGE_RULES, SITE_RULES} from '../../../src/content/rules';
import {applyEdits, normalize} from '../../../src/content/source';
import {checkWith, components, diagnosticsOf, files} from './fixture';

const FILE = path.join(__dirname, 'examples.txt');
const PAGE = 'pages/zebra.mdx';
const TOP = `---
title: A page
description: What it says.
---

import {${[...components.keys()].sort().join(', ')}} from '@site/src/components';

# A page

`;

interface Example {
  heading: string;
  text: string;
  told: string;
}

const [intro, ...blocks] = readFileSync(FILE, 'utf8').split(/^(?=# [a-z-]+(?::|$))/m);
const EXAMPLES: Example[] = blocks.map((block) => {
  const [heading, ...lines] = block.trimEnd().split('\n');
  const dashes = lines.lastIndexOf('---');
  return {
    heading,
    text: `${lines.slice(0, dashes).join('\n')}\n`,
    told: lines.slice(dashes + 1).join('\n'),
  };
});

const pageOf = ({text}: Example) => (text.startsWith('---') ? text : TOP + text);

function tell({rule, severity, start, end, message, suggestion, fix}: Diagnostic): string {
  const to = end.line === start.line ? `${end.column}` : `${end.line}:${end.column}`;
  const remedy = suggestion?.text.split('\n').map((line) => `\n${fix === 'safe' ? '=' : '?'}> ${line}`.trimEnd()) ?? [];
  return `${start.line}:${start.column}-${to} ${severity} ${rule}: ${message}${remedy.join('')}`;
}

const toldAbout = (text: string) => diagnosticsOf(PAGE, text).map(tell).join('\n');

test('each example is told as it is written down', () => {
  if (process.env.UPDATE) {
    const told = EXAMPLES.map((one) =>
      [one.heading, `${one.text}---`, toldAbout(pageOf(one))].filter(Boolean).join('\n'),
    );
    writeFileSync(FILE, `${intro}${told.join('\n\n')}\n`);
    return;
  }
  for (const example of EXAMPLES) expect(toldAbout(pageOf(example)), example.heading).toBe(example.told);
  expect(EXAMPLES.length).toBeGreaterThan(80);
});

test('each rule has an example that is told', () => {
  const told = EXAMPLES.map((example) => example.told).join('\n');
  const ids = [...PAGE_RULES, ...SITE_RULES].map(({id}) => id);
  expect(ids.filter((id) => !told.includes(` ${id}: `))).toEqual([]);
});

test('what a message says to write is right: that problem is gone', () => {
  let tried = 0;
  for (const example of EXAMPLES) {
    const text = normalize(pageOf(example));
    const before = diagnosticsOf(PAGE, text);
    for (const {rule, message, start, edits} of before) {
      if (!edits) continue;
      tried += 1;
      const upTo = (all: Diagnostic[]) =>
        all.filter((one) => one.rule === rule && one.message === message && one.start.offset <= start.offset).length;
      const after = diagnosticsOf(PAGE, applyEdits(text, edits));
      expect(upTo(after), `${example.heading}: ${message}`).toBeLessThan(upTo(before));
    }
  }
  expect(tried).toBeGreaterThan(60);
});

test('--fix makes every safe fix and, run again, nothing', () => {
  let changed = 0;
  for (const example of EXAMPLES) {
    const {texts} = fixSite(withTexts(files, {[PAGE]: pageOf(example)}), components);
    const fixed = texts[PAGE] ?? pageOf(example);
    changed += fixed === pageOf(example) ? 0 : 1;
    const left = checkWith({[PAGE]: fixed}).diagnostics.filter(({fix, edits}) => fix === 'safe' && edits);
    expect(left.map(tell), example.heading).toEqual([]);
  }
  expect(changed).toBeGreaterThan(20);
});
