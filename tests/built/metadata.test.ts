/** What search engines read, and what a message with a link to a page shows. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {expect} from 'playwright/test';
import ts from 'typescript';
import {TESTS} from '../../scripts/builds.mjs';
import {NAMES, records} from '../browser/written';
import {named, page, textOf} from './pages';

const {BASE_URL: BASE, SITE_URL} = TESTS.public.env;

const pngAt = (address: string) =>
  readFileSync(path.join(TESTS.public.dir, new URL(address).pathname.slice(BASE.length)));
/** Width and height stand in a PNG's first bytes. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

test('each page has a title, a description and a picture of its own', () => {
  const seen = {titles: new Set(), descriptions: new Set(), pictures: new Set()};
  for (const name of NAMES) {
    const meta = (key: string) => {
      const tags = page(name).filter(({attributes}) => (attributes.property ?? attributes.name) === key);
      expect(tags, `/${name} has one ${key}`).toHaveLength(1);
      return tags[0].attributes.content;
    };
    const title = named(page(name), 'title')[0].text;
    const description = meta('description');
    expect(description.length, description).toBeGreaterThanOrEqual(50);
    expect(description.length, description).toBeLessThanOrEqual(160);
    expect(meta('og:title')).toBe(title);
    expect(meta('og:description')).toBe(description);
    expect(meta('twitter:card')).toBe('summary_large_image');
    expect(meta('og:url')).toBe(SITE_URL + BASE + name);
    const png = pngAt(meta('og:image'));
    expect(sizeOf(png)).toEqual([1200, 630]);
    expect(png.length, 'WhatsApp shows no more').toBeLessThan(300_000);
    seen.titles.add(title);
    seen.descriptions.add(description);
    seen.pictures.add(png.toString('base64'));
  }
  for (const set of Object.values(seen)) expect(set.size).toBe(NAMES.length);
});

test('there is an icon for every platform', () => {
  const links = named(page(''), 'link').filter(({attributes}) => /icon|manifest/.test(attributes.rel));
  expect(links.map(({attributes}) => attributes.rel)).toEqual(['icon', 'icon', 'apple-touch-icon', 'manifest']);
  const manifest = JSON.parse(textOf('manifest.webmanifest'));
  const address = `${SITE_URL}${BASE}manifest.webmanifest`;
  expect(new URL(manifest.start_url, address).href).toBe(SITE_URL + BASE);
  for (const {src, sizes} of manifest.icons) {
    expect(sizeOf(pngAt(new URL(src, address).href)).join('x')).toBe(sizes);
  }
  expect(manifest.icons.some(({purpose}: {purpose?: string}) => purpose === 'maskable')).toBe(true);
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

/** "8:00 AM" as "08:00", as schema.org wants it. */
const clock = (time: string) => new Date(`1 January 2000 ${time}`).toTimeString().slice(0, 5);

test('the structured data is valid schema.org, and says on the home page alone what was given', () => {
  const dataOf = (name: string) => page(name).filter(({attributes}) => attributes.type === 'application/ld+json');
  expect(NAMES.filter((name) => dataOf(name).length > 0)).toEqual(['']);
  const [{text: data}] = dataOf('');
  expect(problemsIn(data)).toEqual([]);
  expect(problemsIn(data.replace('streetAddress', 'addressOfStreet')), 'a typo is found').not.toEqual([]);

  const things: Record<string, unknown>[] = JSON.parse(data)['@graph'];
  expect(things.map((thing) => thing['@type'])).toEqual(['Organization', 'WebSite']);
  const {address, location} = things[0] as {
    address: object;
    location: {openingHoursSpecification: {dayOfWeek: string[]}[]};
  };
  const {street, area, city} = records.organisation.address;
  expect(address).toMatchObject({streetAddress: `${street}, ${area}`, addressLocality: city});
  const open = records.hours.week.filter(({closed}) => !closed);
  expect(location.openingHoursSpecification).toMatchObject(
    open.map(({opens, closes}) => ({opens: clock(String(opens)), closes: clock(String(closes))})),
  );
  for (const [index, {days}] of open.entries()) {
    const {dayOfWeek} = location.openingHoursSpecification[index];
    expect([dayOfWeek[0], dayOfWeek.at(-1)], days).toEqual([days.split('-')[0], days.split('-').at(-1)]);
  }
  for (const reach of ['telephone', 'email'] as const) {
    expect(data.includes(`"${reach}"`), reach).toBe(Boolean(records.organisation[reach]));
  }
});

test('the 404 page is not for search engines, and says of no address that it lives there', () => {
  const robots = page('404').filter(({attributes}) => attributes.name === 'robots');
  expect(robots.map(({attributes}) => attributes.content)).toEqual(['noindex']);
  expect(page('404').filter(({attributes}) => attributes.property === 'og:url')).toEqual([]);
});
