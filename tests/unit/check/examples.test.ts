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
  /** What is told, in the form of the file. */
  told: string;
}

const pageOf = ({text}: Example) => (text.startsWith('---') ? text : TOP + text);

function tell({rule, severity, start, end, message, suggestion, fix}: Diagnostic): string {
  const to = end.line === start.line ? `${end.column}` : `${end.line}:${end.column}`;
  const remedy = suggestion?.text.split('\n').map((line) => `\n${fix === 'safe' ? '=' : '?'}> ${line}`.trimEnd()) ?? [];
  return `${start.line}:${start.column}-${to} ${severity} ${rule}: ${message}${remedy.join('')}`;
}

const toldAbout = (example: Example) => diagnosticsOf(PAGE, pageOf(example)).map(tell).join('\n');

function readExamples() {
  const [intro, ...blocks] = readFileSync(FILE, 'utf8').split(/^(?=# [a-z-]+(?::|$))/m);
  const examples = blocks.map((block): Example => {
    const [heading, ...lines] = block.trimEnd().split('\n');
    const dashes = lines.lastIndexOf('---');
    const text = `${lines.slice(0, dashes).join('\n')}\n`;
    return {heading: heading.slice(2), text, told: lines.slice(dashes + 1).join('\n')};
  });
  return {intro, examples};
}

/** Writes what is told now into the file. */
function update() {
  const {intro, examples} = readExamples();
  const told = examples.map((one) => [`# ${one.heading}`, `${one.text}---`, toldAbout(one)].filter(Boolean).join('\n'));
  writeFileSync(FILE, `${intro}${told.join('\n\n')}\n`);
}

if (process.env.UPDATE === '1') {
  update();
  test('examples.txt was written anew: look at its difference, then run this again without UPDATE', () => {
    expect(process.env.UPDATE).toBeUndefined();
  });
}

const {examples: EXAMPLES} = readExamples();
/** Whether something in the text has a remedy: one right fix (=>), or a likely one (?>). */
const has = (sign: string) => (example: Example) => example.told.includes(`\n${sign}> `);

for (const example of EXAMPLES) {
  test(`${example.heading} is told ${example.told ? 'as it is written down' : 'nothing'}`, () => {
    expect(toldAbout(example)).toBe(example.told);
  });
}

test('each rule has an example that is told', () => {
  const told = EXAMPLES.map((example) => example.told).join('\n');
  const ids = [...PAGE_RULES, ...SITE_RULES].map(({id}) => id);
  expect(ids.filter((id) => !told.includes(` ${id}: `))).toEqual([]);
});

for (const example of EXAMPLES.filter((one) => has('=')(one) || has('?')(one))) {
  test(`${example.heading}: with the lines to write, each problem is gone`, () => {
    const text = normalize(pageOf(example));
    const before = diagnosticsOf(PAGE, text);
    for (const {rule, message, start, edits} of before.filter((one) => one.edits)) {
      const upTo = (all: Diagnostic[]) =>
        all.filter((one) => one.rule === rule && one.message === message && one.start.offset <= start.offset).length;
      const after = diagnosticsOf(PAGE, applyEdits(text, edits ?? []));
      expect(upTo(after), message).toBeLessThan(upTo(before));
    }
  });
}

for (const example of EXAMPLES.filter(has('='))) {
  test(`${example.heading}: --fix makes every fix that is sure and, run again, nothing`, () => {
    const {texts} = fixSite(withTexts(files, {[PAGE]: pageOf(example)}), components);
    expect(Object.keys(texts)).toEqual([PAGE]);
    const left = checkWith(texts).diagnostics.filter(({fix, edits}) => fix === 'safe' && edits);
    expect(left.map(tell)).toEqual([]);
  });
}

test('--fix leaves alone what only a person can decide', () => {
  const unsure = EXAMPLES.filter((one) => has('?')(one) && !has('=')(one));
  expect(unsure.length).toBeGreaterThan(20);
  const changed = unsure.filter((one) => {
    const {texts} = fixSite(withTexts(files, {[PAGE]: pageOf(one)}), components);
    return Object.keys(texts).length > 0;
  });
  expect(changed.map(({heading}) => heading)).toEqual([]);
});
