/** What the check knows of a component, from its types and docstrings alone. */
import {mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'playwright/test';
import {readComponents} from '../../../scripts/check/components';

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

test.beforeAll(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'components-'));
  mkdirSync(path.join(siteDir, 'src/components'), {recursive: true});
  writeFileSync(
    path.join(siteDir, 'src/components/index.ts'),
    "export {Constant, default as Thing, Empty, Full, useThing} from '@site/src/components/Thing';\nexport function Own() {}\n",
  );
  writeFileSync(path.join(siteDir, 'src/components/Thing.tsx'), THING);
});

test.afterAll(() => rmSync(siteDir, {recursive: true}));

test('components, and nothing else that is exported, with what they may hold', () => {
  const known = [...readComponents(siteDir).values()].map(({name, content}) => `${name}: ${content}`);
  expect(known.sort()).toEqual(['Empty: none', 'Full: required', 'Own: none', 'Thing: allowed']);
});

test('settings, with what they take; what is for developers alone is left out', () => {
  const {description, settings} = readComponents(siteDir).get('Thing') ?? {settings: []};
  expect(description).toBe('A thing.');
  expect(settings[0]).toEqual({
    name: 'label',
    required: true,
    kind: 'text',
    choices: [],
    description: 'Its words.',
    marks: {record: 'buttons Apply to {}', anchor: ''},
  });
  expect(settings.slice(1).map(({name, required, kind, choices}) => [name, required, kind, choices])).toEqual([
    ['count', false, 'number', []],
    ['main', false, 'yes', []],
    ['always', false, 'yes', []],
    ['tone', false, 'choice', ['ink', 'sand']],
    ['columns', false, 'choice', [2, 4]],
    ['mixed', false, 'choice', [1, 'all']],
  ]);
});

test('they are read once, and again when a component has changed', () => {
  const before = readComponents(siteDir);
  expect(readComponents(siteDir)).toBe(before);
  const file = path.join(siteDir, 'src/components/Thing.tsx');
  writeFileSync(file, THING.replace('label: string', 'words: string'));
  utimesSync(file, new Date(), new Date('2030-01-01'));
  const [first] = readComponents(siteDir).get('Thing')?.settings ?? [];
  expect(first.name).toBe('words');
});

test('a site without components has none', () => {
  expect(readComponents(path.join(siteDir, 'nowhere')).size).toBe(0);
});
