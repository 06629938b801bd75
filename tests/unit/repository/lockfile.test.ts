/** `npm ci` installs what was locked, on every platform and from any registry. */
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {expect} from 'playwright/test';

const {packages} = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, {integrity?: string; resolved?: string}>;
};
const installed = Object.entries(packages).filter(([name]) => name !== '');

test('the lockfile has a strong checksum for every package', () => {
  const without = installed.filter(([, {integrity = ''}]) => !integrity.startsWith('sha512-')).map(([name]) => name);
  expect(
    without,
    'npm drops checksums when it writes a lockfile from installed packages. Delete node_modules, take the last good lockfile, and run npm install again.',
  ).toEqual([]);
});

test('the lockfile names no registry', () => {
  expect(installed.filter(([, {resolved}]) => resolved).map(([name]) => name)).toEqual([]);
});

test('the lockfile has the binaries for every platform', () => {
  const families = ['@swc/core-', '@swc/html-', '@rspack/binding-', '@resvg/resvg-js-', 'lightningcss-', '@esbuild/'];
  const platforms = ['linux-x64', 'linux-arm64', 'darwin-arm64', 'darwin-x64', 'win32-x64'];
  const binaries = families.flatMap((family) => platforms.map((platform) => `node_modules/${family}${platform}`));
  const names = Object.keys(packages);
  expect(binaries.filter((binary) => !names.some((name) => name.startsWith(binary)))).toEqual([]);
});
