/** How a visitor reaches the organisation: address, hours, telephone, WhatsApp, e-mail, and where else it is. */
import {CONTACT_PAGE} from '../../../src/content/site/records/siteNames';
import {expect, hydrated, test, thoroughUnless} from '../fixtures';

/** What is on the contact page, and at the foot of every other. */
for (const [pageAddress, place] of [
  [CONTACT_PAGE, 'main'],
  ['/about', 'contentinfo'],
] as const) {
  test.describe(pageAddress, thoroughUnless(pageAddress === CONTACT_PAGE), () => {
    test.beforeEach(({page}) => page.goto(`.${pageAddress}`).then(() => undefined));

    for (const [what, words, address] of [
      ['telephone', '+256 414 100 100', 'tel:+256414100100'],
      ['WhatsApp', 'WhatsApp +256 772 200 200', 'https://wa.me/256772200200'],
      ['e-mail', 'hello@jockeys.ug', 'mailto:hello@jockeys.ug'],
    ]) {
      test(`${what}: ${words} leads to ${address}, and is on the page once`, async ({page}) => {
        const link = page.getByRole('link', {name: words, exact: true});
        await expect(link).toBeVisible();
        await expect(link).toHaveAttribute('href', address);
        await expect(page.getByRole(place).getByRole('link', {name: words, exact: true})).toHaveCount(1);
      });
    }

    test('address: two lines, which a double click selects as a whole', async ({page}) => {
      const address = page.locator('address');
      await expect(address).toHaveText('Plot 8, Wamala Avenue, Bukoto, Kampala, Uganda');
      await expect(page.getByRole(place).locator('address')).toHaveCount(1);
      await address.dblclick();
      const selected = await page.evaluate(() => String(getSelection()));
      expect(selected.trim()).toBe('Plot 8, Wamala Avenue,\nBukoto, Kampala, Uganda');
    });

    test('hours: a line for each day or group of days', async ({page}) => {
      await expect(page.getByRole('table', {name: 'Business hours'})).toMatchAriaSnapshot(`
        - table "Business hours":
          - rowgroup:
            - row "Monday-Friday 8:00 AM-6:00 PM":
              - rowheader "Monday-Friday"
              - cell "8:00 AM-6:00 PM"
            - row "Saturday 9:00 AM-2:00 PM":
              - rowheader "Saturday"
              - cell "9:00 AM-2:00 PM"
            - row "Sunday Closed":
              - rowheader "Sunday"
              - cell "Closed"`);
    });
  });
}

test('platforms: a link where there is one, a handle where there is one, else the name', async ({page}) => {
  await page.goto('./contact');
  const platforms = page.getByRole('main').getByRole('list').filter({hasText: 'LinkedIn'});
  await expect(platforms.getByRole('listitem')).toHaveText([
    /^Website jockeys\.ug\b/,
    /^Facebook\b/,
    /^Twitter @jockeys_ug\b/,
    /^LinkedIn$/,
  ]);
  await expect(platforms.getByRole('link')).toHaveText(['Website', 'Facebook']);
  await expect(platforms.getByRole('link', {name: 'Website'})).toHaveAttribute('href', 'https://jockeys.ug');
  await expect(platforms.getByRole('link', {name: 'Facebook'})).toHaveAttribute(
    'href',
    'https://www.facebook.com/jockeys',
  );
  await expect(page.getByText('Elsewhere:')).toBeVisible();
});

test('directions: a map elsewhere opens in the same tab, and nothing is asked of it before', async ({page}) => {
  const asked: string[] = [];
  await page.route(/google/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({contentType: 'text/html', body: '<h1>A map</h1>'});
  });
  await page.goto('./contact');
  const directions = page.getByRole('link', {name: 'Directions'});
  await directions.hover();
  expect(asked).toEqual([]);
  await directions.click();
  await expect(page.getByRole('heading', {name: 'A map'})).toBeVisible();
  const place = 'Plot%208%2C%20Wamala%20Avenue%2C%20Bukoto%2C%20Kampala%2C%20Uganda';
  expect(asked).toEqual([`https://www.google.com/maps/search/?api=1&query=${place}`]);
});

test('the place of the map has the street, and says that a map will come', async ({page}) => {
  await page.goto('./contact');
  await expect(page.getByText('Plot 8,\nWamala Avenue', {exact: true})).toBeVisible();
  await expect(page.getByText('An interactive map is coming soon.')).toBeVisible();
});

test('the foot of a page has name, tagline and founding year', async ({page}) => {
  await page.goto('./about');
  const foot = page.getByRole('contentinfo');
  await expect(foot.getByText('Jockeys', {exact: true})).toBeVisible();
  await expect(foot.getByText('Empowering entrepreneurs since 2015')).toBeVisible();
});

test('the contact page has its address once, also at an address with a slash, when React has come', async ({page}) => {
  await page.goto('./contact/');
  await hydrated(page);
  await expect(page.locator('address')).toHaveCount(1);
});
