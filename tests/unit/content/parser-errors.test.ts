/** Whatever the parser of MDX can refuse has an explanation in our words, also after its packages are upgraded. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {EXPLANATIONS} from '../../../src/content/checker/page/broken';

const PACKAGES = [
  'mdast-util-mdx-expression',
  'mdast-util-mdx-jsx',
  'mdast-util-mdxjs-esm',
  'micromark-extension-mdx-expression',
  'micromark-extension-mdx-jsx',
  'micromark-extension-mdxjs-esm',
  'micromark-factory-mdx-expression',
  'micromark-util-events-to-acorn',
];

const EXPLAINED = Object.keys(EXPLANATIONS);

const codeOf = (name: string): string => {
  const folder = path.resolve('node_modules', name);
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'});
  const code = files.filter((file) => file.endsWith('.js') && !/^dev\b|node_modules/.test(file));
  return code.map((file) => readFileSync(path.join(folder, file), 'utf8')).join('\n');
};

/** `'mdast-util-mdx-jsx:unexpected-attribute'`, or `ruleId: 'acorn', source: 'micromark-extension-mdxjs-esm'`. */
function reportedIn(code: string): string[] {
  const whole = Array.from(code.matchAll(/'((?:mdast|micromark)-[a-z-]+:[a-z-]+)'/g), ([, origin]) => origin);
  const inTwo = Array.from(code.matchAll(/ruleId: '([^']+)',\s*source: '([^']+)'/g), ([, rule, by]) => `${by}:${rule}`);
  return [...new Set([...whole, ...inTwo])];
}

const REPORTED = PACKAGES.flatMap((name) => reportedIn(codeOf(name)));

/** One name is put together as it is reported: 'micromark-extension-mdx-jsx:unexpected-' + 'eof' or 'character'. */
const isSame = (name: string, reported: string) =>
  reported.endsWith('-') ? name.startsWith(reported) : name === reported;

test('each error that a package of MDX can report is explained', () => {
  expect(REPORTED.length).toBeGreaterThan(9);
  expect(REPORTED.filter((reported) => !EXPLAINED.some((name) => isSame(name, reported)))).toEqual([]);
});

test('each error that is explained is still reported', () => {
  expect(EXPLAINED.filter((name) => !REPORTED.some((reported) => isSame(name, reported)))).toEqual([]);
});
