/** Addresses made to break something. Each gets the page or the 404 page; none runs a script, tells a secret or throws. */
import {request as http} from 'node:http';
import {expect, hydrated, test} from './site';
import {headline} from './written';

const FOUND = ['/', '/about', '/programs'].map(headline);
const NOT_FOUND = 'Oops! Page not found';

/** What it would break, and the address as it goes over the wire. */
const ADDRESSES: [what: string, address: string][] = [
  ['a script in the path', '/<script>window.broken=1</script>'],
  ['a script in the path, encoded', '/%3Cscript%3Ewindow.broken=1%3C/script%3E'],
  ['a picture that fails, in the path', '/%22%3E%3Cimg%20src=x%20onerror=window.broken=1%3E'],
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
  ['half a letter in UTF-8', '/%c3'],
  ['a byte that no UTF-8 has', '/%ff%fe'],
  ['an overlong slash in UTF-8', '/%c0%af'],
  ['a line break that would split a header', '/about%0d%0aSet-Cookie:%20a=b'],
  ['writing from right to left', '/%E2%80%AEtxt.exe'],
  ['a path of 6,000 letters', `/${'a'.repeat(6000)}`],
  ['a query of 6,000 letters', `/programs?${'q='.repeat(3000)}`],
  ['a thousand folders', `${'/a'.repeat(1000)}`],
  ['a name of every object', '/__proto__'],
  ['another, in the query', '/about?__proto__[broken]=1&constructor.prototype.broken=1'],
  ['capitals', '/About'],
  ['many slashes', '/about////'],
  ['two slashes', '//'],
  ['two slashes, and a lone percent sign', '//100%'],
  ['two slashes, and the name of a file', '//about.html'],
  ['the name of a file that is not there', '/nothing.html'],
  ['an expression', '/%24%7B7*7%7D%7B%7B7*7%7D%7D'],
  ['an asterisk, which stands for any page in the routes', '/*'],
  ['settings of Docusaurus in the query', '/?docusaurus-theme=<script>&docusaurus-data-broken="><script>'],
];

test.use({expectedErrors: [/the server responded with a status of 404/]});

for (const [what, address] of ADDRESSES) {
  test(`${what}: ${address.slice(0, 60)}`, async ({page, baseURL}) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    page.on('dialog', (dialog) => expect(dialog.message(), 'a dialog was opened').toBe(''));
    // As it is typed: "//example.org" must stay a path of this site.
    const response = await page.goto(baseURL + address);
    const found = response?.status() === 200 || response?.status() === 304;
    if (!found) expect(response?.status()).toBe(404);
    await hydrated(page);
    expect(found ? FOUND : [NOT_FOUND]).toContain(await page.getByRole('heading', {level: 1}).textContent());
    expect(new URL(page.url()).origin).toBe(new URL(String(baseURL)).origin);
    expect(await page.evaluate(() => 'broken' in window || 'broken' in {})).toBe(false);
    await expect(page.locator('main').locator('script, img[src=x]')).toHaveCount(0);
    // Nothing is sent to anybody else.
    expect(asked.filter((url) => !/^(data|blob):/.test(url) && new URL(url).origin !== baseURL)).toEqual([]);
    expect(Object.keys(response?.headers() ?? {})).not.toContain('set-cookie');
  });
}

test('the server itself is asked for files that it must not give, with nothing between to mend the path', async ({
  baseURL,
}) => {
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
