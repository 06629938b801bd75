/** What decides under which address the site is published, and what its host is told of it. */
import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'playwright/test';
import {siteAddress} from '../../scripts/github/siteAddress.mjs';
import {customDomain, writeHostFiles} from '../../src/plugins/post-build/hostFiles';

test.describe('the address of the site', () => {
  for (const [what, settings, home] of [
    ['a project page', {GITHUB_REPOSITORY: 'Org/Website'}, 'https://org.github.io/Website/'],
    ['a user page', {GITHUB_REPOSITORY: 'Org/Org.github.io'}, 'https://org.github.io/'],
    ['what GitHub Pages says', {GITHUB_REPOSITORY: 'o/r', PAGES_URL: 'http://example.org/'}, 'https://example.org/'],
    ['a project under a domain', {PAGES_URL: 'https://example.org/site/'}, 'https://example.org/site/'],
    ['a path without its slash', {PAGES_URL: 'https://example.org/site'}, 'https://example.org/site/'],
    ['the variable', {DOMAIN: 'www.example.org', PAGES_URL: 'https://o.github.io/r/'}, 'https://www.example.org/'],
    ['a preview', {GITHUB_REPOSITORY: 'o/r', PULL_REQUEST: '12'}, 'https://o.github.io/r/pr-preview/pr-12/'],
  ] as const) {
    test(`follows from ${what}`, () => {
      const {SITE_URL, BASE_URL} = siteAddress(settings);
      expect(SITE_URL + BASE_URL).toBe(home);
    });
  }

  test('is missing with a sentence that helps', () => {
    expect(() => siteAddress({})).toThrow('Name the repository in GITHUB_REPOSITORY');
    expect(() => siteAddress({GITHUB_REPOSITORY: 'o/r', PAGES_URL: 'null'})).toThrow('"null"');
  });

  for (const DOMAIN of [
    'https://www.example.org',
    'www.example.org/site',
    'www.example.org:8080',
    'localhost',
    'a b.org',
  ]) {
    test(`is refused when the domain is ${DOMAIN}`, () => {
      expect(() => siteAddress({GITHUB_REPOSITORY: 'o/r', DOMAIN})).toThrow('Write the name alone');
    });
  }

  test('is a custom domain only at the root of one that neither GitHub nor a test provides', () => {
    expect(customDomain('https://www.example.org/')).toBe('www.example.org');
    for (const home of ['https://o.github.io/', 'https://example.org/site/', 'http://localhost:3000/']) {
      expect(customDomain(home)).toBeUndefined();
    }
  });
});

for (const [home, domain] of [
  ['https://www.example.org/', 'www.example.org\n'],
  ['https://organisation.github.io/repo/', undefined],
] as const) {
  test(`the host's files for ${home}`, async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'host-'));
    const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
    await writeHostFiles(folder, home);
    expect(read('robots.txt')).toContain(`Sitemap: ${home}sitemap.xml\n`);
    expect(existsSync(path.join(folder, 'CNAME')) ? read('CNAME') : undefined).toBe(domain);
    rmSync(folder, {recursive: true});
  });
}
