/** Clicks in the editor's preview: each leads to where its words stand. */
import {answerForGitHub, home, makeProgram, open, preview, text} from './editor';
import {expect, test as site} from './site';
import {records} from './written';

const test = site.extend({
  page: async ({page}, use) => {
    await answerForGitHub(page);
    await use(page);
  },
});

test('words of a record open its field, selected, and Back returns to them', async ({page}) => {
  const [{days, closes}] = records.hours.week;
  await open(page, 'pages/contact.mdx');
  const row = preview(page).getByRole('row', {name: days});
  const {width = 0, height = 0} = (await row.getByRole('cell').boundingBox()) ?? {};
  // At its end is when the doors close.
  await row.getByRole('cell').click({position: {x: width - 3, y: height / 2}});
  await expect(page.getByRole('heading', {level: 1, name: 'Opening hours'})).toBeVisible();
  const field = page.getByRole('textbox', {name: 'Closes'}).first();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(closes ?? '');
  await page.keyboard.type('7:30 PM');
  await expect(field).toHaveValue('7:30 PM');
  await expect(page.getByRole('status').filter({hasText: 'kept in this record'})).toBeVisible();
  await expect(preview(page).getByRole('row', {name: days})).toContainText('7:30 PM');
  await page.goBack();
  await expect(page.getByRole('textbox', {name: 'Text'})).toBeVisible();
  await expect(preview(page).getByRole('row', {name: days})).toContainText('7:30 PM');
  await expect(preview(page).getByRole('row', {name: days})).toBeInViewport();
});

test('an address and a figure open their records', async ({page}) => {
  const {street, city} = records.organisation.address;
  await open(page, 'pages/contact.mdx');
  await preview(page).locator('address').getByText(street).first().click();
  await expect(page.getByRole('textbox', {name: 'Street'})).toBeFocused();
  await page.getByRole('link', {name: /^Back to/}).click();
  await preview(page).locator('address').getByText(city).first().click();
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText(city);
  await expect(page.getByRole('textbox').and(page.locator(':focus'))).not.toHaveValue('');
  await open(page, 'pages/index.mdx');
  await preview(page).getByText('16,000+').first().click();
  await expect(page.getByRole('textbox', {name: 'Number'}).and(page.locator(':focus'))).toHaveValue('16000');
});

test('words of neither the file nor a record lead nowhere, and that is told', async ({page}) => {
  await open(page, 'pages/programs.mdx');
  await text(page).press('ControlOrMeta+Home');
  await preview(page)
    .getByRole('heading', {name: 'Perfect For'})
    .first()
    .click({position: {x: 6, y: 10}});
  await expect(page.getByRole('status').filter({hasText: 'These words aren’t in this file.'})).toBeVisible();
});

test('a double click selects a word, and typing replaces it', async ({page}) => {
  await open(page, 'pages/hatchery.mdx');
  const price = preview(page).getByText('UGX 100,000');
  const {width = 0} = (await price.boundingBox()) ?? {};
  await price.dblclick({position: {x: width - 8, y: 8}});
  await expect(text(page)).toBeFocused();
  await page.keyboard.insertText('120,000');
  await expect(preview(page).getByText('UGX 120,000')).toBeVisible();
});

test('a new program stands where it is seen whole', async ({page}) => {
  await page.goto(`${home}?new=program`);
  await makeProgram(page);
  await expect(preview(page).getByRole('heading', {name: 'The Start'})).toBeInViewport();
  await expect(preview(page).getByText('A sentence.')).toBeInViewport();
  await expect(preview(page).getByText('A thing')).toBeInViewport();
});
