/** What is known of a component from its types and docstrings alone, and how long it is kept. */
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {after, before, test} from 'node:test';
import {expect} from 'playwright/test';
import {readComponents} from '../../../src/content/components/read.node';
import {type Prop, toTable} from '../../../src/content/components/table';
import {readPage} from '../../../src/content/page/page';
import {createSource} from '../../../src/content/source';

const THING = `
/** A thing to show. */
interface Props {
  /** Its words.\n   * @record buttons Apply to {}\n   * @anchor\n   */
  label: string;
  count?: number;
  main?: boolean;
  always?: true;
  tone?: 'sand' | 'ink';
  columns?: 4 | 2;
  mixed?: 'all' | 1;
  either?: string | number;
  flag?: boolean | 'auto';
  style?: {color: string};
  onClick?: () => void;
  /** @internal */
  hidden?: string;
  children?: string;
}
/** A thing. */
export default function Thing(props: Props) {
  return props.label;
}
export const Empty = () => null;
export function Full({children}: {children: string}) {
  return children;
}
export function useThing() {}
export const Constant = 1;
`;

let siteDir = '';

before(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'components-'));
  mkdirSync(path.join(siteDir, 'src/components'), {recursive: true});
  writeFileSync(
    path.join(siteDir, 'src/components/index.ts'),
    "export {Constant, default as Thing, Empty, Full, useThing} from '@site/src/components/Thing';\nexport function Own() {}\n",
  );
  writeFileSync(path.join(siteDir, 'src/components/Thing.tsx'), THING);
});

after(() => rmSync(siteDir, {recursive: true}));

test('components, and nothing else that is exported, with whether they take children', () => {
  const known = [...readComponents(siteDir).values()].map(({name, children}) => `${name}: ${children}`);
  expect(known.sort()).toEqual(['Empty: none', 'Full: required', 'Own: none', 'Thing: optional']);
});

test('props, with what they take; what is for developers alone is left out', () => {
  const {props} = readComponents(siteDir).get('Thing') ?? {props: []};
  expect(props[0]).toEqual({
    name: 'label',
    required: true,
    kind: 'string',
    choices: [],
    description: 'Its words.',
    tags: {record: 'buttons Apply to {}', anchor: ''},
  });
  expect(props.slice(1).map(({name, required, kind, choices}) => [name, required, kind, choices])).toEqual([
    ['count', false, 'number', []],
    ['main', false, 'boolean', []],
    ['always', false, 'boolean', []],
    ['tone', false, 'choice', ['ink', 'sand']],
    ['columns', false, 'choice', [2, 4]],
    ['mixed', false, 'choice', [1, 'all']],
  ]);
});

const stored = () => path.join(siteDir, 'node_modules/.cache/content/table.json');

test('the table is stored, read back while its sources are the same, and made anew when one has changed', () => {
  const before = readComponents(siteDir);
  expect(readComponents(siteDir)).toBe(before);
  const table = JSON.parse(readFileSync(stored(), 'utf8'));
  table.components[0].name = 'FromTheStore';
  writeFileSync(stored(), JSON.stringify(table));
  expect([...JSON.parse(readFileSync(stored(), 'utf8')).components].map(({name}) => name)).toContain('FromTheStore');
  writeFileSync(path.join(siteDir, 'src/components/Thing.tsx'), THING.replace('label: string', 'words: string'));
  const after = readComponents(siteDir);
  expect(after.get('Thing')?.props[0].name).toBe('words');
  expect([...after.keys()]).not.toContain('FromTheStore');
});

test('a store that can’t be read is written anew', () => {
  readComponents(siteDir);
  writeFileSync(stored(), '{"components": [');
  expect([...readComponents(siteDir).keys()].sort()).toEqual(['Empty', 'Full', 'Own', 'Thing']);
  expect(() => JSON.parse(readFileSync(stored(), 'utf8'))).not.toThrow();
});

test('a tag that names no record is an error of whoever wrote it, and not of the page', () => {
  const label = {name: 'label', required: true, kind: 'string', choices: [], description: '', tags: {record: 'button'}};
  const table = toTable([{name: 'Thing', props: [label as Prop], children: 'none'}]);
  const page = createSource('pages/a.mdx', '---\ntitle: A\n---\n\n<Thing label="Apply" />\n');
  expect(() => readPage(page, table)).toThrow('Correct "@record button" of Thing');
});
