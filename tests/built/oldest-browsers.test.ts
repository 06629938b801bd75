/**
 * Whether the oldest supported browsers (Chrome 87, Safari 14, Firefox 78) can run the build: the syntax of every script,
 * and every property, value and selector of the styles, compared with MDN's compatibility tables. Scripts inside a page
 * must be read by every browser, also by those that get a page without script. The staff's editor states newer versions,
 * and its scripts and styles are compared with those.
 */
import {test} from 'node:test';
import bcd, {type CompatStatement, type Identifier, type SimpleSupportStatement} from '@mdn/browser-compat-data';
import {parse as parseScript} from 'acorn';
import {expect} from 'playwright/test';
import postcss, {type Declaration} from 'postcss';
import {TESTS} from '../../scripts/builds.mjs';
import {readBuild} from '../../scripts/verify/built';
import {TOO_OLD} from '../../src/editor/ui/browserCheck';
import {build} from './builtSite';

const OLDEST = {chrome: 87, firefox: 78, safari: 14};
type Versions = typeof OLDEST;

/** The newest edition of JavaScript that all three support, and the one that scripts inside pages are written in. */
const EDITION = 2020;
const INLINE_EDITION = 2019;

/** Methods newer than these browsers. A parser can't tell them from others. */
const LATE_METHODS =
  /\.(at|findLast|findLastIndex|toSorted|toReversed|toSpliced|hasOwn|groupBy|withResolvers)\(|\bstructuredClone\(/g;

/** Styles that some of these browsers ignore, and what their users get instead. */
const EXCEPTIONS: Record<string, string> = {
  ':focus-visible': 'Safari 14 shows its own ring at the focus.',
  'break-after': 'On paper a heading may end a page.',
  'gap (flex_context)': 'Safari 14.0 sets the parts close to each other.',
  'forced-color-adjust': 'No such mode in these browsers, or the mark takes its colours.',
  'forced-colors (media)': 'No such mode in these browsers.',
  'overflow-wrap: anywhere': 'A long word is broken all the same, by "break-word" on the root.',
  'scroll-margin-top': 'Safari 14.0: the bar covers a heading that an address names, in the handbook.',
  '@page': 'Safari 14 prints with the margins of its own.',
  'page-break-after: avoid': 'On paper a heading may end a page.',
  'color-scheme': 'Firefox 78 draws its scrollbars light in the dark theme, too.',
  'grid-template-rows: subgrid': 'Lines of the price board are not level with each other; each tier is whole.',
  'text-size-adjust': 'What it switches off happens on phones held sideways in other browsers.',
  'text-wrap': 'Lines of a heading break where they are full.',
  'size-adjust (font-face)': 'The fallback font is a little wider until the other comes.',
  'ascent-override (font-face)': 'The fallback font moves by a pixel or two when the other comes.',
  'descent-override (font-face)': 'The same.',
  'line-gap-override (font-face)': 'The same.',
  ':has': 'The gold line below a figure is there while it counts; a heading is smaller than its one sentence.',
  'user-select': 'A long press selects a word and not the whole address.',
  'aspect-ratio': 'A rider’s jersey is drawn down to its hem, and the line is below it.',
};

/** All files but the staff's, who have newer browsers. */
const FILES = [...build.files];
const read = build.text;
const pages = FILES.filter((file) => file.endsWith('.html'));

/** The contents of all `script` or `style` elements of all pages, without duplicates. */
function inline(tag: 'script' | 'style'): string[] {
  const texts = pages.flatMap((file) =>
    [...read(file).matchAll(new RegExp(`<${tag}([^>]*)>(.*?)</${tag}>`, 'gs'))]
      .filter(([, attributes]) => !/json|speculationrules|src=/.test(attributes))
      .map(([, , text]) => text),
  );
  return [...new Set(texts)];
}

interface Script {
  name: string;
  text: string;
  /** The edition of JavaScript that it may use. */
  edition: typeof EDITION | typeof INLINE_EDITION;
}

/** Every script: the files, and what is inline. */
function scripts(): Script[] {
  const files = FILES.filter((file) => file.endsWith('.js'));
  return [
    ...files.map((file): Script => ({name: file, text: read(file), edition: EDITION})),
    ...inline('script').map((text): Script => {
      return {name: `the inline script "${text.slice(0, 40)}…"`, text, edition: INLINE_EDITION};
    }),
  ];
}

test('every script is written in JavaScript that they know', () => {
  expect(scripts().length).toBeGreaterThan(8);
  expect(inline('script').length).toBeGreaterThan(0);
  const problems: string[] = [];
  for (const {name, text, edition} of scripts()) {
    try {
      parseScript(text, {ecmaVersion: edition, sourceType: 'script', allowHashBang: false});
    } catch (error) {
      problems.push(`${name} isn't JavaScript of ${edition}: ${(error as Error).message}`);
    }
  }
  expect(problems).toEqual([]);
  // The pages' policy forbids it, and so the script would stop there.
  expect(inline('script').filter((text) => /\beval\(|new Function/.test(text))).toEqual([]);
});

test('newer JavaScript is detected', () => {
  expect(() => parseScript('a ||= b', {ecmaVersion: EDITION})).toThrow();
  expect('list.at(-1)').toMatch(new RegExp(LATE_METHODS.source));
});

test('no script calls a method that came later', () => {
  const calls = scripts().flatMap(({name, text}) => {
    return (text.match(LATE_METHODS) ?? []).map((call) => `${name}: ${call}`);
  });
  expect(calls).toEqual([]);
});

/** The supported browsers that lack a feature. With `prefixed`, a prefixed version counts as the feature. */
function lacking(feature: CompatStatement | undefined, prefixed = false, versions: Versions = OLDEST): string[] {
  if (!feature) return [];
  return (Object.keys(versions) as (keyof Versions)[]).filter((browser) => {
    const statements = [feature.support[browser] ?? []].flat() as SimpleSupportStatement[];
    return !statements.some(
      ({version_added: added, prefix, flags, alternative_name: other}) =>
        typeof added === 'string' &&
        Number.parseFloat(added.replace('≤', '')) <= versions[browser] &&
        !flags &&
        !other &&
        (!prefix || prefixed),
    );
  });
}

/** What a style sheet uses and one of the browsers lacks, named as in EXCEPTIONS. */
function unsupported(css: string, versions: Versions = OLDEST): Map<string, string> {
  const gaps = new Map<string, string>();
  const look = (name: string, feature: Identifier | undefined, prefixed = false) => {
    const browsers = lacking(feature?.__compat, prefixed, versions);
    if (browsers.length > 0) gaps.set(name, browsers.join(', '));
  };
  const checkValue = ({prop, value, parent}: Declaration) => {
    const property = bcd.css.properties[prop];
    for (const [word] of value.replace(/url\([^)]*\)|"[^"]*"|--[\w-]+/g, '').matchAll(/[a-z][a-z-]*(?=$|[\s,!/)])/g)) {
      look(`${prop}: ${word}`, property?.[word]);
    }
    for (const [, name] of value.matchAll(/([a-z-]+)\(/g)) {
      look(`${name}()`, bcd.css.types[name] ?? bcd.css.types.color?.[name]);
    }
    const flex = parent?.some((node) => node.type === 'decl' && node.prop === 'display' && /flex/.test(node.value));
    if (flex && /gap$/.test(prop)) look(`${prop} (flex_context)`, property?.flex_context);
  };
  const root = postcss.parse(css);
  root.walkDecls((declaration) => {
    const {prop, parent} = declaration;
    if (prop.startsWith('-')) return;
    if (parent?.type === 'atrule' && (parent as postcss.AtRule).name === 'font-face') {
      look(`${prop} (font-face)`, bcd.css['at-rules']['font-face'][prop]);
      return;
    }
    const prefixed = Boolean(
      parent?.some((node) => node.type === 'decl' && /^-(webkit|moz)-/.test(node.prop) && node.prop.endsWith(prop)),
    );
    look(prop, bcd.css.properties[prop], prefixed);
    checkValue(declaration);
  });
  root.walkRules(({selector}) => {
    for (const [, name] of selector.matchAll(/::?([a-z-]+)/g)) {
      if (!name.startsWith('-')) look(`:${name}`, bcd.css.selectors[name]);
    }
    if (/:not\([^)]*[,> ]/.test(selector)) look(':not (selector_list)', bcd.css.selectors.not.selector_list);
  });
  root.walkAtRules(({name, params}) => {
    look(`@${name}`, bcd.css['at-rules'][name]);
    if (name !== 'media') return;
    for (const [, feature] of params.matchAll(/\(([a-z-]+)/g)) {
      look(`${feature} (media)`, bcd.css['at-rules'].media[feature.replace(/^(min|max)-/, '')]);
    }
  });
  return gaps;
}

/** The name of the exception that excuses a gap: its own, or, for a value, that of its property. */
const exceptionFor = (name: string, exceptions: Record<string, string>) =>
  [name, name.split(':')[0]].find((one) => one in exceptions);

test('they know everything in the styles, except what nobody misses', () => {
  const sheets = [...FILES.filter((file) => file.endsWith('.css')).map(read), ...inline('style')];
  expect(sheets.length).toBeGreaterThan(0);
  const gaps = sheets.flatMap((css) => [...unsupported(css)]);
  const unknown = gaps
    .filter(([name]) => exceptionFor(name, EXCEPTIONS) === undefined)
    .map(
      ([name, browsers]) =>
        `"${name}" is unknown to ${browsers}. Write it another way, or add it to EXCEPTIONS with its fallback.`,
    );
  expect([...new Set(unknown)]).toEqual([]);
  const used = new Set(gaps.map(([name]) => exceptionFor(name, EXCEPTIONS)));
  expect(
    Object.keys(EXCEPTIONS).filter((name) => !used.has(name)),
    'exceptions that are no longer needed',
  ).toEqual([]);
});

test('newer CSS is detected', () => {
  const gaps = unsupported('@layer a { a:has(b) { color: color-mix(in srgb, red, blue); text-wrap: balance } }');
  expect([...gaps.keys()]).toEqual(expect.arrayContaining(['@layer', ':has', 'color-mix()', 'text-wrap']));
});

/** The versions that the editor states: "Chrome or Edge 111, Firefox 115, Safari 16.4". */
const STATED = Object.fromEntries(
  ['Chrome or Edge', 'Firefox', 'Safari'].map((name) => [
    name.split(' ')[0].toLowerCase(),
    Number(new RegExp(`${name} ([\\d.]*\\d)`).exec(TOO_OLD)?.[1]),
  ]),
) as Versions;

/** The oldest that have all that the editor asks for when it opens: whatever is older gets its sentence. */
const LET_IN: Versions = {chrome: 103, firefox: 105, safari: 16.4};
/** The newest edition of JavaScript that those know. */
const LET_IN_EDITION = 2022;

/** Methods that one of them lacks, and that the staff's scripts look for before they call them; or others of the same name. */
const LOOKED_FOR: Record<string, string> = {
  '.canParse(': 'zod makes a URL without it.',
  '.toArray(': 'React’s Children have it.',
  '.bytes(': 'The checked files have it.',
  '.adopt(': 'The workspace has it.',
  '.escape(': 'CSS.escape is older, RegExp.escape isn’t called.',
  '.move(': 'A library’s own.',
  '.use(': 'React’s own.',
};

const staff = readBuild(TESTS.staff.dir, TESTS.staff.env);
const staffsScripts = () => [...staff.files].filter((file) => file.endsWith('.js'));

/** Calls of what JavaScript, URLs and signals have, and one of these versions lacks: ".groupBy(" or ".toSorted(". */
function lateCalls(versions: Versions): string[] {
  const {URL, AbortSignal, Response} = bcd.api;
  const objects: object[] = Object.values({...bcd.javascript.builtins, URL, AbortSignal, Response});
  const members = objects.flatMap((object) => Object.entries(object) as [string, Identifier][]);
  const methods = members
    .map(([key, {__compat}]) => ({
      name: key.replace(/_static$/, ''),
      lacks: lacking(__compat, false, versions).length > 0,
    }))
    .filter(({name}) => /^[a-z][A-Za-z]+$/.test(name));
  // What an older object has by the same name, such as an array's `map`, can't be told apart.
  const early = new Set(methods.filter(({lacks}) => !lacks).map(({name}) => name));
  return methods.filter(({name, lacks}) => lacks && !early.has(name)).map(({name}) => `.${name}(`);
}

test('the editor: every browser that it lets in knows its scripts', () => {
  expect(STATED).toEqual({chrome: expect.any(Number), firefox: expect.any(Number), safari: expect.any(Number)});
  for (const [browser, version] of Object.entries(LET_IN)) {
    expect(STATED[browser as keyof Versions], browser).toBeGreaterThanOrEqual(version);
  }
  expect(staffsScripts().length).toBeGreaterThan(8);
  const calls = lateCalls(LET_IN);
  expect(calls).toEqual(expect.arrayContaining(['.groupBy(', '.withResolvers(', '.toSorted(']));
  const gaps = staffsScripts().flatMap((file) => {
    const text = staff.text(file);
    parseScript(text, {ecmaVersion: LET_IN_EDITION, sourceType: 'script', allowHashBang: false});
    return calls.filter((call) => text.includes(call)).map((call) => `${file}: ${call}`);
  });
  const unknown = gaps.filter((line) => !Object.keys(LOOKED_FOR).some((call) => line.endsWith(` ${call}`)));
  expect(unknown, 'Ask for it in src/editor/ui/browserCheck.ts, or do without it.').toEqual([]);
  expect(Object.keys(LOOKED_FOR).filter((call) => !gaps.some((line) => line.endsWith(call)))).toEqual([]);
});

/** Styles of the staff's build that a stated version ignores, and what its users get instead. */
const STAFF_EXCEPTIONS: Record<string, string> = {
  'scrollbar-width': 'The bar for scrolling is as wide as others.',
  'scrollbar-gutter': 'The form moves by the width of that bar when it gets one.',
  'anchor-scope': 'What a mark says opens in the middle of the window.',
  'anchor-name': 'The same.',
  'anchor()': 'The same.',
  'position-area': 'The same.',
};

test('the editor: the versions that it states know its styles, except what nobody misses', () => {
  const sheets = [...staff.files].filter((file) => file.endsWith('.css')).map((file) => staff.text(file));
  expect(sheets.length).toBeGreaterThan(0);
  const gaps = new Map(sheets.flatMap((css) => [...unsupported(css, STATED)]));
  const lines = [...gaps].filter(([name]) => !exceptionFor(name, {...EXCEPTIONS, ...STAFF_EXCEPTIONS}));
  expect(lines.map(([name, browsers]) => `"${name}" is unknown to ${browsers}.`)).toEqual([]);
  expect(Object.keys(STAFF_EXCEPTIONS).filter((name) => !gaps.has(name))).toEqual([]);
});
