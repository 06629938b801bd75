/** From an original to the files beside a page: encoded once, kept, and handed to the bundler. */
import fs, {mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {type TestContext, test} from 'node:test';
import {expect} from 'playwright/test';
import sharp from 'sharp';
import {CACHE, PictureCache} from '../../../src/build/pictures/cache';
import type {PictureRequest} from '../../../src/build/pictures/encode';
import {load, make, requestFor} from '../../../src/build/pictures/make';
import type {PictureData} from '../../../src/content/site/pictures/placements';
import {files as siteFiles} from '../../site';
import {scene} from './samples';

const REQUEST: PictureRequest = {
  placement: {spot: 'card', ratio: 1, sizes: '10rem', widths: [40, 80], needs: 0},
  look: 'natural',
  focus: 'top',
};

/** The folder of a site with no pictures made yet, until the test has ended. */
function newSite(t: TestContext): string {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  t.after(() => rmSync(siteDir, {recursive: true}));
  return siteDir;
}

/** The names of the files that are written into the cache from now on. */
function written(t: TestContext): string[] {
  const names: string[] = [];
  const rename = fs.renameSync;
  t.mock.method(fs, 'renameSync', (from: string, to: string) => {
    names.push(path.basename(to));
    rename(from, to);
  });
  return names;
}

const photo = () => scene(200, 100).jpeg().toBuffer();
const cached = (siteDir: string) => readdirSync(path.join(siteDir, CACHE)).sort();

/** What the bundler gets: the page's module, and the files by name. */
async function loaded(siteDir: string, bytes: Buffer, compiler: 'client' | 'server' = 'client') {
  const files = new Map<string, Buffer>();
  const resourcePath = path.join(siteDir, 'pictures/a.jpg');
  const request = requestFor(resourcePath, REQUEST);
  const resourceQuery = request.slice(request.indexOf('?'));
  const emitFile = (name: string, content: Buffer) => void files.set(name, content);
  const context = {rootContext: siteDir, resourcePath, resourceQuery, emitFile, _compiler: {name: compiler}};
  const code = await load(context, bytes);
  return {data: JSON.parse(code.replace('export default ', '')) as PictureData, files};
}

test('the page gets a picture’s widths and formats, and the bundler its files', async (t) => {
  const {data, files} = await loaded(newSite(t), await photo());
  expect(data).toMatchObject({
    widths: [40, 80],
    formats: ['avif', 'webp', 'jpg'],
    width: 80,
    height: 80,
    sizes: '10rem',
  });
  const names = data.formats.flatMap((format) =>
    data.widths.map((width) => `assets/pictures/${data.id}-${width}.${format}`),
  );
  expect([...files.keys()].sort()).toEqual(names.sort());
});

test('a picture’s files are published once: the build of the server’s pages emits none', async (t) => {
  expect((await loaded(newSite(t), await photo(), 'server')).files.size).toBe(0);
});

test('the same picture in the same place is not encoded again', async (t) => {
  const siteDir = newSite(t);
  const {data, files} = await make(siteDir, await photo(), REQUEST);
  expect(cached(siteDir)).toEqual([...files.keys()].sort());
  const [name] = files.keys();
  writeFileSync(path.join(siteDir, CACHE, name), 'from the cache');
  const again = await make(siteDir, await photo(), {...REQUEST, placement: {...REQUEST.placement, sizes: '20rem'}});
  expect(again.data).toEqual({...data, sizes: '20rem'});
  expect(again.files.get(name)?.toString()).toBe('from the cache');
});

test('a picture that both builds of a page ask for at once is encoded once', async (t) => {
  const siteDir = newSite(t);
  const names = written(t);
  const bytes = await photo();
  const [{files}] = await Promise.all([make(siteDir, bytes, REQUEST), make(siteDir, bytes, REQUEST)]);
  expect(names.sort()).toEqual([...files.keys()].sort());
});

test('the same picture with another focus has files of its own', async (t) => {
  const siteDir = newSite(t);
  const {data} = await make(siteDir, await photo(), REQUEST);
  const other = await make(siteDir, await photo(), {...REQUEST, focus: 'bottom'});
  expect(other.data.id).not.toBe(data.id);
});

test('a picture’s file that is missing from the cache is encoded again', async (t) => {
  const siteDir = newSite(t);
  const {files} = await make(siteDir, await photo(), REQUEST);
  const [name] = files.keys();
  rmSync(path.join(siteDir, CACHE, name));
  const again = await make(siteDir, await photo(), REQUEST);
  expect(again.files.get(name)?.equals(files.get(name) as Buffer)).toBe(true);
  expect(cached(siteDir)).toContain(name);
});

test('a file that another build deletes while it is read is missing from the cache', (t) => {
  const cache = new PictureCache(newSite(t));
  cache.write('a.png', Buffer.from('A picture.'));
  t.mock.method(fs, 'utimesSync', (file: string) => rmSync(file));
  expect(cache.read('a.png')).toBeUndefined();
});

test('without a cache of pictures there is nothing to prune', (t) => {
  expect(() => new PictureCache(newSite(t)).prune()).not.toThrow();
});

test('pictures that no build has used for a week are pruned from the cache, and those in use stay', async (t) => {
  const siteDir = newSite(t);
  const {files} = await make(siteDir, await photo(), REQUEST);
  const other = await make(siteDir, await photo(), {...REQUEST, look: 'ink'});
  const longAgo = new Date(Date.now() - 8 * 24 * 3600 * 1000);
  for (const name of cached(siteDir)) utimesSync(path.join(siteDir, CACHE, name), longAgo, longAgo);
  await make(siteDir, await photo(), REQUEST);
  new PictureCache(siteDir).prune();
  expect(cached(siteDir)).toEqual([...files.keys()].sort());
  expect(cached(siteDir)).not.toContain([...other.files.keys()][0]);
});

const LOGO: PictureRequest = {...REQUEST, placement: {spot: 'logo', sizes: '', widths: [], needs: 0, isLogo: true}};
const logo = () => Buffer.from(siteFiles.bytes('pictures/round-mark.png'));

test('a partner’s logo is printed and encoded once', async (t) => {
  const siteDir = newSite(t);
  const {files} = await make(siteDir, logo(), LOGO);
  expect(cached(siteDir)).toHaveLength(files.size + 1);
  const names = written(t);
  expect(await make(siteDir, logo(), LOGO)).toMatchObject({files});
  expect(names).toEqual([]);
});

test('a partner’s logo gets one small file for each density, of the size that it is drawn', async (t) => {
  const {data, files} = await make(newSite(t), logo(), LOGO);
  expect(data).toMatchObject({width: 80, height: 80, widths: [80, 160], formats: ['png'], sizes: '80px'});
  for (const bytes of files.values()) {
    expect((await sharp(bytes).metadata()).format).toBe('png');
    expect(bytes.length).toBeLessThan(4000);
  }
});

test('a picture that can’t be decoded is reported by its name, in a sentence', async (t) => {
  const whole = await scene(1600, 1200).jpeg().toBuffer();
  const bytes = whole.subarray(0, whole.length * 0.4);
  const failure: unknown = await loaded(newSite(t), bytes).catch((error: unknown) => error);
  const {message, stack} = failure as Error;
  expect(message).toMatch(/^pictures\/a\.jpg: This picture can’t be read: .+\. Save it again as JPEG/);
  // The lines of a program would bury it.
  expect(stack).toBe(message);
});

test('a picture whose beginning is missing is reported in the same way', async (t) => {
  const bytes = (await photo()).subarray(0, 100);
  await expect(loaded(newSite(t), bytes)).rejects.toThrow(/^pictures\/a\.jpg: .+: its size cannot be read\. Save it/);
});

test('a failure that isn’t the picture’s is passed on as it is: staff couldn’t help it', async (t) => {
  const full = new Error('ENOSPC: no space left on device');
  t.mock.method(fs, 'renameSync', () => {
    throw full;
  });
  expect(await loaded(newSite(t), await photo()).catch((error: unknown) => error)).toBe(full);
});
