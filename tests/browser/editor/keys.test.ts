/** The keyboard beside and on a page: where the focus and the cursor are, Escape, and Undo and Redo by their keys. */
import {expect, HATCHERY, SENTENCE, test} from './editor';

test('where somebody writes: after two clicks, Done, Escape on the page, a copy and a link', async ({page, editor}) => {
  const {drawn, text} = editor;
  const selected = () =>
    text.evaluate(({value, selectionStart: start, selectionEnd: end}: HTMLTextAreaElement) => value.slice(start, end));
  await editor.open(HATCHERY);
  await expect.poll(() => page.workers().length).toBe(1);
  await test.step('two clicks choose a word', async () => {
    await editor.clickWords(drawn.getByText(SENTENCE), 'space', 2);
    await expect(text).toBeFocused();
    await expect.poll(selected).toBe('space');
  });
  await test.step('Done goes back to the page, and so does Escape from there', async () => {
    await editor.button('Done').click();
    await expect(page.getByTitle('Preview')).toBeFocused();
    await drawn.getByText(SENTENCE).press('Enter');
    await expect(text).toBeFocused();
    await drawn.getByText(SENTENCE).press('Escape');
    await expect(text).toBeHidden();
  });
  await test.step('in a copy, the cursor is behind the words', async () => {
    await drawn.getByText(SENTENCE).click();
    await editor.button('Duplicate').click();
    await expect(editor.announcement).toHaveText('Duplicated.');
    await expect(text).toBeFocused();
    const isAtEnd = ({value, selectionStart}: HTMLTextAreaElement) => selectionStart === value.length;
    await expect.poll(() => text.evaluate(isAtEnd)).toBe(true);
  });
  await test.step('the question about a link is gone once it is made', async () => {
    await editor.button('Link').click();
    await page.getByRole('combobox', {name: 'Goes to'}).fill('/contact');
    await editor.button('Make the link').click();
    await expect(page.getByRole('form', {name: 'Link'})).toBeHidden();
    await expect(text).toHaveValue(/\[\/contact\]\(\/contact\)$/);
  });
});

test('Ctrl+Z and Ctrl+Shift+Z beside a page; in a field, Ctrl+Z is for what was typed there', async ({
  page,
  editor,
}) => {
  const printing = editor.drawn.getByRole('heading', {name: 'Printing'});
  await editor.open(HATCHERY);
  await printing.click();
  await editor.button('Delete').click();
  await expect(printing).toHaveCount(0);
  await test.step('beside the page', async () => {
    await page.keyboard.press('ControlOrMeta+z');
    await expect(printing).toBeVisible();
  });
  await test.step('with the focus on the page in its frame', async () => {
    await editor.drawn.getByRole('heading', {name: 'Internet'}).focus();
    await page.keyboard.press('ControlOrMeta+Shift+Z');
    await expect(printing).toHaveCount(0);
  });
  await test.step('in a field, for what was typed there', async () => {
    await editor.drawn.getByText('20,000').first().click();
    const price = page.getByRole('textbox', {name: 'Price'});
    await price.press('End');
    await price.press('0');
    await expect(editor.drawn.getByText('UGX 20,0000')).toBeVisible();
    await price.press('ControlOrMeta+z');
    await expect(price).toHaveValue('UGX 20,000');
    await price.press('ControlOrMeta+z');
    await expect(editor.drawn.getByText('UGX 20,000').first()).toBeVisible();
    await expect(printing).toHaveCount(0);
  });
});
