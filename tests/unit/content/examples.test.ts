/** The rules by example. `examples.txt` says at its top how an example is written. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {type Diagnostic, hasErrors} from '../../../src/content/checker/diagnostic';
import {withTexts} from '../../../src/content/checker/files';
import {applyEdits, normalize} from '../../../src/content/checker/source';
import {fixSite} from '../../../src/content/site/check';
import {compile} from './compile';
import {components, diagnosticsOf, files} from './fixture';

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

/** A problem as `examples.txt` writes it. */
function format({severity, start, end, message, remedy}: Diagnostic): string {
  const to = end.line === start.line ? `${end.column}` : `${end.line}:${end.column}`;
  const sign = remedy?.certainty === 'safe' ? '=>' : '?>';
  const lines = remedy?.suggestion.text.split('\n').map((line) => `${sign} ${line}`.trimEnd()) ?? [];
  return [`${start.line}:${start.column}-${to} ${severity}: ${message}`, ...lines].join('\n');
}

for (const {heading, problems, found} of EXAMPLES) {
  test(`the check ${problems ? 'reports' : 'accepts'} ${heading}`, () => {
    expect(found.map(format).join('\n')).toBe(problems);
  });
}

for (const {heading, page, found} of EXAMPLES.filter(({problems}) => /^[=?]>/m.test(problems))) {
  test(`the suggested lines correct ${heading}`, () => {
    const text = normalize(page);
    for (const {message, start, remedy} of found.filter((one) => one.remedy)) {
      const countSame = (problems: Diagnostic[]) =>
        problems.filter((one) => one.message === message && one.start.offset <= start.offset).length;
      const after = diagnosticsOf(PAGE, applyEdits(text, remedy?.edits ?? []));
      expect(countSame(after), message).toBeLessThan(countSame(found));
    }
  });
}

for (const {heading, page} of EXAMPLES.filter(({found}) => !hasErrors(found))) {
  test(`the build accepts ${heading}, as the check finds no error there`, async () => {
    await compile(PAGE, page);
  });
}

test('--fix makes every sure correction in the examples, and no other', () => {
  for (const {heading, page, problems} of EXAMPLES) {
    const {texts} = fixSite(withTexts(files, {[PAGE]: page}), components);
    expect(Object.keys(texts), heading).toEqual(problems.includes('\n=> ') ? [PAGE] : []);
    const left = diagnosticsOf(PAGE, texts[PAGE] ?? page).filter(({remedy}) => remedy?.certainty === 'safe');
    expect(left.map(format), heading).toEqual([]);
  }
});

test('the editor’s messages don’t use the words of people who edit files', () => {
  const words = /\b(colon|bracket|import line|component|front matter|backslash|tag|brace)s?\b|---|alt=/i;
  const messages = EXAMPLES.flatMap(({found}) => found).map(({message, messageInForm = message}) => messageInForm);
  expect(messages.filter((message) => words.test(message))).toEqual([]);
});
