/**
 * Every rule by example: the problems that it finds, in their exact words and places, what it leaves alone, and what to
 * write. The examples are in examples.txt, which says at its top how one is written.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {expect} from 'playwright/test';
import type {Diagnostic} from '../../../src/content/checker/diagnostic';
import {withTexts} from '../../../src/content/checker/files';
import {applyEdits, normalize} from '../../../src/content/checker/source';
import {fixSite} from '../../../src/content/site/check';
import {PAGE_RULES, SITE_RULES} from '../../../src/content/site/rules';
import {updating} from '../../updating';
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
  /** The lines of the file on which its heading and its problems begin. */
  line: number;
  problemsLine: number;
}

const IDS = [...PAGE_RULES, ...SITE_RULES].map(({id}) => id);

const pageOf = ({text}: Example) => (text.startsWith('---') ? text : TOP + text);

function format({rule, severity, start, end, message, help, remedy, ...rest}: Diagnostic): string {
  const {messageInForm = message} = rest;
  const to = end.line === start.line ? `${end.column}` : `${end.line}:${end.column}`;
  const sign = remedy?.certainty === 'safe' ? '=>' : '?>';
  const suggested = remedy?.suggestion.text.split('\n').map((line) => `${sign} ${line}`.trimEnd()) ?? [];
  const inEditor = messageInForm === message ? [] : [`in the editor: ${messageInForm}`];
  const place = `${start.line}:${start.column}-${to}`;
  const more = help ? [`more: ${help}`] : [];
  return [`${place} ${severity} ${rule}: ${message}`, ...inEditor, ...more, ...suggested].join('\n');
}

const problemsIn = (example: Example) => diagnosticsOf(PAGE, pageOf(example)).map(format).join('\n');

/** A line of the file, as an editor opens it. */
const at = (line: number) => `tests/unit/content/examples.txt:${line}`;

/** An example from its lines, which begin on this line of the file. The file's own top says how it is written. */
function readExample(block: string, line: number): Example {
  const [heading, ...lines] = block.trimEnd().split('\n');
  const [, rule] = /^# ([a-z-]+)/.exec(heading) ?? [];
  if (![...IDS, 'broken-page'].includes(rule))
    throw new Error(`${at(line)}: There is no rule "${rule}". A heading names one; inside a text, write a capital.`);
  const hyphens = lines.lastIndexOf('---');
  if (hyphens < 0) throw new Error(`${at(line)}: Below the text of this example, write a line of three hyphens.`);
  return {
    heading: heading.slice(2),
    text: `${lines.slice(0, hyphens).join('\n')}\n`,
    problems: lines.slice(hyphens + 1).join('\n'),
    line,
    problemsLine: line + hyphens + 2,
  };
}

function readExamples() {
  const [intro, ...blocks] = readFileSync(FILE, 'utf8').split(/^(?=# [a-z-]+(?::|$))/m);
  let line = intro.split('\n').length;
  const examples = blocks.map((block) => {
    const example = readExample(block, line);
    line += block.split('\n').length - 1;
    return example;
  });
  return {intro, examples};
}

/** What to do about problems that aren't those of the file, with the first line of it that differs. */
function advice({problems, problemsLine}: Example, problemsNow: string): string {
  const [written, now] = [problems, problemsNow].map((text) => text.split('\n'));
  const same = written.findIndex((text, index) => text !== now[index]);
  const line = problemsLine + (same < 0 ? written.length : same);
  return `${at(line)}: The rules find something else. Mend the rule, or, if it is right, UPDATE=1 writes what they find.`;
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

if (updating()) update();

const {examples: EXAMPLES} = readExamples();
/** Whether something in the text has one right fix. */
const hasSafeFix = ({problems}: Example) => problems.includes('\n=> ');
/** Whether something in the text has a likely fix. */
const hasLikelyFix = ({problems}: Example) => problems.includes('\n?> ');

for (const example of EXAMPLES) {
  test(`${example.heading}: ${example.problems ? 'the problems are as written down' : 'no problems'}`, () => {
    const now = problemsIn(example);
    expect(now, advice(example, now)).toBe(example.problems);
  });
}

test('each rule has an example of what it finds', () => {
  const problems = EXAMPLES.map((example) => example.problems).join('\n');
  expect(IDS.filter((id) => !problems.includes(` ${id}: `))).toEqual([]);
});

for (const example of EXAMPLES.filter((one) => hasSafeFix(one) || hasLikelyFix(one))) {
  test(`${example.heading}: with the lines to write, each problem is gone`, () => {
    const text = normalize(pageOf(example));
    const before = diagnosticsOf(PAGE, text);
    for (const {rule, message, start, remedy} of before.filter((one) => one.remedy)) {
      const countSame = (all: Diagnostic[]) =>
        all.filter((one) => one.rule === rule && one.message === message && one.start.offset <= start.offset).length;
      const after = diagnosticsOf(PAGE, applyEdits(text, remedy?.edits ?? []));
      expect(countSame(after), `${at(example.line)}: ${message}`).toBeLessThan(countSame(before));
    }
  });
}

for (const example of EXAMPLES.filter(hasSafeFix)) {
  test(`${example.heading}: --fix makes every safe fix and, run again, nothing`, () => {
    const {texts} = fixSite(withTexts(files, {[PAGE]: pageOf(example)}), components);
    expect(Object.keys(texts)).toEqual([PAGE]);
    const left = checkWith(texts).diagnostics.filter(({remedy}) => remedy?.certainty === 'safe');
    expect(left.map(format), at(example.line)).toEqual([]);
  });
}

test('--fix leaves alone what only a person can decide', () => {
  const likely = EXAMPLES.filter((one) => hasLikelyFix(one) && !hasSafeFix(one));
  expect(likely.length).toBeGreaterThan(20);
  const changed = likely.filter((one) => {
    const {texts} = fixSite(withTexts(files, {[PAGE]: pageOf(one)}), components);
    return Object.keys(texts).length > 0;
  });
  expect(changed.map(({heading}) => heading)).toEqual([]);
});
