/** What search engines read, and what a message with a link to a page shows. */
import path from 'node:path';
import {expect, test} from 'playwright/test';
import ts from 'typescript';
import {PUBLIC} from '../../scripts/testBuilds.mjs';
import {elements} from './rehearsal';
import {NAMES, records} from './written';

/** Width and height stand in a PNG's first bytes. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

/** What is wrong with pieces of JSON-LD, according to `schema-dts`, schema.org's vocabulary as types. */
function problemsIn(pieces: string[]): {piece: number; message: string}[] {
  const file = path.resolve('structured-data.ts');
  // One line per piece, so that the line of an error tells the piece. Our JSON has no line breaks.
  const source = [...pieces.map((piece, index) => `export const page${index}: import('schema-dts').Graph = ${piece};`)];
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
    name === file ? ts.createSourceFile(name, source.join('\n'), ts.ScriptTarget.ES2022) : getSourceFile(name, ...rest);
  return ts
    .getPreEmitDiagnostics(ts.createProgram([file], options, host))
    .map(({messageText, file: at, start = 0}) => ({
      piece: at ? at.getLineAndCharacterOfPosition(start).line : -1,
      message: ts.flattenDiagnosticMessageText(messageText, '\n'),
    }));
}

/** "8:00 AM" as "08:00", as schema.org wants it. */
const clock = (time: string) => new Date(`1 January 2000 ${time}`).toTimeString().slice(0, 5);

test.describe('shared and found', () => {
  test('each page has a title, a description and a picture of its own', async ({request, baseURL}) => {
    const seen = {titles: new Set(), descriptions: new Set(), pictures: new Set()};
    for (const page of NAMES) {
      const all = elements(await (await request.get(`./${page}`)).text());
      const meta = (name: string) => {
        const tags = all.filter(({attributes}) => (attributes.property ?? attributes.name) === name);
        expect(tags, `/${page} has one ${name}`).toHaveLength(1);
        return tags[0].attributes.content;
      };
      const title = all.find(({tag}) => tag === 'title')?.text ?? '';
      const description = meta('description');
      expect(description.length, description).toBeGreaterThanOrEqual(50);
      expect(description.length, description).toBeLessThanOrEqual(160);
      expect(meta('og:title')).toBe(title);
      expect(meta('og:description')).toBe(description);
      expect(meta('twitter:card')).toBe('summary_large_image');
      const canonical = all.find(({attributes}) => attributes.rel === 'canonical')?.attributes.href ?? '';
      expect(canonical).toBe(PUBLIC.env.SITE_URL + PUBLIC.env.BASE_URL + page);
      expect(meta('og:url')).toBe(canonical);

      const picture = meta('og:image');
      expect(picture, 'an address with a domain, which a message needs').toMatch(/^https?:\/\//);
      const answer = await request.get(new URL(new URL(picture).pathname, String(baseURL)).href);
      const png = await answer.body();
      expect(sizeOf(png)).toEqual([1200, 630]);
      expect(png.length, 'WhatsApp shows no more').toBeLessThan(300_000);
      for (const [set, value] of [
        [seen.titles, title],
        [seen.descriptions, description],
        [seen.pictures, png.toString('base64')],
      ] as const) {
        set.add(value);
      }
    }
    for (const set of Object.values(seen)) expect(set.size).toBe(NAMES.length);
  });

  test('there is an icon for every platform', async ({request, baseURL}) => {
    const all = elements(await (await request.get('./')).text());
    const links = all.filter(({tag, attributes}) => tag === 'link' && /icon|manifest/.test(attributes.rel));
    expect(links.map(({attributes}) => attributes.rel)).toEqual(['icon', 'icon', 'apple-touch-icon', 'manifest']);
    for (const {attributes} of links) expect((await request.get(attributes.href)).status()).toBe(200);
    const address = new URL(links[3].attributes.href, baseURL);
    const manifest = await (await request.get(address.href)).json();
    expect(new URL(manifest.start_url, address).href).toBe(String(baseURL));
    for (const {src, sizes} of manifest.icons) {
      const png = await (await request.get(new URL(src, address).href)).body();
      expect(sizeOf(png).join('x')).toBe(sizes);
    }
    expect(manifest.icons.some(({purpose}: {purpose?: string}) => purpose === 'maskable')).toBe(true);
  });

  test('the structured data is valid schema.org, and says on the home page alone what was given', async ({request}) => {
    const found = new Map<string, string>();
    for (const page of NAMES) {
      for (const {attributes, text} of elements(await (await request.get(`./${page}`)).text())) {
        if (attributes.type === 'application/ld+json') found.set(page, text);
      }
    }
    expect([...found.keys()]).toEqual(['']);
    const data = found.get('') ?? '';
    expect(problemsIn([data])).toEqual([]);
    expect(problemsIn([data.replace('streetAddress', 'addressOfStreet')]), 'a typo is found').not.toEqual([]);

    const things: Record<string, unknown>[] = JSON.parse(data)['@graph'];
    expect(things.map((thing) => thing['@type'])).toEqual(['Organization', 'WebSite']);
    const [organisation] = things;
    const {address, location} = organisation as {
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
});

test('the 404 page is not for search engines, and says of no address that it lives there', async ({request}) => {
  const all = elements(await (await request.get('no-such-page')).text());
  const robots = all.filter(({attributes}) => attributes.name === 'robots').map(({attributes}) => attributes.content);
  expect(robots).toEqual(['noindex']);
  expect(all.filter(({attributes}) => attributes.rel === 'canonical' || attributes.property === 'og:url')).toEqual([]);
});
