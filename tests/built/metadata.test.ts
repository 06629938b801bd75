/** What machines read of the tests' own site: search engines, and apps that show a shared link. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {expect} from 'playwright/test';
import ts from 'typescript';
import {BASE, build, page, SITE_URL} from './builtSite';

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

test('a shared page has a large picture with its size, in British English', () => {
  const $ = page('/our-team');
  const tags = $('meta[property^="og:"]').toArray();
  const openGraph = Object.fromEntries(tags.map((tag) => [$(tag).attr('property'), $(tag).attr('content')]));
  expect(openGraph).toMatchObject({
    'og:type': 'website',
    'og:locale': 'en_GB',
    'og:image': `${HOME}share/our-team.png`,
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
  });
});

test('there is an icon for every platform', () => {
  const $ = page('/');
  const icons = $('link[rel*=icon], link[rel=manifest]').toArray();
  expect(icons.map((icon) => `${$(icon).attr('rel')}: ${$(icon).attr('href')}`)).toEqual([
    `icon: ${BASE}favicon.ico`,
    `icon: ${BASE}favicon.svg`,
    `apple-touch-icon: ${BASE}apple-touch-icon.png`,
    `manifest: ${BASE}manifest.webmanifest`,
  ]);
});

test('on a phone’s home screen the site has its name, its icons and its colors', () => {
  expect(JSON.parse(build.text('manifest.webmanifest'))).toEqual({
    name: 'Jockeys',
    short_name: 'Jockeys',
    lang: 'en',
    start_url: './',
    scope: './',
    display: 'minimal-ui',
    background_color: '#fbf7ee',
    theme_color: '#f6b92b',
    icons: [
      {src: 'icons/192.png', sizes: '192x192', type: 'image/png'},
      {src: 'icons/512.png', sizes: '512x512', type: 'image/png'},
      {src: 'icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable'},
    ],
  });
});

for (const {address, $} of [...build.pages, build.notFound]) {
  test(`${address} colors the browser’s own bar, and has nothing that Docusaurus writes for other kinds of sites`, () => {
    expect($('meta[name=theme-color]').attr('content')).toBe('#f6b92b');
    const others = $('meta[name=generator], meta[name^=docusaurus_], meta[name^="docsearch:"], link[hreflang]');
    expect(others.toArray().map((one) => $.html(one))).toEqual([]);
  });
}

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
