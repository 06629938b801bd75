/**
 * Whether the oldest supported browsers know every property, value and selector of the styles, and those that the staff's
 * editor states know its own. What they don't know is listed with what their users get instead.
 */
import {test} from 'node:test';
import bcd, {type Identifier} from '@mdn/browser-compat-data';
import {expect} from 'playwright/test';
import postcss, {type Declaration} from 'postcss';
import {build} from './builtSite';
import {filesOf, inline, lacking, OLDEST, STATED, staff, type Versions} from './oldestBrowsers';

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

/** What a style sheet uses and one of the browsers lacks, named as in EXCEPTIONS. */
function unsupported(css: string, versions: Versions): Map<string, string> {
  const gaps = new Map<string, string>();
  const look = (name: string, feature: Identifier | undefined, prefixed = false) => {
    const browsers = lacking(feature?.__compat, versions, prefixed);
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
  const sheets = [...filesOf(build, '.css').map(build.text), ...inline('style')];
  expect(sheets.length).toBeGreaterThan(0);
  const gaps = sheets.flatMap((css) => [...unsupported(css, OLDEST)]);
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
  const css = '@layer a { a:has(b) { color: color-mix(in srgb, red, blue); text-wrap: balance } }';
  const gaps = unsupported(css, OLDEST);
  expect([...gaps.keys()]).toEqual(expect.arrayContaining(['@layer', ':has', 'color-mix()', 'text-wrap']));
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
  const sheets = filesOf(staff, '.css').map(staff.text);
  expect(sheets.length).toBeGreaterThan(0);
  const gaps = new Map(sheets.flatMap((css) => [...unsupported(css, STATED)]));
  const lines = [...gaps].filter(([name]) => !exceptionFor(name, {...EXCEPTIONS, ...STAFF_EXCEPTIONS}));
  expect(lines.map(([name, browsers]) => `"${name}" is unknown to ${browsers}.`)).toEqual([]);
  expect(Object.keys(STAFF_EXCEPTIONS).filter((name) => !gaps.has(name))).toEqual([]);
});
