/** Addresses meant to break something. Each gets its page or the 404 page. None runs a script, leaks a file or throws. */
import {request as http} from 'node:http';
import {expect, hydrated, test} from './site';
import {headline} from './written';

const FOUND = ['/', '/about', '/programs'].map(headline);
const NOT_FOUND = 'Oops! Page not found';

/** What is tried, and the address as it goes over the wire. */
const ADDRESSES: [what: string, address: string][] = [
  ['a script in the path', '/<script>window.broken=1</script>'],
  ['a script in the path, encoded', '/%3Cscript%3Ewindow.broken=1%3C/script%3E'],
  ['an image that fails, in the path', '/%22%3E%3Cimg%20src=x%20onerror=window.broken=1%3E'],
  ['a script in the query', '/about?q=<script>window.broken=1</script>'],
  ['a script in the hash', '/about#<img src=x onerror=window.broken=1>'],
  ['a hash that is no selector', '/about#"]\\:not(*'],
  ['a hash that cannot be decoded', '/about#%'],
  ['a javascript address as a path', '/javascript:window.broken=1'],
  ['a javascript address in the query', '/?next=javascript:window.broken=1'],
  ['an open redirect', '/?url=https://example.org'],
  ['a path that looks like another site', '//example.org/about'],
  ['the same with backslashes', '/\\example.org/about'],
  ['a folder above', '/../../../../etc/passwd'],
  ['a folder above, encoded', '/..%2f..%2f..%2fetc%2fpasswd'],
  ['a folder above, encoded twice', '/%252e%252e%252fetc%252fpasswd'],
  ['a folder above, with backslashes', '/..%5c..%5cpackage.json'],
  ['a source file', '/package.json'],
  ['the repository', '/.git/config'],
  ['a file of secrets', '/.env'],
  ['the handbook, which is for staff', '/handbook'],
  ['a zero byte', '/about%00.html'],
  ['a lone percent sign', '/100%'],
  ['half a character in UTF-8', '/%c3'],
  ['bytes that UTF-8 never has', '/%ff%fe'],
  ['an overlong slash in UTF-8', '/%c0%af'],
  ['a line break that would split a header', '/about%0d%0aSet-Cookie:%20a=b'],
  ['right-to-left text', '/%E2%80%AEtxt.exe'],
  ['a path of 6,000 letters', `/${'a'.repeat(6000)}`],
  ['a query of 6,000 letters', `/programs?${'q='.repeat(3000)}`],
  ['a thousand folders', `${'/a'.repeat(1000)}`],
  ['a property of every object', '/__proto__'],
  ['another, in the query', '/about?__proto__[broken]=1&constructor.prototype.broken=1'],
  ['capitals', '/About'],
  ['many slashes', '/about////'],
  ['two slashes', '//'],
  ['two slashes, and a lone percent sign', '//100%'],
  ['two slashes, and the name of a file', '//about.html'],
  ['the name of a file that is not there', '/nothing.html'],
  ['an expression', '/%24%7B7*7%7D%7B%7B7*7%7D%7D'],
  ['an asterisk, which matches any page in the routes', '/*'],
  ['settings of Docusaurus in the query', '/?docusaurus-theme=<script>&docusaurus-data-broken="><script>'],
];

test.use({expectedErrors: [/the server responded with a status of 404/]});

// One page visits several addresses: it keeps its cache, and every address still gets a document of its own.
const GROUPS = 4;

for (let group = 0; group < GROUPS; group += 1) {
  const addresses = ADDRESSES.filter((_, index) => index % GROUPS === group);
  const [[first], [last]] = [addresses[0], addresses[addresses.length - 1]];

  test(`${addresses.length} addresses, from "${first}" to "${last}"`, async ({page, baseURL}) => {
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
    for (const [what, address] of addresses) {
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
}

test('the server gives no file outside the build, even if no browser normalises the path first', async ({baseURL}) => {
  const {hostname, port} = new URL(String(baseURL));
  for (const path of [
    '/../package.json',
    '/..%2fpackage.json',
    '/%2e%2e/package.json',
    '/..\\package.json',
    '/./../.env',
  ]) {
    const status = await new Promise((done, fail) => {
      http({hostname, port, path}, (response) => {
        response.resume();
        done(response.statusCode);
      })
        .on('error', fail)
        .end();
    });
    expect(status, path).toBe(404);
  }
});

for (const address of ['/index', '/index.html', '/index?from=a-message', '//index']) {
  test(`${address} is the home page, with React, too`, async ({page, baseURL}) => {
    const home = String(baseURL);
    await page.goto(home.slice(0, -1) + address);
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(headline('/'));
    expect(new URL(page.url()).pathname).toBe(new URL(home).pathname);
  });
}
