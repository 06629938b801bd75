/** How publishing waits for the site. What it asks of GitHub is played in the rehearsal; here it waits in vain. */
import {expect, test} from 'playwright/test';
import {waitUntilLive} from '../../scripts/github/waitUntilLive.mjs';

const PAGES = {build_type: 'legacy', source: {branch: 'gh-pages'}};

test.describe('a site that does not answer with the commit', () => {
  const {fetch} = globalThis;

  test.afterEach(() => {
    globalThis.fetch = fetch;
  });

  for (const [what, answer] of [
    ['nothing', () => new Response('', {status: 404})],
    ['another commit', () => new Response('another')],
    ['no connection', () => Promise.reject(new TypeError('fetch failed'))],
  ] as const) {
    test(`is an error: ${what}`, async () => {
      globalThis.fetch = async (address) => (String(address).includes('/pages') ? Response.json(PAGES) : answer());
      const waiting = waitUntilLive({home: 'https://www.example.org/', commit: 'a'.repeat(40), patience: 0});
      await expect(waiting).rejects.toThrow('https://www.example.org/ still does not answer with this change');
    });
  }

  for (const [pages, message] of [
    [{...PAGES, build_type: 'workflow'}, 'shows "GitHub Actions" instead'],
    [{...PAGES, source: {branch: 'main'}}, 'shows the branch "main" instead'],
  ] as const) {
    test(`is told of at once where it ${message}`, async () => {
      globalThis.fetch = async () => Response.json(pages);
      await expect(waitUntilLive({home: 'https://www.example.org/', commit: 'a'})).rejects.toThrow(message);
    });
  }
});
