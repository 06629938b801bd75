/** The screens of records: a form beside the page that shows it, and one of which no page tells. */
import {expect, home, test} from '../editor';
import {expectScreen, sameEverywhere} from './screen';

sameEverywhere();

test('opening hours from the page that shows them, with an error', async ({page, editor}) => {
  await editor.open('pages/contact.mdx');
  await editor.clickWords(editor.drawn.getByRole('cell', {name: '9:00 AM-2:00 PM'}), '2:00 PM');
  const closes = page.getByRole('group', {name: 'Saturday'}).getByLabel('Closes');
  await expect(closes).toBeFocused();
  await expectScreen(page, 'record');
  await closes.fill('late');
  await expect(editor.problems.first()).toBeVisible();
  await expect(editor.bar.getByText('The check will stop at')).toBeVisible();
  await expectScreen(page, 'record with an error', page.getByRole('group', {name: 'Saturday'}));
  await editor.button('Undo').click();
  await expect(closes).toHaveValue('2:00 PM');
});

test('a record that another page led to: Back to it, what is typed is one change, and Back closes the text', async ({
  page,
  editor,
}) => {
  await page.goto(`${home}?file=records/figures.yml&from=pages/impact.mdx:1`);
  await expect(editor.drawn.locator('[data-part]').first()).toBeVisible();
  await expectScreen(page, 'record from another page', page.getByRole('link', {name: /^Back to/}));
  const number = page.getByLabel('Number').first();
  await test.step('what is typed in a field is one change', async () => {
    const before = await number.inputValue();
    await number.fill('');
    await number.pressSequentially('12345');
    await expect(editor.bar.getByText('1 change')).toBeVisible();
    await editor.button('Undo').click();
    await expect(number).toHaveValue(before);
    await expect(editor.bar.getByText('1 change')).toBeHidden();
  });
  await test.step('the browser’s Back closes the text', async () => {
    await editor.button('Show as text').click();
    await editor.text.click();
    await page.goBack();
    await expect(number).toBeVisible();
    await expect(page.getByTitle('Preview')).toBeFocused();
  });
});

test('a record without a page: its form, and an entry that is moved and moved back', async ({page, editor}) => {
  await page.goto(`${home}?file=records/menu.yml`);
  await expect(editor.button('Add: Link')).toBeVisible();
  await expectScreen(page, 'record without a page', page.getByRole('group', {name: 'Home'}));
  await editor.button('Move down: Hatchery').click();
  await expect(editor.bar.getByText('1 change')).toBeVisible();
  await editor.button('Undo').click();
  await expect(editor.announcement).toHaveText('Undone: Move down: Hatchery.');
});

test('a field for where a button goes offers a document', async ({editor: {page}}) => {
  await page.goto(`${home}?file=records/buttons.yml`);
  await page.getByRole('combobox').first().focus();
  await expect(page.getByText('Choose a document')).toBeVisible();
});

test('an address without a page says so', async ({editor: {page}}) => {
  await page.goto(`${home}?file=pages/nowhere.mdx`);
  await expect(page.getByRole('heading', {name: 'There is no such page'})).toBeFocused();
  await expectScreen(page, 'no such page');
});
