/** What is known of a component from its types and docstrings. */
import {mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {type TestContext, test} from 'node:test';
import {expect} from 'playwright/test';
import {readComponents} from '../../../src/content/components/read.node';
import {componentLabel} from '../../../src/content/components/table';
import {readComponentTags, readPropTags} from '../../../src/content/components/tags';

const THING = `
/** A thing to show. */
interface Props {
  /**
   * Its label.
   * @anchor
   */
  label: string;
  count?: number;
  main?: boolean;
  tone?: 'sand' | 'ink';
  columns?: 4 | 2;
  /**
   * Its address, such as name@example.org.
   * @format address
   * @label Goes to
   * @rare
   */
  to?: string;
  /** @internal */
  onClick?: () => void;
  children?: string;
}
/**
 * A thing.
 * @label Item
 * @inside Doors
 * @add Thing: Links to a part of the page.
 */
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

/** The folder of a site with one file of components. */
function siteWith(t: TestContext, code: string): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'components-'));
  t.after(() => rmSync(dir, {recursive: true}));
  mkdirSync(path.join(dir, 'src/components'), {recursive: true});
  writeFileSync(
    path.join(dir, 'src/components/index.ts'),
    "export {Constant, default as Thing, Empty, Full, useThing} from '@site/src/components/Thing';\n",
  );
  writeFileSync(path.join(dir, 'src/components/Thing.tsx'), code);
  return dir;
}

const tableOf = (t: TestContext, code: string) => readComponents(siteWith(t, code));

test('the table has the exported components, with what they are called and whether they take children', (t) => {
  const table = tableOf(t, THING);
  const rows = [...table.values()].map(({name, children}) => `${name}, ${componentLabel(name, table)}: ${children}`);
  expect(rows.sort()).toEqual(['Empty, Empty: none', 'Full, Full: required', 'Thing, Item: optional']);
  expect(componentLabel('FrameworkElements', table)).toBe('Framework elements');
});

test('the table has each prop that pages can set, with the values that it takes', (t) => {
  const {props} = tableOf(t, THING).get('Thing') ?? {props: []};
  expect(props.map(({name, required, kind, choices}) => [name, required, kind, choices])).toEqual([
    ['label', true, 'string', []],
    ['count', false, 'number', []],
    ['main', false, 'boolean', []],
    ['tone', false, 'choice', ['ink', 'sand']],
    ['columns', false, 'choice', [2, 4]],
    ['to', false, 'string', []],
  ]);
});

test('the tags of docstrings say what types can’t', (t) => {
  const thing = tableOf(t, THING).get('Thing');
  expect(thing?.add).toEqual({label: 'Thing', description: 'Links to a part of the page.', into: 'Doors'});
  const [label, to] = ['label', 'to'].map((name) => thing?.props.find((prop) => prop.name === name));
  expect(label).toMatchObject({
    description: 'Its label.',
    isAnchor: true,
  });
  expect(to).toMatchObject({
    description: 'Its address, such as name@example.org.',
    format: 'address',
    label: 'Goes to',
    isRare: true,
  });
});

for (const [what, read, tags, message] of [
  ['an unknown tag of a prop', readPropTags, {rar: ''}, '@rar isn’t known here.'],
  ['an unknown tag of a component', readComponentTags, {rare: ''}, '@rare isn’t known here.'],
  ['an unknown format', readPropTags, {format: 'prize'}, '@format prize is unknown. The formats are: address,'],
  [
    '@add without a description',
    readComponentTags,
    {add: 'A card'},
    '@add A card needs a name, a colon and a sentence.',
  ],
] as const) {
  test(`${what} is an error`, () => {
    expect(() => (read as (written: Record<string, string>) => unknown)(tags)).toThrow(message);
  });
}

for (const [what, from, to, message] of [
  [
    'a misspelt tag',
    '@internal',
    '@interal',
    /^Correct the docstring of “onClick” \(\S+Thing\.tsx:\d+\): @interal isn’t/,
  ],
  [
    'a prop of a type that pages can’t express',
    'count?: number',
    'count?: {of: number}',
    /“count” .*: Pages can’t express/,
  ],
] as const) {
  test(`${what} is an error with its file, line and prop`, (t) => {
    expect(() => tableOf(t, THING.replace(from, to))).toThrow(message);
  });
}

test('a component that has changed is read again', (t) => {
  const dir = siteWith(t, THING);
  const before = readComponents(dir);
  expect(readComponents(dir)).toBe(before);
  const file = path.join(dir, 'src/components/Thing.tsx');
  writeFileSync(file, THING.replace('count?', 'total?'));
  const later = new Date(Date.now() + 1000);
  utimesSync(file, later, later);
  expect(readComponents(dir).get('Thing')?.props[1].name).toBe('total');
});
