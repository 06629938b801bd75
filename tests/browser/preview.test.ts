/** What staff see in the preview, and visitors do not. */
import {expect, PAGES, test} from './site';

const PREVIEW = 'http://localhost:4174';

test('the preview marks what is to be confirmed, shows what is missing, and has the handbook', async ({page}) => {
  await page.goto(`${PREVIEW}/contact`);
  const main = page.getByRole('main');
  await expect(main.getByText('See the space, meet the people, have your questions answered.')).toBeVisible();
  await expect(main.getByRole('button', {name: 'To confirm'})).toHaveCount(1);
  await expect(main.getByText('telephone number')).toBeVisible();
  await expect(main.getByRole('button', {name: 'To fill in'})).toHaveCount(3);
  await main.getByRole('button', {name: 'To confirm'}).first().focus();
  await expect(main.getByRole('tooltip').filter({hasText: 'Four quick actions were given'}).first()).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
  await page.goto(`${PREVIEW}/handbook`);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test('the public build has neither marks, reasons, slots nor the handbook', async ({page, request}) => {
  expect((await request.get('/handbook')).status()).toBe(404);
  for (const path of PAGES) {
    const scripts: string[] = [];
    page.on('response', async (response) => {
      if (response.url().endsWith('.js')) scripts.push(await response.text().catch(() => ''));
    });
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    const everything = (await page.content()) + scripts.join('');
    expect(everything.length).toBeGreaterThan(10_000);
    for (const word of ['ToConfirm', 'To confirm', 'To fill in', 'were given', 'not given to us', 'working name']) {
      expect(everything, `${path} holds "${word}"`).not.toContain(word);
    }
  }
});
