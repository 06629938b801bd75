/** Every rule by example (examples.txt): the problems that it finds, in their exact words and places, what it leaves alone, and what to write. */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {type Diagnostic, fixSite} from '../../../src/content';
import {withTexts} from '../../../src/content/checker/files';
import {applyEdits, normalize} from '../../../src/content/checker/source';
import {PAGE_RULES, SITE_RULES} from '../../../src/content/site/rules';
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
  /** The problems in it, as the file writes them. */
  problems: string;
}

const pageOf = ({text}: Example) => (text.startsWith('---') ? text : TOP + text);

function format({rule, severity, start, end, message, messageInForm = message, suggestion, fix}: Diagnostic): string {
  const to = end.line === start.line ? `${end.column}` : `${end.line}:${end.column}`;
  const sign = fix === 'safe' ? '=>' : '?>';
  const remedy = suggestion ? suggestion.text.split('\n').map((line) => `${sign} ${line}`.trimEnd()) : [];
  const inEditor = messageInForm === message ? [] : [`in the editor: ${messageInForm}`];
  return [`${start.line}:${start.column}-${to} ${severity} ${rule}: ${message}`, ...inEditor, ...remedy].join('\n');
}

const problemsIn = (example: Example) => diagnosticsOf(PAGE, pageOf(example)).map(format).join('\n');

function readExamples() {
  const [intro, ...blocks] = readFileSync(FILE, 'utf8').split(/^(?=# [a-z-]+(?::|$))/m);
  const examples = blocks.map((block): Example => {
    const [heading, ...lines] = block.trimEnd().split('\n');
    const dashes = lines.lastIndexOf('---');
    const text = `${lines.slice(0, dashes).join('\n')}\n`;
    return {heading: heading.slice(2), text, problems: lines.slice(dashes + 1).join('\n')};
  });
  return {intro, examples};
}

/** An example as the file has it, with the problems that the rules find now. */
function writeExample(example: Example): string {
  const lines = [`# ${example.heading}`, `${example.text}---`];
  const problems = problemsIn(example);
  return (problems ? [...lines, problems] : lines).join('\n');
}

/** Writes the problems that the rules find now into the file. */
function update() {
  const {intro, examples} = readExamples();
  writeFileSync(FILE, `${intro}${examples.map(writeExample).join('\n\n')}\n`);
}

if (process.env.UPDATE === '1') {
  update();
  test('examples.txt was written anew: look at its difference, then run this again without UPDATE', () => {
    expect(process.env.UPDATE).toBeUndefined();
  });
}

const {examples: EXAMPLES} = readExamples();
/** Whether something in the text has one right fix. */
const hasSureFix = ({problems}: Example) => problems.includes('\n=> ');
/** Whether something in the text has a likely fix. */
const hasLikelyFix = ({problems}: Example) => problems.includes('\n?> ');

for (const example of EXAMPLES) {
  test(`${example.heading}: ${example.problems ? 'the problems are as written down' : 'no problems'}`, () => {
    expect(problemsIn(example)).toBe(example.problems);
  });
}

test('each rule has an example of what it finds', () => {
  const problems = EXAMPLES.map((example) => example.problems).join('\n');
  const ids = [...PAGE_RULES, ...SITE_RULES].map(({id}) => id);
  expect(ids.filter((id) => !problems.includes(` ${id}: `))).toEqual([]);
});

for (const example of EXAMPLES.filter((one) => hasSureFix(one) || hasLikelyFix(one))) {
  test(`${example.heading}: with the lines to write, each problem is gone`, () => {
    const text = normalize(pageOf(example));
    const before = diagnosticsOf(PAGE, text);
    for (const {rule, message, start, edits} of before.filter((one) => one.edits)) {
      const countSame = (all: Diagnostic[]) =>
        all.filter((one) => one.rule === rule && one.message === message && one.start.offset <= start.offset).length;
      const after = diagnosticsOf(PAGE, applyEdits(text, edits ?? []));
      expect(countSame(after), message).toBeLessThan(countSame(before));
    }
  });
}

for (const example of EXAMPLES.filter(hasSureFix)) {
  test(`${example.heading}: --fix makes every fix that is sure and, run again, nothing`, () => {
    const {texts} = fixSite(withTexts(files, {[PAGE]: pageOf(example)}), components);
    expect(Object.keys(texts)).toEqual([PAGE]);
    const left = checkWith(texts).diagnostics.filter(({fix, edits}) => fix === 'safe' && edits);
    expect(left.map(format)).toEqual([]);
  });
}

test('--fix leaves alone what only a person can decide', () => {
  const unsure = EXAMPLES.filter((one) => hasLikelyFix(one) && !hasSureFix(one));
  expect(unsure.length).toBeGreaterThan(20);
  const changed = unsure.filter((one) => {
    const {texts} = fixSite(withTexts(files, {[PAGE]: pageOf(one)}), components);
    return Object.keys(texts).length > 0;
  });
  expect(changed.map(({heading}) => heading)).toEqual([]);
});
