/** A guard of all style sheets: each class gets a short name, no two are alike, and they are the same in every build. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {shortNames} from '../../../src/build/slim';

test('every class of our style sheets gets a short name of its own, and no other sheet’s class gets one', () => {
  const folder = path.resolve('src');
  const sheets = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) =>
    file.endsWith('.module.css'),
  );
  const nameOf = shortNames();
  const names = sheets.flatMap((sheet) => {
    const classes = [...readFileSync(path.join(folder, sheet), 'utf8').matchAll(/^\s*\.([\w-]+) \{/gm)];
    return [...new Set(classes.map(([, name]) => name))].map((name) => nameOf(path.join(folder, sheet), name));
  });
  expect(names.length).toBeGreaterThan(100);
  expect(new Set(names).size).toBe(names.length);
  expect(names).not.toContain(null);
  expect(nameOf(path.resolve('node_modules/theme/styles.module.css'), 'button')).toBe(null);
});
