/** Every page keeps its own policy in use, asks nobody else for anything and leaves nothing behind but the theme. */
import {expect, type Page, test} from 'playwright/test';
import {hydrated, NAMES} from '../site';
import {needsServiceWorker, stored} from './ownSite';

/** Collects whatever a page must not do: policy violations, errors, and requests to somebody else. */
async function watch(page: Page, baseURL: string): Promise<string[]> {
  const offences: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => offences.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const {reportViolation} = window as unknown as {reportViolation: (text: string) => void};
      reportViolation(`${event.violatedDirective} forbids ${event.blockedURI} at ${event.sourceFile}`);
    });
  });
  page.on('console', (message) => {
    // The status of an unknown address is told by the browser itself.
    if (message.type() === 'error' && !/status of 404/.test(message.text())) offences.push(message.text());
  });
  page.on('pageerror', (error) => offences.push(error.message));
  page.context().on('request', (request) => {
    if (!request.url().startsWith(baseURL) && !request.url().startsWith('data:')) {
      offences.push(`asks for ${request.url()}`);
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

test('the policy holds on every page with the menu, the theme and React in use', async ({page, baseURL}) => {
  const offences = await watch(page, String(baseURL));
  await page.setViewportSize({width: 360, height: 760});
  for (const path of ['nowhere', ...NAMES]) {
    await page.goto(`./${path}`);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await page
      .locator('.navbar-sidebar')
      .getByRole('button', {name: /dark and light mode/})
      .click();
    await page.keyboard.press('Escape');
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  }
  await hydrated(page);
  expect(offences).toEqual([]);
  expect(await leftBehind(page)).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});

test('it holds on every page that the service worker answers', async ({page, baseURL}) => {
  test.skip(...needsServiceWorker);
  const offences = await watch(page, String(baseURL));
  await page.goto('./');
  await stored(page);
  for (const path of NAMES) {
    const answer = await page.goto(`./${path}`);
    expect(answer?.fromServiceWorker(), `/${path} comes from the service worker`).toBe(true);
  }
  expect(offences).toEqual([]);
  expect(await leftBehind(page)).toEqual([]);
});

test('it stops a script that the build did not write', async ({page}) => {
  await page.goto('./');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.documentElement.dataset.intruder = "true"';
    document.body.append(script);
  });
  await expect(page.locator('html')).not.toHaveAttribute('data-intruder');
});
