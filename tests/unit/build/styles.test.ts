/** What sheets are given before the bundler has them, beside what Docusaurus gives them. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import postcss, {type AcceptedPlugin} from 'postcss';
import {withOurPlugins} from '../../../src/build/styles';

const PRESET = '/site/node_modules/postcss-preset-env/dist/index.cjs';
const ANOTHER = ['/site/node_modules/another/index.js', {loud: true}];

test('Docusaurus’ own plugins stay in their order, with their settings', () => {
  const own = [ANOTHER, [PRESET, {stage: 2, features: {clamp: false}}], 'a-third'];
  const {plugins, ident} = withOurPlugins({ident: 'postcss', plugins: own}, '.');
  expect(ident).toBe('postcss');
  expect(plugins.slice(2)).toEqual([
    ANOTHER,
    [
      PRESET,
      {stage: 2, features: {clamp: false, 'custom-media-queries': true, 'logical-properties-and-values': false}},
    ],
    'a-third',
  ]);
});

test('a Docusaurus without postcss-preset-env is an error that says what to look for', () => {
  expect(() => withOurPlugins({plugins: [ANOTHER]}, '.')).toThrow(
    'Docusaurus no longer gives style sheets to postcss-preset-env.',
  );
});

/** A sheet as the bundler gets it, one line for each rule. */
function given(css: string): string[] {
  const [, logical] = withOurPlugins({plugins: [[PRESET]]}, '.').plugins as AcceptedPlugin[];
  const {root} = postcss([logical]).process(css, {from: undefined});
  return root.nodes.map((rule) => rule.toString().replace(/\s+/g, ' '));
}

test('a place from an edge is written for both directions, with all that is said of it', () => {
  expect(given('.a { inset-inline-start: 1px !important; top: 0 }')).toEqual([
    '.a { left: 1px !important; top: 0 }',
    '[dir="rtl"] .a { left: auto !important; right: 1px !important }',
  ]);
  expect(given('.a { inset-inline-start: 1px; inset-inline-end: 2px }')[1]).toContain('{ left: 2px; right: 1px }');
});

for (const selector of ['html', ':root', 'html[data-theme="dark"] .a']) {
  test(`a place from an edge is refused in a rule for ${selector}, which has no place for the other direction`, () => {
    expect(() => given(`.b, ${selector} { inset-inline-start: 1px }`)).toThrow(
      `"${selector}" can’t have inset-inline-start.`,
    );
  });
}
