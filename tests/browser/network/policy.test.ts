/** While it is used, every page keeps to its policy, asks nobody else for anything, and stores the theme alone. */
import type {Page} from 'playwright/test';
import {EACH_PAGE, expect, hydrated, NOT_FOUND, THOROUGH, test, thoroughUnless} from '../fixtures';
import {PAGE_NAMES} from '../headlines';
import {beIdle, needsServiceWorker, stored} from './servedCopy';

// The browser says in the console what a policy stops, which `watch` collects from its events.
test.beforeEach(({expectErrors}) => expectErrors(/Content Security Policy/));

/** Collects whatever a page must not do: policy violations, and requests to somebody else. */
async function watch(page: Page, baseURL = ''): Promise<string[]> {
  const offences: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => offences.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI}) => {
      const {reportViolation} = window as unknown as {reportViolation: (text: string) => void};
      // The address of a script, the origin of a frame, or a word such as "inline".
      const [what] = /^https?:\/\/[^/]+/.exec(blockedURI) ?? [blockedURI];
      reportViolation(`${effectiveDirective} forbids ${what}`);
    });
  });
  page.context().on('request', (request) => {
    if (!request.url().startsWith(baseURL) && !request.url().startsWith('data:')) {
      offences.push(`asks for ${request.url()}`);
    }
  });
  return offences;
}

/** Expects that the page has done nothing that it must not do, and that it would have been seen. */
async function expectNone(page: Page, offences: string[]): Promise<void> {
  expect(offences).toEqual([]);
  await page.evaluate(() => {
    new Image().src = 'https://example.org/pixel.png';
  });
  const seen = ['img-src forbids https://example.org', 'asks for https://example.org/pixel.png'];
  await expect.poll(() => offences).toEqual(expect.arrayContaining(seen));
}

/** What a page has left in the browser. */
const leftBehind = (page: Page) =>
  page.evaluate(() => ({
    // The name of Docusaurus' key ends in a code for the site’s address.
    kept: Object.entries(localStorage).map(([key, value]) => `${key.replace(/-\w+$/, '')}: ${value}`),
    ofThisTab: Object.keys(sessionStorage).sort(),
    cookies: document.cookie,
  }));

for (const [path, details] of [...EACH_PAGE, ['/nowhere', {}] as const]) {
  test(
    `${path} keeps to its policy with the menu, the theme and React in use`,
    details,
    async ({page, baseURL, expectErrors}) => {
      if (path === '/nowhere') expectErrors(...NOT_FOUND);
      const offences = await watch(page, baseURL);
      await page.setViewportSize({width: 360, height: 760});
      await page.goto(`.${path}`);
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      await page
        .getByRole('dialog')
        .getByRole('button', {name: /^Theme: /})
        .click();
      await page.keyboard.press('Escape');
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await hydrated(page);
      await expectNone(page, offences);
    },
  );
}

test('a visit leaves the theme behind, and a note in its tab of which figures have counted', async ({page}) => {
  await page.goto('./impact');
  await page.getByRole('button', {name: /^Theme: /}).click();
  await hydrated(page);
  await expect
    .poll(() => leftBehind(page))
    .toEqual({
      kept: ['theme: light'],
      ofThisTab: [expect.stringMatching(/^counting.*\/impact$/)],
      cookies: '',
    });
  expect(await page.context().cookies()).toEqual([]);
});

test('every page that the service worker answers with keeps to its policy', THOROUGH, async ({page, baseURL}) => {
  test.skip(...needsServiceWorker);
  const offences = await watch(page, baseURL);
  await page.clock.install();
  await page.goto('./');
  await beIdle(page);
  await stored(page);
  for (const name of PAGE_NAMES) {
    const answer = await page.goto(`./${name}`);
    expect(answer?.fromServiceWorker(), `/${name} comes from the service worker`).toBe(true);
  }
  await expectNone(page, offences);
});

/** What an intruder might try, and the directive that forbids it. The functions run in the page. */
const ATTEMPTS: Record<string, [attempt: () => void, directive: string]> = {
  'a script in the page': [
    () => {
      document.body.append(Object.assign(document.createElement('script'), {textContent: 'window.intruder = true'}));
    },
    'script-src-elem forbids inline',
  ],
  'a script in an attribute': [
    () => {
      document.body.setAttribute('onclick', 'window.intruder = true');
      document.body.click();
    },
    'script-src-attr forbids inline',
  ],
  'a script made of a text': [
    () => {
      // Later, as the page itself: what a test runs at once is allowed to.
      setTimeout(() => {
        try {
          Object.assign(window, {intruder: new Function('return true')()});
        } catch {
          // It is forbidden, and has been reported.
        }
      });
    },
    'script-src forbids eval',
  ],
  'a script of another site': [
    () => {
      document.body.append(Object.assign(document.createElement('script'), {src: 'https://example.org/intruder.js'}));
    },
    'script-src-elem forbids https://example.org',
  ],
  'a style in the page': [
    () => {
      document.body.append(Object.assign(document.createElement('style'), {textContent: 'main {display: none}'}));
    },
    'style-src-elem forbids inline',
  ],
  'a picture of another site': [
    () => {
      new Image().src = 'https://example.org/pixel.png';
    },
    'img-src forbids https://example.org',
  ],
  'a message to another site': [
    () => {
      fetch('https://example.org/secret').catch(() => {});
    },
    'connect-src forbids https://example.org',
  ],
  'a page in a frame': [
    () => {
      document.body.append(Object.assign(document.createElement('iframe'), {src: 'https://example.org/'}));
    },
    'frame-src forbids https://example.org',
  ],
  'a plugin': [
    () => {
      document.body.append(Object.assign(document.createElement('object'), {data: 'https://example.org/plugin'}));
    },
    'object-src forbids https://example.org',
  ],
  'another base for all addresses': [
    () => {
      document.head.append(Object.assign(document.createElement('base'), {href: 'https://example.org/'}));
    },
    'base-uri forbids https://example.org',
  ],
  'a form that sends what is typed': [
    () => {
      const form = Object.assign(document.createElement('form'), {action: 'https://example.org/form'});
      document.body.append(form);
      form.submit();
    },
    'form-action forbids https://example.org',
  ],
};

/** Attempts of a kind that another one stands for: one more script, or one more address of another site. */
const ONE_MORE = ['a script made of a text', 'a script of another site', 'a plugin', 'a style in the page'];

for (const [what, [attempt, directive]] of Object.entries(ATTEMPTS)) {
  test(`the policy stops ${what}`, thoroughUnless(!ONE_MORE.includes(what)), async ({page, baseURL}) => {
    const offences = await watch(page, baseURL);
    await page.goto('./');
    expect(offences).toEqual([]);
    await page.evaluate(attempt);
    await expect.poll(() => offences).toContain(directive);
    expect(await page.evaluate(() => 'intruder' in window)).toBe(false);
  });
}
