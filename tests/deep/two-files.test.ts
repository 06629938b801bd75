/** Adding a record takes its schema and its entry, adding a component two files: types, check, form and *Add* follow. */
import {execFileSync, spawnSync} from 'node:child_process';
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'playwright/test';
import {copyOfSite} from '../site';

const NOTICES = 'roof: The roof is being repaired.\n';

const SCHEMA = `export const notices = z
  .record(
    text({title: 'Name', description: 'What it is about.', example: 'roof'}),
    text({title: 'Notice', description: 'What visitors read.', example: 'Closed for repairs'}),
  )
  .register(fields, {title: 'Notices', description: 'What visitors have to know this week.'});

export type Organisation`;

const ENTRY = `  notices: record(notices, {given: (notices) => ({notices}), shownOn: 'pages/index.mdx'}),
  menu: record(`;

const NOTICE = `import type {ReactNode} from 'react';
import {useRecords} from '../context';

interface Props {
  /** The notice's name in records/notices.yml. */
  name: string;
}

/**
 * A notice, from the records.
 * @add Notice: What visitors have to know this week.
 */
export default function Notice({name}: Props): ReactNode {
  return <p>{useRecords().notices[name]}</p>;
}
`;

/** What somebody asks the copy, as the editor's engine does. */
const QUESTIONS = `import {readFileSync} from 'node:fs';
import {formatAll} from './src/content/checker/diagnostic';
import {checkSite} from './src/content/site/check';
import {readComponents} from './src/content/checker/components/read.node';
import {diskFiles} from './src/content/site/files.node';
import {recordForm} from './src/content/site/records';
import {publicRecords} from './src/content/site/records/public';
import {addableTo} from './src/editor/text/addable';

const files = diskFiles({siteDir: '.'});
const components = readComponents('.');
const file = 'records/notices.yml';
const {records, diagnostics} = checkSite(files, components);
console.log(
  JSON.stringify({
    problems: formatAll(diagnostics),
    form: files.has(file) ? recordForm('notices', readFileSync(file, 'utf8')) : undefined,
    given: records && publicRecords(records),
    offers: addableTo('', [...components.values()]).map(({label}) => label),
  }),
);
`;

let copy: string;

function replace(file: string, from: string, to: string): void {
  const text = readFileSync(path.join(copy, file), 'utf8');
  expect(text, file).toContain(from);
  writeFileSync(
    path.join(copy, file),
    text.replace(from, () => to),
  );
}

const run = (...command: string[]) => execFileSync('node', command, {cwd: copy, encoding: 'utf8'});
const answers = () => JSON.parse(run('--import', 'tsx', 'questions.ts'));

test.describe.configure({mode: 'serial', timeout: 120_000});

test.beforeAll(() => {
  copy = copyOfSite();
  replace('src/content/site/records/schemas.ts', 'export type Organisation', SCHEMA);
  const registry = 'src/content/site/records/registry.ts';
  replace(registry, '  menu,\n', '  menu,\n  notices,\n');
  replace(registry, '  menu: record(', ENTRY);
  replace(registry, '  files?: Record', '  notices: Record<string, string>;\n  files?: Record');
  mkdirSync(path.join(copy, 'src/components/Notice'));
  writeFileSync(path.join(copy, 'src/components/Notice/index.tsx'), NOTICE);
  replace('src/components/index.ts', 'export {Day', "export {default as Notice} from './Notice';\nexport {Day");
  writeFileSync(path.join(copy, 'questions.ts'), QUESTIONS);
});

test.afterAll(() => rmSync(copy, {recursive: true}));

test('until its file is there, the check says that it is missing', () => {
  expect(answers().problems).toContain('records/notices.yml:1:1 error\n  This file is missing.');
});

test('the record has a form, components get it, and pages can show it', () => {
  writeFileSync(path.join(copy, 'records/notices.yml'), NOTICES);
  replace('pages/more.mdx', '</Hero>', '<Notice name="roof" />\n\n</Hero>');
  replace('pages/more.mdx', 'import {', 'import {Notice, ');
  const {problems, form, given} = answers();
  expect(problems).toBe('');
  expect(form).toMatchObject({kind: 'named', title: 'Notices', children: [{title: 'roof', format: 'text'}]});
  expect(given.notices).toEqual({roof: 'The roof is being repaired.'});
});

test('what is wrong in the record is said as in any other', () => {
  writeFileSync(path.join(copy, 'records/notices.yml'), `${NOTICES}gate:\n`);
  expect(answers().problems).toContain('records/notices.yml:2:1 error');
  writeFileSync(path.join(copy, 'records/notices.yml'), NOTICES);
});

test('Add offers the component', () => {
  expect(answers().offers).toContain('Notice');
});

test('the types follow', () => {
  const {stdout} = spawnSync('node', ['node_modules/typescript/bin/tsc', '--noEmit'], {cwd: copy, encoding: 'utf8'});
  // A copy has no tests, which some scripts import.
  expect(stdout.split('\n').filter((line) => line.startsWith('src/'))).toEqual([]);
});
