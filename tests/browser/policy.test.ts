/** Every page keeps its own policy, asks nobody else for anything and leaves nothing behind but the theme. */
import {expect, type Page, test} from 'playwright/test';
import {elements} from './rehearsal';
import {needsServiceWorker} from './serviceWorker';
import {hydrated, NAMES} from './site';

interface Offences {
  list: string[];
}

/** Collects whatever a page must not do: policy violations, errors, and requests to somebody else. */
async function watch(page: Page, baseURL: string): Promise<Offences> {
  const offences: Offences = {list: []};
  await page.exposeFunction('reportViolation', (text: string) => offences.list.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const {reportViolation} = window as unknown as {reportViolation: (text: string) => void};
      reportViolation(`${event.violatedDirective} forbids ${event.blockedURI} at ${event.sourceFile}`);
    });
  });
  page.on('console', (message) => {
    // The status of an unknown address is told by the browser itself.
    if (message.type() === 'error' && !/status of 404/.test(message.text())) offences.list.push(message.text());
  });
  page.on('pageerror', (error) => offences.list.push(error.message));
  page.context().on('request', (request) => {
    if (!request.url().startsWith(baseURL) && !request.url().startsWith('data:')) {
      offences.list.push(`asks for ${request.url()}`);
    }
  });
  return offences;
}

/** What a page left in the browser, beside the theme, and beside the tab's own note of which figures have counted. */
const leftBehind = (page: Page) =>
  page.evaluate(() => [
    ...Object.keys(localStorage).filter((key) => !key.startsWith('theme')),
    ...Object.keys(sessionStorage).filter((key) => !key.startsWith('counted ')),
    ...(document.cookie ? [document.cookie] : []),
  ]);

test.describe('the policy', () => {
  for (const path of [...NAMES, 'nowhere']) {
    test(`holds on /${path} with the drawer and the theme in use`, async ({page, baseURL}) => {
      const offences = await watch(page, String(baseURL));
      await page.setViewportSize({width: 360, height: 760});
      await page.goto(`./${path}`);
      await hydrated(page);
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      await page
        .locator('.navbar-sidebar')
        .getByRole('button', {name: /dark and light mode/})
        .click();
      const link = path === 'impact' ? 'Contact' : 'Impact';
      await page.locator('.navbar-sidebar').getByRole('link', {name: link}).click();
      await page.waitForURL(`**/${link.toLowerCase()}`);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      expect(offences.list).toEqual([]);
      expect(await leftBehind(page)).toEqual([]);
      expect(await page.context().cookies()).toEqual([]);
    });
  }

  test('holds on every page that the service worker answers', async ({page, baseURL}) => {
    test.skip(...needsServiceWorker);
    const offences = await watch(page, String(baseURL));
    await page.goto('./');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    for (const path of NAMES) {
      const answer = await page.goto(`./${path}`);
      expect(answer?.fromServiceWorker(), `/${path} comes from the service worker`).toBe(true);
      await hydrated(page);
    }
    expect(offences.list).toEqual([]);
    expect(await leftBehind(page)).toEqual([]);
  });

  test('is strict, and stands before all that it governs', async ({request}) => {
    for (const path of [...NAMES, 'nowhere']) {
      const html = await (await request.get(`./${path}`)).text();
      const all = elements(html);
      const at = all.findIndex(({attributes}) => attributes['http-equiv'] === 'Content-Security-Policy');
      const governed = all.findIndex(({tag}) => ['script', 'style', 'link', 'img'].includes(tag));
      expect(at, `/${path} has a policy`).toBeGreaterThan(0);
      expect(at).toBeLessThan(governed);
      const policy = all[at].attributes.content;
      expect(policy).toContain("default-src 'self'");
      expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|https?:|\*/);
      expect(all.filter(({attributes}) => Object.keys(attributes).some((name) => name.startsWith('on')))).toEqual([]);
      expect(html).toContain('<meta name="referrer" content="no-referrer">');
    }
  });

  test('stops a script that the build did not write', async ({page}) => {
    await page.goto('./');
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.documentElement.dataset.intruder = "true"';
      document.body.append(script);
    });
    await expect(page.locator('html')).not.toHaveAttribute('data-intruder');
  });
});
