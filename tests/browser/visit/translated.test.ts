/** A page that a browser has translated into Arabic: its lines run from the right, and its parts are mirrored. */
import {EACH_PAGE, expect, test} from '../fixtures';

const turn = () => {
  document.documentElement.dir = 'rtl';
};

for (const [address, details] of EACH_PAGE) {
  test(`from right to left, ${address} is no wider than the window`, details, async ({page}) => {
    for (const width of [360, 1280]) {
      await page.setViewportSize({width, height: 900});
      await page.goto(`.${address}`);
      await page.evaluate(turn);
      const {scrollWidth, clientWidth} = await page.evaluate(() => document.documentElement);
      expect(scrollWidth, `at ${width} pixels`).toBe(clientWidth);
    }
  });
}

test('from right to left, days are at the right of the hours, and apart from them', async ({page}) => {
  await page.setViewportSize({width: 360, height: 900});
  await page.goto('./');
  await page.evaluate(turn);
  const row = page.getByRole('contentinfo').getByRole('row', {name: /Saturday/});
  const [days, hours] = await Promise.all(
    [row.getByRole('rowheader'), row.getByRole('cell')].map((one) =>
      one.evaluate((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        const {left, right} = range.getBoundingClientRect();
        return {left, right};
      }),
    ),
  );
  expect(days.left - hours.right).toBeGreaterThan(8);
});

test('from right to left, the sun that sets beside the funding is not behind its words', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 900});
  await page.goto('./impact');
  await page.evaluate(turn);
  const funding = page.getByRole('main').getByRole('listitem').filter({hasText: 'UGX funding secured'}).first();
  const sun = await funding.evaluate((one) => getComputedStyle(one).backgroundImage);
  expect(sun).toMatch(/ at 0(%|px) 100%/);
});

test('from right to left, the mark comes before the name, and a list’s marks before its lines', async ({page}) => {
  await page.goto('./hatchery');
  await page.evaluate(turn);
  const mark = page.getByRole('navigation').first().locator('.wordmark').first();
  expect(await mark.evaluate((one) => Number.parseFloat(getComputedStyle(one, '::before').marginLeft))).toBeGreaterThan(
    4,
  );
  const line = page.getByRole('listitem').filter({hasText: 'Hot desk'}).first();
  const {paddingRight, markRight} = await line.evaluate((one) => ({
    paddingRight: Number.parseFloat(getComputedStyle(one).paddingRight),
    markRight: Number.parseFloat(getComputedStyle(one, '::before').marginRight),
  }));
  expect(paddingRight).toBeGreaterThan(8);
  expect(markRight).toBe(-paddingRight);
});
