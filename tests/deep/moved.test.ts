/** More ways in which a visitor meets a site that has moved than `network/moved.test.ts` tries. */
import type {ServerResponse} from 'node:http';
import {expect} from 'playwright/test';
import {
  age,
  answerAll,
  doubt,
  doubts,
  expectToLeave,
  expectToStay,
  html,
  login,
  noNetwork,
  openAbout,
  redirect,
  stopWorker,
} from '../browser/network/movedSite';
import {needsServiceWorker, test, visit, workers} from '../browser/network/servedCopy';

test.skip(...needsServiceWorker);
// Nothing is left of the site but what is stored.
test.beforeEach(({expectErrors}) => expectErrors(/^Failed to load resource: /));

type Kind = [name: string, answer: (response: ServerResponse) => unknown];

/** The site is gone, or something is in its place. */
const GONE: Kind[] = [
  ['a page in its place', html(200, login)],
  // Another name for this computer: a login page on an address of its own that no other site may read.
  ['a redirect to a page', redirect('http://127.0.0.1:9/login')],
];

/** The network or the server has a fault, which says nothing of the site. */
const FAULTS: Kind[] = [
  ['a filter’s 403', html(403, login)],
  ['no network', noNetwork],
  ['an answer that is cut off', (response) => response.socket?.end('HTTP/1.1 200 OK\r\nContent-Ty')],
  ['an answer that never comes', () => {}],
];

for (const [name, answer] of GONE) {
  test(`${name}, for two days: the worker goes, and open pages stay`, async ({page, context, site}) => {
    await expectToLeave(page, context, site, answer);
  });
}

test('a login page that is seen again and again, with a page view that gets through in between', async ({
  page,
  site,
}) => {
  await visit(page, site);
  for (let day = 0; day < 3; day += 1) {
    answerAll(site, html(200, login));
    await doubt(page, site);
    await age(page, 47);
    site.instead = undefined;
    await openAbout(page, site);
    await expect.poll(() => doubts(page)).toBe(0);
    // It has seen its script, and doesn't ask again until it is started anew.
    await stopWorker(page);
  }
  expect(await workers(page)).toBe(1);
});

for (const [name, answer] of FAULTS) {
  test(`${name}: the worker stays, however old a doubt is`, async ({page, site}) => {
    await expectToStay(page, site, answer);
  });
}
