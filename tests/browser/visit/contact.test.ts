/** How a visitor reaches the organisation: on the contact page, and in the footer of every other. */
import {expect, test} from '../fixtures';

for (const [path, landmark] of [
  ['/contact', 'main'],
  ['/about', 'contentinfo'],
] as const) {
  test(`${path} shows address, opening hours and contact links once`, async ({page}) => {
    await page.goto(`.${path}`);
    const place = page.getByRole(landmark);
    for (const [name, address] of [
      ['+256 414 100 100', 'tel:+256414100100'],
      ['WhatsApp +256 772 200 200', 'https://wa.me/256772200200'],
      ['hello@jockeys.ug', 'mailto:hello@jockeys.ug'],
    ]) {
      await expect(page.getByRole('link', {name, exact: true})).toHaveCount(1);
      await expect(place.getByRole('link', {name, exact: true})).toHaveAttribute('href', address);
    }
    await expect(page.locator('address')).toHaveText('Plot 8, Wamala Avenue, Bukoto, Kampala, Uganda');
    await expect(place.locator('address')).toBeVisible();
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
}

test('a social network is a link if it has an address, and otherwise its name', async ({page}) => {
  await page.goto('./contact');
  const networks = page.getByRole('main').getByRole('list').filter({hasText: 'LinkedIn'});
  await expect(networks.getByRole('listitem')).toHaveText([
    /^Website jockeys\.ug\b/,
    /^Facebook\b/,
    /^Twitter @jockeys_ug\b/,
    /^LinkedIn$/,
  ]);
  await expect(networks.getByRole('link')).toHaveText(['Website', 'Facebook']);
  await expect(networks.getByRole('link', {name: 'Website'})).toHaveAttribute('href', 'https://jockeys.ug');
});

test('Directions opens a map on another site, which gets no request before that', async ({page}) => {
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
