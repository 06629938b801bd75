/** The rules by example. `examples.txt` says at its top how an example is written. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {type Diagnostic, hasErrors} from '../../../src/content/diagnostic';
import type {Edit} from '../../../src/content/source';
import {applyEdits, createSource, lineAt, locate, normalize} from '../../../src/content/source';
import {compile} from './compile';
import {components, diagnosticsOf} from './fixture';

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
  /** The text of the whole page. */
  page: string;
  /** The expected problems, as `format` writes them. */
  problems: string;
  /** The problems that the check finds. */
  found: Diagnostic[];
}

function readExample(block: string): Example {
  const [heading, ...lines] = block.trimEnd().split('\n');
  const end = lines.lastIndexOf('---');
  const text = `${lines.slice(0, end).join('\n')}\n`;
  const page = text.startsWith('---') ? text : TOP + text;
  return {
    heading: heading.slice(2),
    page,
    problems: lines.slice(end + 1).join('\n'),
    found: diagnosticsOf(PAGE, page),
  };
}

const [, ...BLOCKS] = readFileSync(path.join(__dirname, 'examples.txt'), 'utf8').split(/^(?=# [a-z])/m);
const EXAMPLES = BLOCKS.map(readExample);

function firstChangedLine(page: string, edits: Edit[]): string {
  const source = createSource(PAGE, page);
  const {line} = locate(source, edits[0].start);
  return lineAt(createSource(PAGE, applyEdits(source.text, edits)), line);
}

/** A problem as `examples.txt` writes it. */
function format({severity, start, end, message, edits}: Diagnostic, page: string): string {
  const to = end.line === start.line ? `${end.column}` : `${end.line}:${end.column}`;
  const fixed = edits ? [firstChangedLine(page, edits)] : [];
  return [`${start.line}:${start.column}-${to} ${severity}: ${message}`, ...fixed.map((line) => `=> ${line}`)].join(
    '\n',
  );
}

for (const {heading, page, problems, found} of EXAMPLES) {
  test(`the check ${problems ? 'reports' : 'accepts'} ${heading}`, () => {
    expect(found.map((problem) => format(problem, page)).join('\n')).toBe(problems);
  });
}

for (const {heading, page, found} of EXAMPLES.filter((example) => example.found.some(({edits}) => edits))) {
  test(`Fix it leaves no such problem at the place of ${heading}`, () => {
    for (const {rule, start, edits} of found.filter((one) => one.edits)) {
      const after = diagnosticsOf(PAGE, applyEdits(normalize(page), edits ?? []));
      expect(after.filter((one) => one.rule === rule && one.start.offset === start.offset)).toEqual([]);
    }
  });
}

for (const {heading, page} of EXAMPLES.filter(({found}) => !hasErrors(found))) {
  test(`the build accepts ${heading}, as the check finds no error there`, async () => {
    await compile(PAGE, page);
  });
}
