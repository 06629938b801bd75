/** Documents: a PDF that a page links to, from this phone or computer, in the same proposal as its text. */
import type {Locator} from 'playwright/test';
import {type Editor, expect, HATCHERY, SENTENCE, THOROUGH, test} from './editor';

/** A PDF of this many bytes. */
const pdf = (size = 340_000): Buffer =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size - 14, ' '), Buffer.from('%%EOF')]);

/** It as a file that somebody chooses. */
const pdfFile = (name: string, size?: number) => ({name, mimeType: 'application/pdf', buffer: pdf(size)});

/** Opens the Hatchery page, where a document is about to be added below its sentence. Returns where it is chosen. */
async function addDocument(editor: Editor): Promise<Locator> {
  await editor.open(HATCHERY);
  await editor.drawn.getByText(SENTENCE).click();
  await editor.button('Add below').click();
  return editor.page.getByLabel('Choose a document');
}

/** What is said of the document that was chosen. */
const statusOf = ({page}: Editor): Locator => page.getByRole('form', {name: 'The document'}).getByRole('status');

for (const [what, file, says] of [
  ['too large', pdfFile('plan.pdf', 6_200_000), 'plan.pdf is 6.2 MB, and visitors pay for each of them.'],
  ['of another kind', {...pdfFile('Plan.pdf'), buffer: Buffer.from('PK')}, 'Plan.pdf isn’t a PDF'],
] as const) {
  test(`a document that is ${what} is refused: “${says}”`, THOROUGH, async ({editor}) => {
    const choose = await addDocument(editor);
    await choose.setInputFiles(file);
    await expect(statusOf(editor)).toContainText(says);
    await expect(editor.button('Put it in')).toBeDisabled();
  });
}

test(
  'a document goes into the page with its link, outlives a reload, and is proposed with it',
  THOROUGH,
  async ({page, editor}) => {
    const {drawn, github} = editor;
    // The tests' site has a document of this name.
    const link = '[What we did in 2025](/files/annual-report-2.pdf)';
    await test.step('choose it, and name its link', async () => {
      const choose = await addDocument(editor);
      await choose.setInputFiles(pdfFile('Annual Report.pdf'));
      await expect(statusOf(editor)).toHaveText('Annual Report.pdf: PDF, 340 kB');
      await expect(page.getByLabel('Words of the link')).toHaveValue('Annual Report');
      await editor.isAccessible('the document');
      await page.getByLabel('Words of the link').fill('What we did in 2025');
      await editor.button('Put it in').click();
      await expect(editor.announcement).toHaveText('The document is on the page.');
      await expect(editor.text).toHaveValue(link);
      await expect(editor.bar.getByText('2 changes')).toBeVisible();
    });
    await test.step('reload', async () => {
      await page.reload();
      await expect(drawn.getByRole('link', {name: 'What we did in 2025'})).toBeVisible();
      await expect(editor.button('No problems')).toBeVisible();
      await expect(editor.problems).toHaveCount(0);
    });
    await test.step('it is listed by its name, without a link: it can’t be opened', async () => {
      await page.getByRole('link', {name: 'All pages'}).click();
      const changes = page.getByRole('list', {name: 'Your changes'});
      const rows = ['HatcheryThrow away', 'annual report 2Throw away'];
      await expect(changes.getByRole('listitem')).toHaveText(rows);
      await expect(changes.getByRole('link')).toHaveText(['Hatchery']);
    });
    await test.step('Propose', async () => {
      await editor.propose();
      expect(editor.proposed(HATCHERY)).toContain(`${SENTENCE}\n\n${link}\n`);
      const {tree = {}} = github.commits.get(github.pulls[0].head) ?? {};
      expect(tree['static/files/annual-report-2.pdf']).toEqual(pdf());
    });
  },
);

test('a link among the words and a button go to a document; Undo takes both back', async ({page, editor}) => {
  const {drawn, text, bar} = editor;
  const choose = page.getByLabel('Choose a document');
  await editor.open(HATCHERY);
  await test.step('a link', async () => {
    await drawn.getByText(SENTENCE).click();
    await text.fill('Our plan');
    await text.press('ControlOrMeta+a');
    await editor.button('Link').click();
    await choose.setInputFiles(pdfFile('Plan 2026.pdf'));
    await expect(text).toHaveValue('[Our plan](/files/plan-2026.pdf)');
    await expect(editor.announcement).toHaveText('Plan 2026.pdf: PDF, 340 kB.');
    await expect(bar.getByText('2 changes')).toBeVisible();
    await editor.button('Undo').click();
    await expect(text).toHaveValue('Our plan');
    await expect(bar.getByText('1 change', {exact: true})).toBeVisible();
    await editor.button('Undo').click();
    await expect(bar.getByText('1 change')).toBeHidden();
    await editor.button('Done').click();
  });
  await test.step('a button', async () => {
    await drawn.getByText('Book Workspace').click({force: true}); // it leads nowhere yet, and says that it is unavailable
    await choose.setInputFiles(pdfFile('Plan 2026.pdf'));
    const goesTo = page.getByRole('combobox', {name: 'Goes to'});
    await expect(goesTo).toHaveValue('/files/plan-2026.pdf');
    await expect(page.getByText('Plan 2026.pdf: PDF, 340 kB', {exact: true})).toBeVisible();
    await expect(editor.button('No problems')).toBeVisible();
    await editor.button('Undo').click();
    await expect(goesTo).toHaveValue('');
    await expect(bar.getByText(/\d change/)).toBeHidden();
    await expect(page.getByText(/^Plan 2026.pdf/)).toBeHidden();
  });
});
