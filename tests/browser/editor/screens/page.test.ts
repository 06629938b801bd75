/** The screens of a page: the list of all, the page, each form that opens beside it, its problems and its text. */
import sharp from 'sharp';
import {type Editor, expect, HATCHERY, home, SENTENCE, test} from '../editor';
import {expectScreen, sameEverywhere} from './screen';

sameEverywhere();

/** What is beside the page. */
const side = ({page}: Editor) => page.getByRole('region', {name: 'Changes', exact: true});

test('the list, a new page, a page, its words, a link, a heading, and the whole text', async ({page, editor}) => {
  const {drawn, text} = editor;
  await test.step('the list', async () => {
    await page.goto(home);
    await expect(page.getByRole('link', {name: 'Hatchery', exact: true})).toBeVisible();
    await expect(page.getByText('None is open.')).toBeVisible();
    await expectScreen(page, 'list');
  });
  await test.step('a new page', async () => {
    await editor.button('New page').click();
    await expectScreen(page, 'new page', page.getByRole('form'));
    await editor.button('Cancel').click();
  });
  await test.step('a page', async () => {
    await page.getByRole('link', {name: 'Hatchery', exact: true}).click();
    await expect(drawn.getByText(SENTENCE)).toBeVisible();
    await expect(editor.button('No problems')).toBeVisible();
    await expectScreen(page, 'page');
  });
  await test.step('its words, and a link in them', async () => {
    await drawn.getByText(SENTENCE).click();
    await expect(text).toBeFocused();
    await expectScreen(page, 'words', side(editor));
    await editor.button('Link').click();
    await expectScreen(page, 'link', side(editor).getByRole('form'));
    await editor.button('Cancel').click();
  });
  await test.step('a heading', async () => {
    await drawn.getByRole('heading', {name: 'What is here'}).click();
    await expectScreen(page, 'heading', side(editor));
  });
  await test.step('the whole text, which Escape doesn’t leave', async () => {
    await editor.button('Show as text').click();
    await expectScreen(page, 'whole text');
    await text.press('Escape');
    await expect(text).toBeFocused();
  });
});

test('the forms of a price and of a card, the title, Add, a picture and a document', async ({page, editor}) => {
  const {drawn} = editor;
  await test.step('a price, and the way up from it', async () => {
    await editor.open(HATCHERY);
    await expect(editor.button('No problems')).toBeVisible();
    await drawn.getByText('20,000').first().click();
    await expect(page.getByRole('textbox', {name: 'Price'})).toBeFocused();
    await expectScreen(page, 'form', side(editor));
    await editor.button('Prices').click();
    await expect(page.getByRole('heading', {name: 'Prices', level: 2})).toBeFocused();
  });
  await test.step('a card', async () => {
    await drawn.getByRole('heading', {name: 'Hot desks'}).click();
    await page.getByText('More', {exact: true}).click();
    await expectScreen(page, 'form of a card', side(editor));
  });
  await test.step('the title', async () => {
    await editor.button('Title').click();
    await expectScreen(page, 'title', side(editor));
  });
  await test.step('Add', async () => {
    await editor.button('Add').click();
    await expectScreen(page, 'add', side(editor));
  });
  await test.step('a picture, which can be chosen again', async () => {
    const image = await sharp({create: {width: 600, height: 400, channels: 3, background: '#8a5'}})
      .jpeg()
      .toBuffer();
    const choosePicture = page.getByLabel('Choose a picture');
    await choosePicture.setInputFiles({name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: image});
    await expect(page.getByLabel('What it shows')).toBeFocused();
    await expectScreen(page, 'picture', page.getByRole('form'));
    // The same one can be chosen again.
    await expect(choosePicture).toHaveValue('');
  });
  await test.step('a document', async () => {
    await editor.button('Cancel').last().click();
    const pdf = {name: 'Annual_Report.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 %%EOF')};
    await page.getByLabel('Choose a document').setInputFiles(pdf);
    await expect(page.getByLabel('Words of the link')).toBeFocused();
    await expectScreen(page, 'document', page.getByRole('form'));
  });
});

test('a warning, its part and its field; an error; and what a page with an error still shows', async ({
  page,
  editor,
}) => {
  const {drawn, text} = editor;
  const showIt = editor.problems.getByRole('button', {name: 'Show it'});
  await test.step('a warning', async () => {
    await editor.open(HATCHERY);
    await drawn.getByText('20,000').first().click();
    await page.getByRole('textbox', {name: 'Price'}).fill('UGX 25000');
    await expect(editor.button('Correct 2 and propose')).toBeVisible();
    await expect(editor.button('Fix it').first()).toBeVisible();
    await expectScreen(page, 'warning');
  });
  await test.step('Fix it and Undo', async () => {
    await editor.problems.getByRole('button', {name: 'Fix it'}).click();
    await expect(page.getByRole('heading', {name: 'Problems'})).toBeFocused();
    await editor.button('Undo').click();
    await expect(editor.button('Correct 2 and propose')).toBeVisible();
  });
  await test.step('beside another part it is elsewhere, and the list of all leads to it', async () => {
    await drawn.getByText(SENTENCE).click();
    await editor.button('1 elsewhere').click();
    await expect(page.getByRole('button', {name: '1 problem'})).toHaveAttribute('aria-pressed', 'true');
    await expect(drawn.locator('[data-open]')).toHaveCount(0);
    await showIt.click();
    await expect(page.getByRole('textbox', {name: 'Price'})).toBeVisible();
    await editor.button('Done').click();
    await page.getByRole('button', {name: /problems?$/}).click();
    await expectScreen(page, 'problems', side(editor));
  });
  await test.step('the text shows where a problem is', async () => {
    await editor.button('Show as text').click();
    await showIt.click();
    const selected = () =>
      text.evaluate((one: HTMLTextAreaElement) => one.value.slice(one.selectionStart, one.selectionEnd));
    await expect.poll(selected).toBe('price="UGX 25000"');
  });
  await test.step('an error in the text', async () => {
    await text.fill((await text.inputValue()).replace('<Hero>', '<Heroo>'));
    await expect(editor.bar.getByText('The check will stop at')).toBeVisible();
    await editor.button('Propose').click();
    await expect(editor.bar.getByRole('alert')).toBeVisible();
    await expectScreen(page, 'error as text');
  });
  await test.step('what a page with an error still shows', async () => {
    await editor.button('Show as text').click();
    await expectScreen(page, 'error');
  });
  await test.step('sent from the list, it is refused, and opened', async () => {
    await page.getByRole('link', {name: 'All pages'}).click();
    await editor.button('Propose').click();
    await expect(text).toBeFocused();
    await expectScreen(page, 'refused', side(editor));
    await editor.button('Undo').click();
    await expect(editor.bar.getByRole('alert')).toBeHidden();
  });
});
