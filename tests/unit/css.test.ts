/** Mistakes in style sheets that no tool reports: a class or a breakpoint that doesn't exist. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {classesIn} from './sheets';

const filesOf = (ending: RegExp) =>
  readdirSync('src', {recursive: true, encoding: 'utf8'})
    .filter((file) => ending.test(file))
    .map((file) => `src/${file}`);
const textOf = (file: string) => readFileSync(file, 'utf8');

const BREAKPOINTS = textOf('src/css/breakpoints.css');

test('every class that a component uses exists', () => {
  const missing = filesOf(/\.tsx?$/).flatMap((file) => {
    const source = textOf(file);
    const imports = source.matchAll(/^import (\w+) from '(\..*\.module\.css)';$/gm);
    return Array.from(imports).flatMap(([, styles, sheet]) => {
      const classes = classesIn(textOf(path.join(path.dirname(file), sheet)));
      return Array.from(source.matchAll(new RegExp(`\\b${styles}\\.(?!module\\b)(\\w+)`, 'g')), ([, name]) => name)
        .filter((name) => !classes.has(name))
        .map((name) => `${file}: ${sheet} has no .${name}`);
    });
  });
  expect(missing).toEqual([]);
});

test('every breakpoint that a style sheet uses exists', () => {
  const names = Array.from(BREAKPOINTS.matchAll(/@custom-media (--[\w-]+)/g), ([, name]) => name);
  for (const file of filesOf(/\.css$/)) {
    for (const [, name] of textOf(file).matchAll(/@media[^{]*\((--[\w-]+)\)/g)) expect(names, file).toContain(name);
  }
});

test('the menu’s script and Docusaurus show the links in the navbar from the same width as the style sheets', () => {
  const [, width] = /@custom-media --desktop \(min-width: ([\d.]+)rem\)/.exec(BREAKPOINTS) ?? [];
  expect(textOf('src/browser/inline/menu.ts')).toContain(`(min-width:${width}rem)`);
  const docusaurus = textOf('node_modules/@docusaurus/theme-common/lib/hooks/useWindowSize.js');
  expect(docusaurus).toContain(`const DesktopBreakpoint = ${Math.floor(16 * Number(width))};`);
});
