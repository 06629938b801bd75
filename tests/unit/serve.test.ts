/** Our server answers as GitHub Pages does. */
import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'playwright/test';
import {serve} from '../../scripts/serve';

const dir = mkdtempSync(path.join(tmpdir(), 'site-'));
mkdirSync(path.join(dir, 'more'));
mkdirSync(path.join(dir, 'folder'));
writeFileSync(path.join(dir, 'index.html'), 'home'.repeat(200));
writeFileSync(path.join(dir, 'about.html'), 'about');
writeFileSync(path.join(dir, 'more.html'), 'more');
writeFileSync(path.join(dir, 'more/index.html'), 'more');
writeFileSync(path.join(dir, 'folder/index.html'), 'folder');
writeFileSync(path.join(dir, '404.html'), 'not found');

for (const base of ['/', '/repo/']) {
  test(`under ${base}`, async () => {
    const {server, url} = await serve({dir, base});
    const get = (relative: string, headers = {}) => fetch(url + relative, {redirect: 'manual', headers});
    const answers = async (relative: string) => {
      const response = await get(relative);
      return `${response.status} ${await response.text()}`;
    };
    expect(await answers('about')).toBe('200 about');
    expect(await answers('about?x=1')).toBe('200 about');
    expect(await answers('about.html')).toBe('200 about');
    expect(await answers('about/')).toBe('404 not found');
    expect(await answers('more')).toBe('200 more');
    expect(await answers('more/')).toBe('200 more');
    expect((await get('folder')).status).toBe(301);
    expect(await answers('nothing')).toBe('404 not found');
    expect(await answers('%')).toBe('404 not found');
    expect(await answers('..%2f..%2fetc%2fpasswd')).toBe('404 not found');
    const home = await get('', {'accept-encoding': 'br, gzip'});
    expect(home.headers.get('content-encoding')).toBe('gzip');
    expect(home.headers.get('cache-control')).toBe('max-age=600');
    expect((await get('', {'if-none-match': home.headers.get('etag')})).status).toBe(304);
    if (base !== '/') expect((await fetch(new URL('/', url))).status).toBe(404);
    server.close();
  });
}

test('without a build, the error says what to do', () => {
  expect(() => serve({dir: 'no-such-folder'})).toThrow('Run "npm run build" first.');
});
