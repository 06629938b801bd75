/** Forms of records and components. */
import {CONTACT, expect, HATCHERY, home, test} from './editor';

test('opening hours are changed from the text on a page that shows them', async ({page, editor}) => {
  const {preview} = editor;
  await editor.open(CONTACT);
  await preview.getByText('2:00 PM').first().click();
  const closes = page.getByRole('group', {name: 'Saturday'}).getByLabel('Closes');
  await expect(closes).toBeFocused();
  await closes.fill('3:00 PM');
  await expect(preview.getByText('3:00 PM').first()).toBeVisible();
  await editor.propose();
  expect(editor.proposed('records/hours.yml')).toContain('closes: 3:00 PM');
  await page.getByRole('link', {name: 'Back to “Contact”'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Contact'})).toBeVisible();
});

test('a component’s form writes its settings into the page, and describes what is wrong with one', async ({
  page,
  editor,
}) => {
  const {preview} = editor;
  await editor.open(HATCHERY);
  await preview.getByText('20,000').first().click();
  const price = page.getByRole('textbox', {name: 'Price'});
  await expect(price).toBeFocused();
  await expect(price).not.toHaveAttribute('aria-invalid');
  await price.fill('');
  await expect(price).toHaveAttribute('aria-invalid', 'true');
  await expect(price).toHaveAccessibleDescription(/Problem: /);
  await price.fill('UGX 20,000 a day');
  await expect(preview.getByText('UGX 20,000 a day')).toBeVisible();
  await page.getByRole('checkbox', {name: 'Featured'}).check();
  await editor.propose();
  expect(editor.proposed(HATCHERY)).toMatch(/<Tier type="Day Pass" .*price="UGX 20,000 a day" featured>/);
});

test('an entry of a record is added, deleted, restored and filled in', async ({page, editor}) => {
  await page.goto(`${home}?file=records/hours.yml`);
  const reason = page.getByLabel('Reason');
  await editor
    .button(/^Add: /)
    .last()
    .click();
  await expect(reason).toHaveCount(2);
  await editor
    .button(/^Delete: /)
    .last()
    .click();
  await expect(reason).toHaveCount(1);
  await editor.button('Undo').click();
  await expect(reason).toHaveCount(2);
  await page.getByLabel('Date').last().fill('2099-12-26');
  await reason.last().fill('Boxing Day');
  await editor.propose();
  expect(editor.proposed('records/hours.yml')).toMatch(
    / {2}- date: 2099-12-25\n {4}reason: Christmas Day\n {2}- date: 2099-12-26\n {4}reason: Boxing Day\n$/,
  );
});
