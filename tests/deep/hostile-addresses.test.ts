/** Addresses meant to break something. Each gets its page or the 404 page. None runs a script, leaks a file or throws. */
import {expect, hydrated, NOT_FOUND, test} from '../browser/fixtures';

const HOME = 'Empowering entrepreneurs';
const ABOUT = 'It began with students';
const PROGRAMS = 'Find your program';
const LOST = 'Oops! Page not found';

/**
 * What is tried, the address as it goes over the wire, and the headline of the page that it gets. `status`: what is answered
 * where the 404 page itself goes on to the page that was meant.
 */
const ADDRESSES: [what: string, address: string, headline: string, status?: 404][] = [
  ['a script in the path', '/<script>window.broken=1</script>', LOST],
  ['a script in the query', '/about?q=<script>window.broken=1</script>', ABOUT],
  ['a script in the hash', '/about#<img src=x onerror=window.broken=1>', ABOUT],
  ['a hash that can’t be decoded', '/about#%', ABOUT],
  ['a javascript address in the query', '/?next=javascript:window.broken=1', HOME],
  ['an open redirect', '/?url=https://example.org', HOME],
  ['a path that looks like another site', '//example.org/about', LOST],
  ['a folder above', '/../../../../etc/passwd', LOST],
  ['a folder above, encoded', '/..%2f..%2f..%2fetc%2fpasswd', LOST],
  ['a zero byte', '/about%00.html', LOST],
  ['a lone percent sign', '/100%', LOST],
  ['an overlong slash in UTF-8', '/%c0%af', HOME, 404],
  ['a line break that would split a header', '/about%0d%0aSet-Cookie:%20a=b', LOST],
  ['a query of 6,000 letters', `/programs?${'q='.repeat(3000)}`, PROGRAMS],
  ['a property of every object', '/__proto__', LOST],
  ['capitals', '/About', ABOUT, 404],
  ['the start page’s file', '/index', HOME],
  ['two slashes, and a lone percent sign', '//100%', LOST],
  ['another site in capitals', '//Example.org/About', LOST],
  ['settings of Docusaurus in the query', '/?docusaurus-theme=<script>&docusaurus-data-broken="><script>', HOME],
];

test.beforeEach(({expectErrors}) => expectErrors(...NOT_FOUND));

for (const [what, address, headline, status = headline === LOST ? 404 : 200] of ADDRESSES) {
  test(`${what}: no script runs, no file leaks, nothing leads elsewhere`, async ({page, baseURL}) => {
    const {origin} = new URL(String(baseURL));
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (!['data:', 'blob:'].includes(url.protocol) && url.origin !== origin) elsewhere.push(url.href);
    });
    page.on('dialog', (dialog) => {
      elsewhere.push(`a dialog: ${dialog.message()}`);
      return dialog.dismiss();
    });
    // As it is typed: "//example.org" must stay a path of this site.
    const response = await page.goto(String(baseURL).slice(0, -1) + address);
    expect(response?.status()).toBe(status);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(headline);
    // Nothing on the 404 page needs React.
    if (headline !== LOST) await hydrated(page);
    expect(new URL(page.url()).origin).toBe(origin);
    expect(await page.evaluate(() => 'broken' in window || 'broken' in {})).toBe(false);
    await expect(page.getByRole('main').locator('script, img[src=x]')).toHaveCount(0);
    expect(Object.keys(response?.headers() ?? {})).not.toContain('set-cookie');
    expect(elsewhere).toEqual([]);
  });
}
