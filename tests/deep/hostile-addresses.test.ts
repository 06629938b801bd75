/** Addresses meant to break something. Each gets its page or the 404 page. None runs a script, leaks a file or throws. */
import {expect, hydrated, test} from '../browser/site';
import {headline} from '../browser/written';

const FOUND = ['/', '/about', '/programs'].map(headline);
const NOT_FOUND = 'Oops! Page not found';

/** What is tried, and the address as it goes over the wire. */
const ADDRESSES: [what: string, address: string][] = [
  ['a script in the path', '/<script>window.broken=1</script>'],
  ['a script in the query', '/about?q=<script>window.broken=1</script>'],
  ['a script in the hash', '/about#<img src=x onerror=window.broken=1>'],
  ['a hash that cannot be decoded', '/about#%'],
  ['a javascript address in the query', '/?next=javascript:window.broken=1'],
  ['an open redirect', '/?url=https://example.org'],
  ['a path that looks like another site', '//example.org/about'],
  ['a folder above', '/../../../../etc/passwd'],
  ['a folder above, encoded', '/..%2f..%2f..%2fetc%2fpasswd'],
  ['a zero byte', '/about%00.html'],
  ['a lone percent sign', '/100%'],
  ['an overlong slash in UTF-8', '/%c0%af'],
  ['a line break that would split a header', '/about%0d%0aSet-Cookie:%20a=b'],
  ['a query of 6,000 letters', `/programs?${'q='.repeat(3000)}`],
  ['a property of every object', '/__proto__'],
  ['capitals', '/About'],
  ['the start page’s file', '/index'],
  ['two slashes, and a lone percent sign', '//100%'],
  ['settings of Docusaurus in the query', '/?docusaurus-theme=<script>&docusaurus-data-broken="><script>'],
];

test.use({expectedErrors: [/the server responded with a status of 404/]});

test('no address runs a script, leaks a file or leads elsewhere', async ({page, baseURL}) => {
  const {origin} = new URL(String(baseURL));
  const home = String(baseURL).slice(0, -1);
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (!['data:', 'blob:'].includes(url.protocol) && url.origin !== origin) elsewhere.push(url.href);
  });
  page.on('dialog', (dialog) => {
    elsewhere.push(`a dialog: ${dialog.message()}`);
    return dialog.dismiss();
  });
  for (const [what, address] of ADDRESSES) {
    // From elsewhere: a page that is open already answers to another hash by itself.
    await page.goto('about:blank');
    // As it is typed: "//example.org" must stay a path of this site.
    const response = await page.goto(home + address);
    const status = Number(response?.status());
    // Nothing on the 404 page wants React.
    if (status !== 404) await hydrated(page);
    expect.soft([200, 304, 404], what).toContain(status);
    expect
      .soft(status === 404 ? [NOT_FOUND] : FOUND, what)
      .toContain(await page.getByRole('heading', {level: 1}).textContent());
    expect.soft(new URL(page.url()).origin, what).toBe(origin);
    expect.soft(await page.evaluate(() => 'broken' in window || 'broken' in {}), what).toBe(false);
    expect.soft(await page.locator('main').locator('script, img[src=x]').count(), what).toBe(0);
    expect.soft(Object.keys(response?.headers() ?? {}), what).not.toContain('set-cookie');
  }
  expect(elsewhere).toEqual([]);
});
