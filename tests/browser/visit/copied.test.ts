/** What a visitor selects and copies, as text. */
import {expect, test} from '../site';

test('platforms elsewhere are words with commas between them', async ({page}) => {
  await page.goto('./contact');
  const copied = await page.getByRole('main').evaluate((main) => {
    getSelection()?.selectAllChildren(main);
    return String(getSelection()).replace(/\s+/g, ' ');
  });
  expect(copied).toContain('Elsewhere: Website jockeys.ug, Facebook, Twitter @jockeys_ug, LinkedIn');
});

test('the links of the bar are words apart', async ({page}) => {
  await page.goto('./');
  const copied = await page.getByRole('navigation', {name: 'Main'}).evaluate((bar) => {
    getSelection()?.selectAllChildren(bar);
    return String(getSelection()).replace(/\s+/g, ' ');
  });
  expect(copied).toContain('Home About Programs Framework Hatchery Impact Contact More');
});

test('a headline that breaks into phrases keeps its spaces', async ({page}) => {
  await page.goto('./contact');
  const copied = await page.getByRole('heading', {level: 1}).evaluate((heading) => heading.textContent);
  expect(copied).toBe('Find us in Bukoto');
});
