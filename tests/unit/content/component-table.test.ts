/** What is known of a component from its types and docstrings. */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {type TestContext, test} from 'node:test';
import {expect} from 'playwright/test';
import {readComponents} from '../../../src/content/checker/components/read.node';
import {componentLabel} from '../../../src/content/checker/components/table';
import {readComponentTags, readPropTags} from '../../../src/content/checker/components/tags';
import {KNOWN_NAMES} from '../../../src/content/site/componentNames';
import {components} from '../../site';

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
 * @called Item
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

/** The table of a site with one file of components. */
function tableOf(t: TestContext, code: string) {
  const dir = mkdtempSync(path.join(tmpdir(), 'components-'));
  t.after(() => rmSync(dir, {recursive: true}));
  mkdirSync(path.join(dir, 'src/components'), {recursive: true});
  writeFileSync(
    path.join(dir, 'src/components/index.ts'),
    "export {Constant, default as Thing, Empty, Full, useThing} from '@site/src/components/Thing';\n",
  );
  writeFileSync(path.join(dir, 'src/components/Thing.tsx'), code);
  return readComponents(dir);
}

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
  ['an unknown tag of a prop', readPropTags, {rar: ''}, '@rar isn’t a tag that a prop can have.'],
  [
    'an unknown tag of a component',
    readComponentTags,
    {label: 'Title'},
    '@label isn’t a tag that a component can have.',
  ],
  [
    'an unknown format',
    readPropTags,
    {format: 'prize'},
    '@format prize is no format. The formats are: address, figure,',
  ],
  ['a tag without its text', readPropTags, {label: ''}, '@label needs words behind it.'],
  ['a tag with a text that it doesn’t take', readPropTags, {rare: 'mostly'}, '@rare takes no words, and has “mostly”.'],
  [
    '@add without a description',
    readComponentTags,
    {add: 'A card'},
    '@add A card lacks a name, a colon, and a sentence',
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
    /^Correct the docstring of “onClick” \(\S+Thing\.tsx:\d+\): @interal isn’t a tag/,
  ],
  [
    'a tag behind a sentence',
    '/** @internal */',
    '/** For developers. @internal */',
    /“onClick” .*: Write @internal on a line of its own,/,
  ],
  [
    'a prop of a type that pages can’t write',
    'count?: number',
    'count?: {of: number}',
    /“count” .*: Pages can’t write its type,/,
  ],
] as const) {
  test(`${what} is an error with its file, line and prop`, (t) => {
    expect(() => tableOf(t, THING.replace(from, to))).toThrow(message);
  });
}

test('the components and props that rules name exist', () => {
  const names = Object.entries(KNOWN_NAMES).flatMap(([component, props]) => [
    component,
    ...props.map((prop) => `${component}.${prop}`),
  ]);
  const existing = [...components.values()].flatMap(({name, props}) => [
    name,
    ...props.map((prop) => `${name}.${prop.name}`),
  ]);
  expect(existing).toEqual(expect.arrayContaining(names));
});
