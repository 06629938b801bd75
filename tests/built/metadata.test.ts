/** What machines get of the tests' own site: search engines, apps that show a shared link, and whoever asks what is live. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {expect} from 'playwright/test';
import ts from 'typescript';
import {TESTS} from '../../scripts/builds.mjs';
import {BASE, build, page, SITE_URL} from './built';

const HOME = SITE_URL + BASE;

test('a page has its title with the site’s name, and its description', () => {
  const $ = page('/our-team');
  expect($('title').text()).toBe('Our team | Jockeys');
  expect($('meta[name=description]').attr('content')).toBe(
    'The people behind Jockeys, the partners beside them, and pictures of both.',
  );
  expect($('meta[property="og:site_name"]').attr('content')).toBe('Jockeys');
  expect($('meta[property="og:image:alt"]').attr('content')).toBe('Our team, Jockeys');
});

test('what describes a page comes first in it: apps that show a shared link read no more than its beginning', () => {
  for (const {file} of build.pages) {
    const html = build.text(file);
    const end = html.lastIndexOf('property="og:image:alt"');
    expect([file, end > 0 && end < html.indexOf('<style')]).toEqual([file, true]);
  }
});

test('each page has a picture of its own for messages', () => {
  const pictures = build.pages.map(({file}) =>
    readFileSync(path.join(build.dir, 'share', file.replace('.html', '.png'))).toString('base64'),
  );
  expect(pictures).toHaveLength(build.pages.length);
  expect(new Set(pictures).size).toBe(build.pages.length);
});

test('there is an icon for every platform, and the name for a phone’s home screen', () => {
  const $ = page('/');
  const icons = $('link[rel*=icon], link[rel=manifest]').toArray();
  expect(icons.map((icon) => `${$(icon).attr('rel')}: ${$(icon).attr('href')}`)).toEqual([
    `icon: ${BASE}favicon.ico`,
    `icon: ${BASE}favicon.svg`,
    `apple-touch-icon: ${BASE}apple-touch-icon.png`,
    `manifest: ${BASE}manifest.webmanifest`,
  ]);
  const {name, short_name, icons: sizes} = JSON.parse(build.text('manifest.webmanifest'));
  expect([name, short_name]).toEqual(['Jockeys', 'Jockeys']);
  expect(sizes.map(({sizes: size, purpose}: Record<string, string>) => [size, purpose])).toEqual([
    ['192x192', undefined],
    ['512x512', undefined],
    ['512x512', 'maskable'],
  ]);
});

/** What is wrong with JSON-LD, according to `schema-dts`, schema.org's vocabulary as types. */
function problemsIn(json: string): string[] {
  const file = path.resolve('structured-data.ts');
  const source = `export const data: import('schema-dts').Graph = ${json};`;
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    lib: ['lib.es2022.d.ts'],
  };
  const host = ts.createCompilerHost(options);
  const {getSourceFile, fileExists} = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, source, ts.ScriptTarget.ES2022) : getSourceFile(name, ...rest);
  return ts
    .getPreEmitDiagnostics(ts.createProgram([file], options, host))
    .map(({messageText}) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

const ADDRESS = {
  '@type': 'PostalAddress',
  streetAddress: 'Plot 8, Wamala Avenue, Bukoto',
  addressLocality: 'Kampala',
  addressCountry: 'UG',
};

const dataOf = (address: string) => page(address)('script[type="application/ld+json"]').text();

test('the structured data is valid schema.org', () => {
  expect(problemsIn(dataOf('/'))).toEqual([]);
  expect(problemsIn(dataOf('/').replace('streetAddress', 'addressOfStreet')), 'a typo is found').not.toEqual([]);
});

test('search engines learn who we are, where, when we are open and how to reach us', () => {
  expect(JSON.parse(dataOf('/'))['@graph']).toEqual([
    {
      '@type': 'Organization',
      '@id': `${HOME}#organisation`,
      name: 'Jockeys',
      slogan: 'Empowering entrepreneurs',
      url: HOME,
      logo: `${HOME}icons/512.png`,
      foundingDate: '2015',
      address: ADDRESS,
      location: {
        '@type': 'Place',
        address: ADDRESS,
        openingHoursSpecification: [
          {
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
            opens: '08:00',
            closes: '18:00',
          },
          {'@type': 'OpeningHoursSpecification', dayOfWeek: ['Saturday'], opens: '09:00', closes: '14:00'},
        ],
        // Christmas Day: midnight to midnight says closed.
        specialOpeningHoursSpecification: [
          {
            '@type': 'OpeningHoursSpecification',
            validFrom: '2099-12-25',
            validThrough: '2099-12-25',
            opens: '00:00',
            closes: '00:00',
          },
        ],
      },
      telephone: '+256 414 100 100',
      email: 'hello@jockeys.ug',
      sameAs: ['https://jockeys.ug', 'https://www.facebook.com/jockeys'],
    },
    {
      '@type': 'WebSite',
      '@id': `${HOME}#website`,
      name: 'Jockeys',
      url: HOME,
      inLanguage: 'en',
      publisher: {'@id': `${HOME}#organisation`},
    },
  ]);
});

test('the sitemap says when each page was changed, if the history is known', () => {
  const entries = [...build.text('sitemap.xml').matchAll(/<url>(.*?)<\/url>/g)].map(([, entry]) => entry);
  expect(entries).toHaveLength(build.pages.length);
  const dated = entries.filter((entry) => /<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/.test(entry));
  expect(dated).toHaveLength(existsSync('.git') ? entries.length : 0);
});

test('everybody can see which commit is live, and which run of GitHub has built it', () => {
  const {GITHUB_SHA, GITHUB_RUN_ID, GITHUB_RUN_ATTEMPT} = TESTS.public.env;
  expect(build.text('commit.txt')).toBe(`${GITHUB_SHA}\n`);
  expect(build.text('run.txt')).toBe(`${GITHUB_RUN_ID}/${GITHUB_RUN_ATTEMPT}\n`);
});

test('a file that only Git needs is not published', () => {
  expect([...build.files].filter((file) => file.includes('.git'))).toEqual([]);
});
