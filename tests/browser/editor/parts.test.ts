/** The parts of a page and the entries of a record, by touch and by keyboard: moved, doubled, added, deleted, undone. */
import type {Locator} from 'playwright/test';
import {type Editor, expect, HANDS, HATCHERY, home, THOROUGH, test} from './editor';

const CONTACT = 'pages/contact.mdx';

/** The titles of the four cards on the Contact page. */
const cardTitles = ({drawn}: Editor): Locator =>
  drawn.locator('section', {hasText: 'What brings you here?'}).getByRole('heading', {level: 3});

const AS_BUILT = ['A visit', 'A question', 'A program', 'A space'];
const MOVED = ['A question', 'A visit', 'A program', 'A space'];

for (const {hand, use, press, details} of HANDS) {
  test.describe(`by ${hand}`, details, () => {
    test.use(use);

    test('a part of a page: Move, Duplicate, Delete, Undo, Redo', async ({page, editor}) => {
      const {drawn} = editor;
      const titles = cardTitles(editor);
      const pressThen = async (button: string, says: string) => {
        await press(editor.button(button));
        await expect(editor.announcement).toHaveText(says);
      };
      await editor.open(CONTACT);
      await test.step('Move down and up', async () => {
        await press(drawn.getByRole('heading', {name: 'A visit'}));
        await pressThen('Move down', 'Moved down.');
        await expect(titles).toHaveText(MOVED);
        // Somebody who moves a part stays on the button that moves it.
        await expect(editor.button('Move down')).toBeVisible();
        await pressThen('Move up', 'Moved up.');
        await expect(titles).toHaveText(AS_BUILT);
      });
      await test.step('Duplicate, and Undo: the copy was open, and not its neighbor', async () => {
        await pressThen('Duplicate', 'Duplicated.');
        await expect(titles).toHaveText(['A visit', ...AS_BUILT]);
        await pressThen('Undo', 'Undone: Duplicate.');
        await expect(titles).toHaveText(AS_BUILT);
        await expect(editor.button('Delete')).toHaveCount(0);
      });
      await test.step('Redo and Undo', async () => {
        await pressThen('Redo', 'Done again: Duplicate.');
        await expect(titles).toHaveText(['A visit', ...AS_BUILT]);
        await press(editor.button('Undo'));
        await expect(titles).toHaveText(AS_BUILT);
      });
      await test.step('Delete: its button goes from the record, too; both come back together', async () => {
        await press(drawn.getByRole('heading', {name: 'A visit'}));
        await expect(page.getByLabel('Title', {exact: true})).toBeFocused();
        await pressThen('Delete', 'Deleted. Undo brings it back.');
        await expect(titles).toHaveText(AS_BUILT.slice(1));
        await expect(editor.bar.getByText('2 changes')).toBeVisible();
        await press(editor.button('Undo'));
        await expect(titles).toHaveText(AS_BUILT);
        await expect(editor.bar.getByText('2 changes')).toBeHidden();
      });
      await test.step('The part that one is in: it opens', async () => {
        await press(drawn.getByRole('heading', {name: 'A visit'}));
        await press(editor.button('Cards'));
        await expect(page.getByRole('heading', {name: 'Cards', level: 2})).toBeFocused();
      });
    });

    test('an entry of a record: Add, Delete, Add again, where the focus is, and what is said', async ({
      page,
      editor,
    }) => {
      await page.goto(`${home}?file=records/hours.yml`);
      const [add, reason] = [editor.button(/^Add: /).last(), page.getByLabel('Reason')];
      await press(add);
      await expect(reason).toHaveCount(2);
      await expect(page.getByLabel('Date').last()).toBeFocused();
      await expect(editor.announcement).toHaveText(/ added\.$/);
      await press(editor.button(/^Delete: /).last());
      await expect(reason).toHaveCount(1);
      // The focus is where the next one is deleted, or at last where one is added.
      await expect(editor.button(/^Delete: /).last()).toBeFocused();
      await press(editor.button(/^Delete: /).last());
      await expect(reason).toHaveCount(0);
      await expect(add).toBeFocused();
      await press(editor.button('Undo'));
      await expect(reason).toHaveCount(1);
      await press(add);
      await expect(reason).toHaveCount(2);
      await page.getByLabel('Date').last().fill('2099-12-26');
      await reason.last().fill('Boxing Day');
      await press(editor.button('Show as text'));
      const days = '  - date: 2099-12-25\n    reason: Christmas Day\n  - date: 2099-12-26\n    reason: Boxing Day\n';
      await expect(editor.text).toHaveValue(new RegExp(`\\nclosed:\\n${days}$`));
    });
  });
}

test('a part that is opened from elsewhere is in the middle of its frame', async ({page, editor}) => {
  const line =
    editor.github
      .text(HATCHERY)
      ?.split('\n')
      .findIndex((words) => words.startsWith('The event space')) ?? 0;
  await page.goto(`${home}?file=${HATCHERY}&line=${line + 1}`);
  const part = editor.drawn.locator('[data-open]');
  await expect(part).toHaveText(/^The event space/);
  const middle = () =>
    part.evaluate((one) => {
      const {top, bottom} = one.getBoundingClientRect();
      return Math.round(((top + bottom) / 2 / innerHeight) * 4) / 4;
    });
  await expect.poll(middle).toBe(0.5);
});

test(
  'Ctrl+Z undoes a step, Ctrl+Shift+Z and Ctrl+Y do it again: beside the page, and on it',
  THOROUGH,
  async ({page, editor}) => {
    const titles = cardTitles(editor);
    await editor.open(CONTACT);
    await editor.drawn.getByRole('heading', {name: 'A visit'}).click();
    await editor.button('Move down').click();
    await expect(titles).toHaveText(MOVED);
    await expect(editor.button('Move down')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(titles).toHaveText(AS_BUILT);
    await page.keyboard.press('ControlOrMeta+Shift+Z');
    await expect(titles).toHaveText(MOVED);
    await editor.drawn.getByRole('heading', {name: 'A space'}).focus();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(titles).toHaveText(AS_BUILT);
    await page.keyboard.press('ControlOrMeta+y');
    await expect(titles).toHaveText(MOVED);
  },
);

test('Delete that is pressed twice at once deletes one part, and one entry', async ({page, editor}) => {
  await editor.open(HATCHERY);
  await editor.drawn.getByRole('heading', {name: 'Monthly Membership'}).click();
  await editor.button('Delete').dblclick();
  await expect(editor.drawn.getByRole('heading', {name: 'Monthly Membership'})).toHaveCount(0);
  await expect(editor.drawn.getByRole('heading', {name: 'Weekly Pass'})).toBeVisible();
  await page.goto(`${home}?file=records/menu.yml`);
  const deletes = editor.button(/^Delete: /);
  await expect(deletes.first()).toBeVisible();
  const count = await deletes.count();
  await deletes.first().dblclick();
  await expect(deletes).toHaveCount(count - 1);
  await editor.propose();
  expect(editor.proposed(HATCHERY)).toContain('<Tier type="Weekly Pass"');
  expect(editor.proposed('records/menu.yml').match(/label:/g)).toHaveLength(count - 1);
});
