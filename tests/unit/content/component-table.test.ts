/** What is known of a component from its types and docstrings alone, and how long it is kept. */
import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {after, before, type TestContext, test} from 'node:test';
import {expect} from 'playwright/test';
import {readComponents} from '../../../src/content/checker/components/read.node';
import {componentLabel, type Prop, toTable} from '../../../src/content/checker/components/table';
import {readComponentTags, readPropTags} from '../../../src/content/checker/components/tags';
import {createSource} from '../../../src/content/checker/source';
import {KNOWN_NAMES} from '../../../src/content/site/componentNames';
import {PLACEMENTS} from '../../../src/content/site/pictures/placements';
import {readPage} from '../../../src/content/site/readPage';
import {components} from '../../site';

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
  /**\n   * Its address.\n   * @format picture\n   * @label The picture\n   * @hint What it shows.\n   * @rare\n   */
  picture?: string;
  /** @internal */
  hidden?: string;
  /** @internal */
  onClick?: () => void;
  children?: string;
}
type AfterBuild<Written> = Omit<Written, 'picture'> & {picture?: {element: true}};
/**\n * A thing.\n * @called Item\n */
export default function Thing(props: AfterBuild<Props>) {
  return props.label;
}
export const Empty = () => null;
export function Full({children}: {children: string}) {
  return children;
}
export function useThing() {}
export const Constant = 1;
`;

/** A site of one file of components, and its table, which is read once. Tests that change something copy it. */
let siteDir = '';

before(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'components-'));
  mkdirSync(path.join(siteDir, 'src/components'), {recursive: true});
  writeFileSync(
    path.join(siteDir, 'src/components/index.ts'),
    "export {Constant, default as Thing, Empty, Full, useThing} from '@site/src/components/Thing';\nexport function Own() {}\n",
  );
  writeFileSync(path.join(siteDir, 'src/components/Thing.tsx'), THING);
  readComponents(siteDir);
});

after(() => rmSync(siteDir, {recursive: true}));

test('components, and nothing else that is exported, with whether they take children', () => {
  const rows = [...readComponents(siteDir).values()].map(({name, children}) => `${name}: ${children}`);
  expect(rows.sort()).toEqual(['Empty: none', 'Full: required', 'Own: none', 'Thing: optional']);
});

test('what staff call a component: as its docstring says, or its name in words', () => {
  const components = readComponents(siteDir);
  expect(['Thing', 'Empty', 'FrameworkWheel'].map((name) => componentLabel(name, components))).toEqual([
    'Item',
    'Empty',
    'Framework wheel',
  ]);
});

test('props, with what they take; what is for developers alone is left out', () => {
  const {props} = readComponents(siteDir).get('Thing') ?? {props: []};
  expect(props[0]).toEqual({
    name: 'label',
    required: true,
    kind: 'string',
    choices: [],
    description: 'Its words.',
    record: {name: 'buttons', phrase: 'Apply to {}'},
    isAnchor: true,
  });
  expect(props.slice(1).map(({name, required, kind, choices}) => [name, required, kind, choices])).toEqual([
    ['count', false, 'number', []],
    ['main', false, 'boolean', []],
    ['always', false, 'boolean', []],
    ['tone', false, 'choice', ['ink', 'sand']],
    ['columns', false, 'choice', [2, 4]],
    ['mixed', false, 'choice', [1, 'all']],
    ['picture', false, 'string', []],
  ]);
});

test('pages write the address of a picture, whatever the component gets in its place', () => {
  const picture = readComponents(siteDir)
    .get('Thing')
    ?.props.find(({name}) => name === 'picture');
  expect(picture).toMatchObject({
    kind: 'string',
    format: 'picture',
    label: 'The picture',
    hint: 'What it shows.',
    isRare: true,
  });
});

/** Tags that mean nothing, and what whoever wrote them reads. */
const WRONG_TAGS: [read: (tags: Record<string, string>) => unknown, tags: Record<string, string>, message: string][] = [
  [
    readPropTags,
    {rar: ''},
    '@rar isn’t a tag that a prop can have. Those are: @record, @anchor, @format, @label, @hint, @rare and @internal.',
  ],
  [
    readPropTags,
    {format: 'prize'},
    '@format prize is no format. The formats are: address, date, ground, picture, price, silk and time.',
  ],
  [readPropTags, {label: ''}, '@label needs words behind it.'],
  [readPropTags, {rare: 'mostly'}, '@rare takes no words, and has “mostly”.'],
  [readPropTags, {record: 'buttons Apply'}, '@record buttons Apply lacks the {} for the text of its prop.'],
  [readComponentTags, {record: 'buttons'}, '@record isn’t a tag that a component can have. Those are: @inside,'],
  [readComponentTags, {add: 'A card'}, '@add A card lacks a name, a colon, and a sentence about it.'],
  [readComponentTags, {called: ''}, '@called needs words behind it.'],
  [readComponentTags, {only: 'Board'}, '@only says where @add puts or lists it, and there is no @add.'],
  [readComponentTags, {add: 'Card: One.', rank: 'first'}, '@rank first isn’t a number.'],
  [readComponentTags, {add: 'Card: One', only: 'Board', within: 'Cards'}, '@within and @only both say where'],
];
for (const [read, tags, message] of WRONG_TAGS) {
  test(`a tag that means nothing is refused: ${message}`, () => {
    expect(() => read(tags)).toThrow(message);
  });
}

test('a misspelt tag is an error that names the file, the line and the prop', (t) => {
  const {dir, write} = copyFor(t);
  write('src/components/Thing.tsx', THING.replace('@internal', '@interal'));
  expect(() => readComponents(dir)).toThrow(
    /^Correct the docstring of “hidden” \(\S+src\/components\/Thing\.tsx:\d+\): @interal isn’t a tag that a prop can have\./,
  );
});

for (const type of ['string | number', "boolean | 'auto'", '{color: string}', '() => void']) {
  test(`a setting that pages can’t write, ${type}, is an error until it is marked as internal`, (t) => {
    const {dir, write} = copyFor(t);
    const own = `  own?: ${type};\n  count?: number;`;
    write('src/components/Thing.tsx', THING.replace('  count?: number;', own));
    expect(() => readComponents(dir)).toThrow(
      /^Correct the docstring of “own” \(\S+Thing\.tsx:\d+\): Pages can’t write its type,/,
    );
    write('src/components/Thing.tsx', THING.replace('  count?: number;', `  /** @internal */\n${own}`));
    expect(
      readComponents(dir)
        .get('Thing')
        ?.props.map(({name}) => name),
    ).not.toContain('own');
  });
}

for (const [what, before, after] of [
  ['has another name', /AfterBuild</g, 'Built<'],
  ['is written out', 'props: AfterBuild<Props>', "props: Omit<Props, 'picture'> & {picture?: {element: true}}"],
] as const) {
  test(`a component whose type of a picture ${what} is an error, and its setting isn’t lost`, (t) => {
    const {dir, write} = copyFor(t);
    write('src/components/Thing.tsx', THING.replace(before, after));
    expect(() => readComponents(dir)).toThrow(/^Correct the docstring of “picture” .* takes AfterBuild<Props>\.$/);
  });
}

for (const [where, before, after, prop, tag] of [
  ['behind a sentence', '/** @internal */', '/** For developers. @internal */', 'hidden', '@internal'],
  ['behind another tag', '* @rare', '* @hint Rare. @rare', 'picture', '@rare'],
]) {
  test(`a tag ${where} is an error that says to write it on a line of its own`, (t) => {
    const {dir, write} = copyFor(t);
    write('src/components/Thing.tsx', THING.replace(before, after));
    expect(() => readComponents(dir)).toThrow(
      new RegExp(`^Correct the docstring of “${prop}” \\(\\S+Thing\\.tsx:\\d+\\): Write ${tag} on a line of its own,`),
    );
  });
}

test('an address in a sentence is no tag', (t) => {
  const {dir, write} = copyFor(t);
  write('src/components/Thing.tsx', THING.replace('Its words.', 'Its words, such as name@example.org.'));
  expect(readComponents(dir).get('Thing')?.props[0].description).toBe('Its words, such as name@example.org.');
});

const STORE = 'node_modules/.cache/content/table.json';

/** A copy of the site with its stored table, until the test has ended. Nothing of it has been read by this process. */
function copyFor(t: TestContext) {
  const dir = mkdtempSync(path.join(tmpdir(), 'components-'));
  t.after(() => rmSync(dir, {recursive: true}));
  cpSync(siteDir, dir, {recursive: true});
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
    writeFileSync(path.join(dir, file), text);
  };
  return {dir, write, read: (file: string) => readFileSync(path.join(dir, file), 'utf8')};
}

const namesIn = (dir: string) => [...readComponents(dir).keys()].sort();
const ALL = ['Empty', 'Full', 'Own', 'Thing'];

test('the table is stored, and read back while its sources are the same', (t) => {
  const {dir, read, write} = copyFor(t);
  write(STORE, read(STORE).replace('"name":"Thing"', '"name":"FromTheStore"'));
  expect(namesIn(dir)).toEqual(['Empty', 'FromTheStore', 'Full', 'Own']);
});

test('the same process keeps one table while its sources are the same', () => {
  expect(readComponents(siteDir)).toBe(readComponents(siteDir));
});

for (const [what, file, text] of [
  ['a component', 'src/components/Thing.tsx', THING.replace('label: string', 'words: string')],
  ['what makes the table', 'src/content/checker/components/generate.ts', '// Another way'],
  ['a package', 'package.json', '{"dependencies": {}}'],
]) {
  test(`the table is made anew once ${what} has changed`, (t) => {
    const {dir, read, write} = copyFor(t);
    write(STORE, JSON.stringify({...JSON.parse(read(STORE)), components: []}));
    write(file, text);
    expect(namesIn(dir)).toEqual(ALL);
  });
}

test('a setting that was renamed is known by its new name at once, in the same process', (t) => {
  const {dir, write} = copyFor(t);
  expect(readComponents(dir).get('Thing')?.props[0].name).toBe('label');
  write('src/components/Thing.tsx', THING.replace('label: string', 'words: string'));
  expect(readComponents(dir).get('Thing')?.props[0].name).toBe('words');
});

test('a store that can’t be read is written anew', (t) => {
  const {dir, read, write} = copyFor(t);
  write(STORE, '{"components": [');
  expect(namesIn(dir)).toEqual(ALL);
  expect(() => JSON.parse(read(STORE))).not.toThrow();
});

test('a tag that names no record is an error of whoever wrote it, and not of the page', () => {
  const label = {
    name: 'label',
    required: true,
    kind: 'string',
    choices: [],
    description: '',
    record: {name: 'button'},
  };
  const table = toTable([{name: 'Thing', props: [label as Prop], children: 'none'}]);
  const page = createSource('pages/a.mdx', '---\ntitle: A\n---\n\n<Thing label="Apply" />\n');
  expect(() => readPage(page, table)).toThrow('Correct "@record button" of Thing');
});

test('a component says itself what Add offers, and where that goes', (t) => {
  const {dir, read, write} = copyFor(t);
  const offered = `
/**\n * A door.\n * @inside Doors\n * @add Door: Leads to a part of the page.\n */
export function Door() {}
/**\n * A tier.\n * @list\n * @add Price: A tier, and what it includes.\n * @only Board\n */
export function Tier() {}
`;
  write('src/components/index.ts', read('src/components/index.ts') + offered);
  const [door, tier] = ['Door', 'Tier'].map((name) => readComponents(dir).get(name));
  expect(door?.add).toEqual({label: 'Door', description: 'Leads to a part of the page.', into: 'Doors'});
  expect(tier).toMatchObject({isList: true, add: {label: 'Price', only: 'Board'}});
});

test('the components and props that rules know by name exist', () => {
  const propOf = (component: string, prop: string) => components.get(component)?.props.find(({name}) => name === prop);
  const names = Object.entries(KNOWN_NAMES).flatMap(([component, props]) => props.map((prop) => [component, prop]));
  expect(Object.keys(KNOWN_NAMES).filter((component) => !components.has(component))).toEqual([]);
  expect(names.filter(([component, prop]) => !propOf(component, prop))).toEqual([]);
  expect(['date', 'lastDay', 'starts', 'ends'].map((prop) => propOf('Event', prop)?.format)).toEqual([
    ...['date', 'date', 'time', 'time'],
  ]);
  expect(propOf('Tier', 'price')?.format).toBe('price');
  const withPicture = [...components.values()].filter(({props}) => props.some(({format}) => format === 'picture'));
  const placed = Object.keys(PLACEMENTS);
  expect(withPicture.map(({name}) => name)).toEqual(expect.arrayContaining(placed));
  expect(withPicture.filter(({name}) => !propOf(name, 'picture'))).toEqual([]);
});
