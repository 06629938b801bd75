/** What pages do and leave behind in a browser, and what their Content-Security-Policy blocks. */
import type {Page} from 'playwright/test';
import {expect, NOT_FOUND, PAGES, test} from '../fixtures';

// The browser also reports in the console what a policy blocks.
test.beforeEach(({expectErrors}) => expectErrors(/Content Security Policy/, ...NOT_FOUND));

/** Collects policy violations, and requests to other sites. */
async function watch(page: Page, baseURL = ''): Promise<string[]> {
  const offences: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => offences.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI}) => {
      const {reportViolation} = window as unknown as {reportViolation: (text: string) => void};
      const [blocked] = /^https?:\/\/[^/]+/.exec(blockedURI) ?? [blockedURI];
      reportViolation(`${effectiveDirective} blocks ${blocked}`);
    });
  });
  page.context().on('request', (request) => {
    const isOwn = request.url().startsWith(baseURL) || request.url().startsWith('data:');
    if (!isOwn) offences.push(`requests ${request.url()}`);
  });
  return offences;
}

test('every page keeps to its policy and makes no third-party requests while it is used', async ({page, baseURL}) => {
  const offences = await watch(page, baseURL);
  await page.setViewportSize({width: 360, height: 740});
  for (const path of [...PAGES, '/no-such-page']) {
    await page.goto(`.${path}`);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await page
      .getByRole('dialog', {name: 'Menu'})
      .getByRole('button', {name: /^Theme: /})
      .click();
    await page.keyboard.press('Escape');
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    expect(offences, path).toEqual([]);
  }
});

test('a visit stores the chosen theme and a note on the counters, and no cookies', async ({page}) => {
  await page.goto('./impact');
  await page.getByRole('button', {name: /^Theme: /}).click();
  const stored = () =>
    page.evaluate(() => ({
      // Docusaurus ends the name of its entry with a code for the site's address.
      device: Object.entries(localStorage).map(([key, value]) => `${key.replace(/-\w+$/, '')}: ${value}`),
      tab: Object.keys(sessionStorage),
    }));
  await expect.poll(stored).toEqual({device: ['theme: dark'], tab: [expect.stringMatching(/^counting.*\/impact$/)]});
  expect(await page.context().cookies()).toEqual([]);
});

/** Attacks, and the violation that each causes. The functions run in the page. */
const ATTACKS: [attack: () => void, violation: string][] = [
  [
    () => {
      document.body.append(Object.assign(document.createElement('script'), {textContent: 'window.attacked = true'}));
    },
    'script-src-elem blocks inline',
  ],
  [
    () => {
      document.body.setAttribute('onclick', 'window.attacked = true');
      document.body.click();
    },
    'script-src-attr blocks inline',
  ],
  [
    () => {
      // Not in the test's own call, which is exempt from the policy.
      setTimeout(() => {
        Object.assign(window, {attacked: new Function('return true')()});
      });
    },
    'script-src blocks eval',
  ],
  [
    () => {
      document.body.append(Object.assign(document.createElement('script'), {src: 'https://example.org/attack.js'}));
    },
    'script-src-elem blocks https://example.org',
  ],
  [
    () => {
      document.body.append(Object.assign(document.createElement('style'), {textContent: 'main {display: none}'}));
    },
    'style-src-elem blocks inline',
  ],
  [
    () => {
      new Image().src = 'https://example.org/pixel.png';
    },
    'img-src blocks https://example.org',
  ],
  [
    () => {
      fetch('https://example.org/secret').catch(() => {});
    },
    'connect-src blocks https://example.org',
  ],
  [
    () => {
      document.body.append(Object.assign(document.createElement('iframe'), {src: 'https://example.org/'}));
    },
    'frame-src blocks https://example.org',
  ],
  [
    () => {
      document.head.append(Object.assign(document.createElement('base'), {href: 'https://example.org/'}));
    },
    'base-uri blocks https://example.org',
  ],
  [
    () => {
      const form = Object.assign(document.createElement('form'), {action: 'https://example.org/form'});
      document.body.append(form);
      form.submit();
    },
    'form-action blocks https://example.org',
  ],
];

test('the policy blocks foreign scripts, styles, pictures, requests, frames and forms', async ({
  page,
  baseURL,
  expectErrors,
}) => {
  expectErrors(/^EvalError: /);
  const offences = await watch(page, baseURL);
  await page.goto('./');
  for (const [attack, violation] of ATTACKS) {
    await page.evaluate(attack);
    await expect.poll(() => offences).toContain(violation);
  }
  expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
});

/** Addresses that try to run a script, to leave the site or to break the 404 page, which may go on to another page. */
const HOSTILE_ADDRESSES = [
  '/<script>window.attacked=1</script>',
  '/about?q=<script>window.attacked=1</script>',
  '/about#<img src=x onerror=window.attacked=1>',
  '/?next=javascript:window.attacked=1',
  '//Example.org/About',
  '//100%',
  '/..%2f..%2fetc%2fpasswd',
  '/__proto__',
];

test('no address runs a script or leaves the site', async ({page, baseURL}) => {
  const offences = await watch(page, baseURL);
  page.on('dialog', (dialog) => {
    offences.push(`a dialog: ${dialog.message()}`);
    return dialog.dismiss();
  });
  for (const address of HOSTILE_ADDRESSES) {
    // Not resolved against the base: "//example.org" must stay a path of this site.
    await page.goto(String(baseURL).replace(/\/$/, '') + address);
    await expect(page.getByRole('heading', {level: 1}), address).toBeVisible();
    expect(new URL(page.url()).origin, address).toBe(new URL(String(baseURL)).origin);
    expect(await page.evaluate(() => 'attacked' in window), address).toBe(false);
  }
  expect(offences).toEqual([]);
});
