/** Whatever goes wrong, what a person has typed stays. */
import {ABORTED_FILE} from '../fixtures';
import {expect, HATCHERY, home, test} from './editor';

test('a lost connection loses no text, and sending again makes no second proposal', async ({
  page,
  editor,
  expectErrors,
}) => {
  expectErrors(ABORTED_FILE);
  const {github, bar} = editor;
  await editor.changeSentence('Come for an hour.');
  github.trouble = (name) => (name.startsWith('POST') && name.endsWith('/pulls') ? 'lost' : undefined);
  await editor.button('Propose').click();
  await expect(bar.getByRole('alert')).toHaveText(
    'GitHub didn’t answer. Check your connection, then try again. Your changes are kept.',
  );
  github.trouble = () => undefined;
  await page.reload();
  await expect(editor.preview.getByText('Come for an hour.')).toBeVisible();
  await editor.button('Propose').dblclick();
  await expect(bar.getByText('Proposed: #12')).toBeVisible();
  expect(github.pulls).toHaveLength(1);
  expect(editor.proposed(HATCHERY)).toContain('Come for an hour.');
});

test('when the browser’s storage is full, the editor says so and asks before the tab is closed', async ({
  page,
  editor,
}) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await editor.changeSentence('Come for an hour.');
  await expect(editor.bar.getByRole('alert')).toHaveText(/can’t keep your changes/);
  const question = page.waitForEvent('dialog');
  await page.close({runBeforeUnload: true});
  const dialog = await question;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await editor.propose();
  expect(editor.proposed(HATCHERY)).toContain('Come for an hour.');
});

test('one tab edits at a time, and another one takes over with all changes', async ({page, context, editor}) => {
  const inUse = {name: 'The editor is open in another tab'};
  await editor.changeSentence('Come for an hour.');
  const other = await context.newPage();
  await other.goto(home);
  await expect(other.getByRole('heading', inUse)).toBeVisible();
  await other.getByRole('button', {name: 'Edit here'}).click();
  await expect(other.getByRole('region', {name: 'Your changes'}).getByText('1 change')).toBeVisible();
  await expect(page.getByRole('heading', inUse)).toBeVisible();
});

test('when the check and the preview cannot be loaded, changes stay, and Reload helps', async ({
  page,
  editor,
  expectErrors,
}) => {
  expectErrors(ABORTED_FILE);
  await editor.changeSentence('Come for an hour.');
  await expect.poll(() => editor.stored()).toContain('Come for an hour.');
  const worker = page.workers()[0].url();
  await page.route(worker, (route) => route.abort());
  await page.reload();
  const alert = page.getByRole('alert').filter({hasText: 'The check and the preview have stopped.'});
  await expect(alert).toBeVisible();
  await expect(editor.bar.getByText('1 change')).toBeVisible();
  await page.unroute(worker);
  await alert.getByRole('button', {name: 'Reload'}).click();
  await expect(editor.preview.getByText('Come for an hour.')).toBeVisible();
  await expect(alert).toBeHidden();
});

test('the changes of a file can be thrown away, and Undo brings them back', async ({page, editor}) => {
  const {bar} = editor;
  await editor.changeSentence('Come for an hour.');
  await page.getByRole('link', {name: 'All pages'}).click();
  await editor.button('Throw away Hatchery').click();
  await expect(bar.getByText('1 change')).toBeHidden();
  await editor.button('Undo').click();
  await expect(bar.getByText('1 change')).toBeVisible();
  await editor.propose();
  expect(editor.proposed(HATCHERY)).toContain('Come for an hour.');
});
