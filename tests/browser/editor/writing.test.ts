/** Writing on a page: text, formatting, pasted text, problems, and the browser's Back button. */
import type {Locator} from 'playwright/test';
import {expect, HATCHERY, home, PHONE, SENTENCE, test} from './editor';

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a tapped sentence can be rewritten, undone and redone, and a reload keeps it', async ({page, editor}) => {
    const {preview, text, bar} = editor;
    const rewritten = preview.getByText('Come for an hour.');
    await editor.open(HATCHERY);
    await preview.getByText(SENTENCE).tap();
    await expect(text).toBeFocused();
    await text.fill('Come for an hour.');
    await expect(rewritten).toBeVisible();
    await expect(bar.getByText('1 change')).toBeVisible();
    await editor.button('Undo').tap();
    await expect(preview.getByText(SENTENCE)).toBeVisible();
    await editor.button('Redo').tap();
    await expect(rewritten).toBeVisible();
    await expect.poll(() => editor.stored()).toContain('Come for an hour.');
    await page.reload();
    await expect(rewritten).toBeVisible();
    await expect(bar.getByText('1 change')).toBeVisible();
  });

  test('Back closes what is open on a page before it leaves the page', async ({page, editor}) => {
    const add = page.getByRole('heading', {name: 'Add'});
    await page.goto(home);
    await page.getByRole('link', {name: 'Hatchery', exact: true}).tap();
    await editor.preview.getByText(SENTENCE).tap();
    await expect(editor.text).toBeFocused();
    await page.goBack();
    await expect(editor.text).toBeHidden();
    await editor.button('Add').tap();
    await expect(add).toBeVisible();
    await page.goBack();
    await expect(add).toBeHidden();
    await expect(page.getByRole('heading', {level: 1, name: 'Hatchery'})).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', {name: 'Edit the site'})).toBeVisible();
  });
});

test('Bold, Link and List format the selected text on the page', async ({page, editor}) => {
  const {preview, text} = editor;
  await editor.open(HATCHERY);
  await preview.getByText(SENTENCE).click();
  await text.fill('Come in');
  await text.press('ControlOrMeta+a');
  await editor.button('Bold').click();
  await expect(preview.locator('strong', {hasText: 'Come in'})).toBeVisible();
  await editor.button('Bold').click();
  await expect(text).toHaveValue('Come in');
  await editor.button('Link').click();
  await page.getByRole('combobox', {name: 'Goes to'}).fill('/contact');
  await editor.button('Make the link').click();
  await expect(preview.getByRole('link', {name: 'Come in'})).toBeVisible();
  await text.fill('Desk\nMicroscope');
  await text.press('ControlOrMeta+a');
  await editor.button('List').click();
  await expect(preview.getByRole('listitem').filter({hasText: 'Microscope'})).toBeVisible();
});

/** Pastes HTML into an element, as a browser does. */
const paste = (target: Locator, html: string) =>
  target.evaluate((element, copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', copied);
    clipboardData.setData('text/plain', 'Plain\ntext');
    element.dispatchEvent(new ClipboardEvent('paste', {bubbles: true, cancelable: true, clipboardData}));
  }, html);

/** A line of a list as Word copies it: a paragraph that contains its bullet or number. */
const wordListItem = (sign: string, text: string): string =>
  `<p class=MsoListParagraph style='text-indent:-.25in;mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>${sign}<span
 style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span>${text}</p>\n`;

const PASTED: [what: string, html: string, markdown: string][] = [
  [
    'text from Word, with bold in two pieces and a broken line',
    '<p class=MsoNormal>Come <b>to</b><b>day</b> to our\n house.</p>',
    'Come **today** to our house.',
  ],
  ['bullets from Word', wordListItem('·', 'Desk') + wordListItem('·', 'Lamp'), '- Desk\n- Lamp'],
  ['numbers from Word', wordListItem('1.', 'Desk') + wordListItem('2.', 'Lamp'), '1. Desk\n2. Lamp'],
  [
    'text from Google Docs, which puts everything into a <b> that is not bold',
    '<b style="font-weight:normal;"><p><span style="font-weight:600">Come</span> <span style="font-weight:500">in</span></p></b>',
    '**Come** in',
  ],
  [
    'a nested list from a website',
    '<ul><li>Desk<ol><li>Lamp</li><li>Fan</li></ol></li><li>Fax</li></ul>',
    '- Desk\n  1. Lamp\n  2. Fan\n- Fax',
  ],
  [
    'a heading, a table and paragraphs',
    '<h2>Prices</h2><table><tr><td>Desk</td><td><b>By day</b></td></tr></table>',
    'Prices\n\nDesk\n\n**By day**',
  ],
  [
    'links, of which only addresses outside the other website are kept',
    '<p><a href="https://example.org/a (b)">house</a> <a href="mailto:a@example.org">mail</a> <a href="/wiki/Kampala">Kampala</a></p>',
    '[house](https://example.org/a%20%28b%29) [mail](mailto:a@example.org) Kampala',
  ],
  [
    'a link, a picture and a script that would run code',
    '<p><b>Come</b> <a href="javascript:alert(1)">in</a><img src="a.png"></p><script>alert(1)</script>',
    '**Come** in',
  ],
  ['text without formatting, as plain text', '<p>Plain</p><p>text</p>', 'Plain\ntext'],
];

test('pasted text keeps bold, links and lists, and nothing else of its formatting', async ({editor, expectErrors}) => {
  // The policy blocks pasted inline styles, and the browser reports it.
  expectErrors(/^Applying inline style violates/);
  await editor.open(HATCHERY);
  await editor.preview.getByText(SENTENCE).click();
  for (const [what, html, markdown] of PASTED) {
    await editor.text.fill('');
    await paste(editor.text, html);
    await expect(editor.text, what).toHaveValue(markdown);
  }
});

test('text that looks like code is shown and proposed as text, and never runs', async ({page, editor}) => {
  const {preview, text} = editor;
  const typed = 'Up to <500,000 {all} <script>window.ran = true</script> <Card title="A">';
  await editor.open(HATCHERY);
  await preview.getByText(SENTENCE).click();
  await text.fill('');
  await page.keyboard.type(typed);
  await expect(preview.getByText(typed)).toBeVisible();
  await expect(editor.problems).toHaveCount(0);
  expect(await preview.evaluate(() => 'ran' in window), 'in the preview').toBe(false);
  expect(await page.evaluate(() => 'ran' in window), 'in the editor').toBe(false);
  await editor.propose();
  expect(editor.proposed(HATCHERY)).toContain(`\n${typed.replace(/[<{}]/g, '\\$&')}\n`);
});

test('the preview cannot reach the editor, and the editor connects to GitHub and its own site only', async ({
  page,
  editor,
}) => {
  const {preview} = editor;
  await editor.open(HATCHERY);
  // An opaque origin has no access to the editor's storage and cookies either.
  expect(await preview.evaluate(() => self.origin)).toBe('null');
  await expect(preview.evaluate(() => parent.document.title)).rejects.toThrow('SecurityError');
  await expect(page.locator('meta[http-equiv=Content-Security-Policy]')).toHaveAttribute(
    'content',
    /connect-src 'self' https:\/\/organisation\.github\.io https:\/\/api\.github\.com;/,
  );
});

test('a problem appears while text is typed, is read with its field, and is fixed by a button', async ({editor}) => {
  const {preview, text, problems} = editor;
  await editor.open(HATCHERY);
  await preview.getByText(SENTENCE).click();
  await expect(text).not.toHaveAttribute('aria-invalid');
  await text.fill('Come at 8:00AM or later.');
  await expect(problems.getByText('8:00AM → 8:00 AM')).toBeVisible();
  await expect(text).toBeFocused();
  await expect(text).toHaveAttribute('aria-invalid', 'true');
  await expect(text).toHaveAccessibleDescription(/Write times like this: 8:00 AM/);
  await editor.button('Fix it').click();
  await expect(text).toHaveValue('Come at 8:00 AM or later.');
  await expect(problems).toHaveCount(0);
});

test('a page that cannot be built is not sent', async ({page, editor}) => {
  await editor.open(HATCHERY);
  await editor.button('Show as text').click();
  await expect(editor.text).toHaveValue(/^---\ntitle: /);
  await editor.text.fill((await editor.text.inputValue()).replace('<Hero>', '<Heroo>'));
  await editor.button('Propose').click();
  await expect(page.getByRole('alert')).toContainText('“Hatchery”: There is no component called “Heroo”.');
  expect(editor.github.pulls).toEqual([]);
});
