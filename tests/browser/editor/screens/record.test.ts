/** The screens of records: a form beside the page that shows it, and one of which no page tells. */
import {expect, home, test} from '../editor';
import {expectScreen, SAME_EVERYWHERE} from './screen';

test.use(SAME_EVERYWHERE);

test('opening hours from the page that shows them, with an error; the menu; and what isn’t there', async ({
  page,
  editor,
}) => {
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
  await page.goto(`${home}?file=records/menu.yml`);
  await expect(editor.button('Add: Link')).toBeVisible();
  await expectScreen(page, 'record without a page');
  await page.goto(`${home}?file=pages/nowhere.mdx`);
  await expect(page.getByRole('heading', {name: 'There is no such page'})).toBeFocused();
  await expectScreen(page, 'no such page');
});
