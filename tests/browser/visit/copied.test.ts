/** What a visitor selects and copies, as text. */
import type {Locator} from 'playwright/test';
import {expect, test} from '../fixtures';

/** The text of an element that is selected as a whole, on one line. */
const copied = (part: Locator) =>
  part.evaluate((element) => {
    getSelection()?.selectAllChildren(element);
    return String(getSelection()).replace(/\s+/g, ' ').trim();
  });

test('copied, platforms elsewhere have commas between them', async ({page}) => {
  await page.goto('./contact');
  expect(await copied(page.getByRole('main'))).toContain(
    'Elsewhere: Website jockeys.ug, Facebook, Twitter @jockeys_ug, LinkedIn',
  );
});

test('copied, the links of the bar have spaces between them', async ({page}) => {
  await page.goto('./');
  const bar = page.getByRole('navigation', {name: 'Main'});
  expect(await copied(bar)).toContain('Home About Programs Framework Hatchery Impact Contact More');
});

test('copied, a headline that breaks into phrases keeps its spaces', async ({page}) => {
  await page.goto('./contact');
  expect(await copied(page.getByRole('heading', {level: 1}))).toBe('Find us in Bukoto');
});
