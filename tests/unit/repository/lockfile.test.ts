/**
 * A guard of `package-lock.json`: what `npm ci` installs is what was locked. Every package has a checksum, and none says
 * where it comes from.
 */
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {expect} from 'playwright/test';

const {packages} = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, {integrity?: string; link?: boolean; resolved?: string}>;
};
const installed = Object.entries(packages).filter(([path, {link}]) => path !== '' && !link);

test('the lockfile has a strong checksum for every package', () => {
  expect(installed.length).toBeGreaterThan(1000);
  const without = installed.filter(([, {integrity = ''}]) => !integrity.startsWith('sha512-')).map(([path]) => path);
  expect(
    without,
    'npm drops checksums when it writes a lockfile from installed packages. Delete node_modules, take the last good lockfile, and run npm install again.',
  ).toEqual([]);
});

test('the lockfile names no registry', () => {
  expect(installed.filter(([, {resolved}]) => resolved).map(([path]) => path)).toEqual([]);
});

test('the lockfile has the parts for every platform', () => {
  const paths = installed.map(([path]) => path);
  const platforms = ['linux-x64', 'linux-arm64', 'darwin-arm64', 'darwin-x64', 'win32-x64'];
  for (const family of ['@swc/core', '@swc/html', '@rspack/binding', '@resvg/resvg-js', 'lightningcss', '@esbuild/']) {
    for (const platform of platforms) {
      const part = `node_modules/${family}${family.endsWith('/') ? '' : '-'}${platform}`;
      expect(
        paths.some((path) => path.startsWith(part)),
        `${part} is missing`,
      ).toBe(true);
    }
  }
});
