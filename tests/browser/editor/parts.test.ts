/** Parts of a page: added, moved, duplicated, deleted and restored; and new pages. */
import {CONTACT, expect, HATCHERY, home, PHONE, SENTENCE, test} from './editor';

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a part of a page is moved, duplicated, deleted and restored', async ({editor}) => {
    const {preview} = editor;
    const cards = preview.locator('section', {hasText: 'What brings you here?'}).getByRole('heading', {level: 3});
    await editor.open(CONTACT);
    await preview.getByRole('heading', {name: 'A visit'}).tap();
    await editor.button('Move down').tap();
    await expect(cards).toHaveText(['A question', 'A visit', 'A program', 'A space']);
    await editor.button('Move up').tap();
    await expect(cards).toHaveText(['A visit', 'A question', 'A program', 'A space']);
    await editor.button('Duplicate').tap();
    await expect(cards).toHaveText(['A visit', 'A visit', 'A question', 'A program', 'A space']);
    await editor.button('Undo').tap();
    await expect(cards).toHaveText(['A visit', 'A question', 'A program', 'A space']);
    await preview.getByRole('heading', {name: 'A visit'}).tap();
    await editor.button('Delete').tap();
    await expect(cards).toHaveText(['A question', 'A program', 'A space']);
    await editor.button('Undo').tap();
    await expect(cards).toHaveText(['A visit', 'A question', 'A program', 'A space']);
    await expect(editor.bar.getByText(/\d change/)).toBeHidden();
  });
});

test('a note is shown with the part that it is about, and is deleted alone', async ({page, editor}) => {
  const notes = page.getByRole('region', {name: 'Open questions'}).getByRole('listitem');
  const confirmed = 'A business idea is the horse.';
  await editor.open('pages/index.mdx');
  await expect(notes).toHaveCount(4);
  await editor.preview.getByText(confirmed).click();
  await expect(notes).toHaveText([/To confirm: the philosophy was given in six words\./]);
  await editor.button(/^This is right: A business idea/).click();
  await expect(notes).toHaveCount(0);
  await expect(editor.text).toHaveValue(new RegExp(`^${confirmed}`));
  await editor.propose();
  expect(editor.proposed('pages/index.mdx')).toContain(`the jockey, not the horse\n\n${confirmed}`);
});

test('a paragraph is added below the open part, and its example text is not sent', async ({page, editor}) => {
  await editor.open(HATCHERY);
  await editor.preview.getByText(SENTENCE).click();
  await editor.button('Add below').click();
  await editor.button('Paragraph').click();
  await expect(editor.text).toHaveValue('Write what you want to say.');
  await editor.button('Propose').click();
  await expect(page.getByRole('alert')).toContainText('Not sent yet. “Hatchery”');
  expect(editor.github.pulls).toEqual([]);
  await editor.text.fill('Tea');
  await editor.propose();
  expect(editor.proposed(HATCHERY)).toContain(`${SENTENCE}\n\nTea\n`);
});

test('a program is added with its form', async ({page, editor}) => {
  await editor.open('pages/programs.mdx');
  await editor.button('Add').click();
  await editor.button('Program').click();
  await page.getByLabel('Title', {exact: true}).fill('Summer School');
  await page.getByLabel('Tagline').fill('A week of work');
  await page.getByLabel('Perfect for').fill('Anybody with a week');
  await page.getByLabel('Words', {exact: true}).fill('Come for a week.');
  await page.getByLabel('What you get').fill('A desk\nA mentor');
  await page.getByLabel('Goes to').fill('/contact');
  await expect(editor.preview.getByRole('heading', {name: 'Summer School'})).toBeVisible();
  await expect(editor.problems).toHaveCount(0);
  await editor.button('Propose').click();
  await expect(editor.bar.getByText('Proposed: #12')).toBeVisible();
  const proposed = editor.proposed('pages/programs.mdx');
  expect(proposed).toContain('title="Summer School"');
  expect(proposed).toContain('- A desk\n- A mentor\n');
});

test('a new page keeps its answers when GitHub answers late, can be written over, and is in the menu', async ({
  page,
  editor,
}) => {
  const title = page.getByLabel('Title', {exact: true});
  let answer = () => {};
  const isAnswered = new Promise<void>((done) => {
    answer = done;
  });
  await page.route(/api\.github\.com.*\/pulls/, async (route) => {
    await isAnswered;
    await route.fallback();
  });
  await page.goto(home);
  await editor.button('New page').click();
  await title.fill('How to come');
  await page.getByLabel('Description').fill('Buses and taxis.');
  answer();
  await expect(page.getByText('None is open.')).toBeVisible();
  await expect(title).toHaveValue('How to come');
  await page.getByLabel('Show it in the menu?').check();
  await editor.button('Make it').click();
  await expect(editor.text).toHaveValue(/Write one sentence/);
  await editor.text.fill('Take the bus to Bukoto.');
  await expect(editor.preview.getByText('Take the bus to Bukoto.')).toBeVisible();
  await expect(editor.bar.getByText('2 changes')).toBeVisible();
  await page.getByRole('link', {name: 'All pages'}).click();
  const records = page.getByRole('list', {name: 'Facts on several pages'});
  await records.getByRole('link', {name: 'Menu', exact: true}).click();
  await expect(page.getByRole('group', {name: 'How to come'}).getByLabel('Page')).toHaveValue('/how-to-come');
});
