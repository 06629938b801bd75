/** What sheets are given before the bundler has them, beside what Docusaurus gives them. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
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
