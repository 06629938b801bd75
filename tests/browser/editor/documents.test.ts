/** Documents: a PDF that a page links to, from this phone or computer, in the same proposal as its text. */
import {expect, HATCHERY, SENTENCE, test} from './editor';

/** A PDF of this many bytes. */
const pdf = (size = 340_000): Buffer =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size - 14, ' '), Buffer.from('%%EOF')]);

const chosen = (name: string, buffer = pdf()) => ({name, mimeType: 'application/pdf', buffer});

test('a document is refused with a reason, or goes into the page with its link, is kept, and is proposed with it', {
  tag: '@thorough',
}, async ({page, editor}) => {
  const {drawn, problems, github} = editor;
  const choose = page.getByLabel('Choose a document');
  const status = page.getByRole('form', {name: 'The document'}).getByRole('status');
  await editor.open(HATCHERY);
  await drawn.getByText(SENTENCE).click();
  await editor.button('Add below').click();
  await choose.setInputFiles(chosen('plan.pdf', pdf(6_200_000)));
  await expect(status).toContainText('plan.pdf is 6.2 MB, and visitors pay for each of them.');
  await choose.setInputFiles(chosen('Plan.pdf', Buffer.from('PK')));
  await expect(status).toContainText('Plan.pdf isn’t a PDF');
  await expect(editor.button('Put it in')).toBeDisabled();
  // The tests' site has a document of this name.
  await choose.setInputFiles(chosen('Annual Report.pdf'));
  await expect(status).toHaveText('Annual Report.pdf: PDF, 340 kB');
  await expect(page.getByLabel('Words of the link')).toHaveValue('Annual Report');
  await editor.isAccessible('the document');
  await page.getByLabel('Words of the link').fill('What we did in 2025');
  await editor.button('Put it in').click();
  await expect(editor.said).toHaveText('The document is on the page.');
  await expect(editor.text).toHaveValue('[What we did in 2025](/files/annual-report-2.pdf)');
  await expect(editor.bar.getByText('2 changes')).toBeVisible();

  await page.reload();
  await expect(drawn.getByRole('link', {name: 'What we did in 2025'})).toBeVisible();
  await expect(editor.button('No problems')).toBeVisible();
  await expect(problems).toHaveCount(0);
  await editor.propose();
  expect(editor.proposed(HATCHERY)).toContain(`${SENTENCE}\n\n[What we did in 2025](/files/annual-report-2.pdf)\n`);
  const {tree = {}} = github.commits.get(github.pulls[0].head) ?? {};
  expect(tree['static/files/annual-report-2.pdf']).toEqual(pdf());
});

test('a link among the words and a button go to a document; Undo takes both back', {tag: '@thorough'}, async ({
  page,
  editor,
}) => {
  const {drawn, text, bar} = editor;
  const choose = page.getByLabel('Choose a document');
  await editor.open(HATCHERY);
  await test.step('a link', async () => {
    await drawn.getByText(SENTENCE).click();
    await text.fill('Our plan');
    await text.press('ControlOrMeta+a');
    await editor.button('Link').click();
    await choose.setInputFiles(chosen('Plan 2026.pdf'));
    await expect(text).toHaveValue('[Our plan](/files/plan-2026.pdf)');
    await expect(editor.said).toHaveText('Plan 2026.pdf: PDF, 340 kB.');
    await expect(bar.getByText('2 changes')).toBeVisible();
    await editor.button('Undo').click();
    await expect(text).toHaveValue('Our plan');
    await expect(bar.getByText('1 change', {exact: true})).toBeVisible();
    await editor.button('Undo').click();
    await expect(bar.getByText('1 change')).toBeHidden();
    await editor.button('Done').click();
  });
  await test.step('a button', async () => {
    await drawn.getByText('Book Workspace').click();
    await choose.setInputFiles(chosen('Plan 2026.pdf'));
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
