/** Passages: bold, links, lists, what is typed, pasted and dropped, and what is wrong with it. */
import type {Locator} from 'playwright/test';
import sharp from 'sharp';
import {expect, HANDS, HATCHERY, SENTENCE, THOROUGH, test} from './editor';

for (const {hand, use, press, details} of HANDS) {
  test.describe(`by ${hand}`, details, () => {
    test.use(use);

    test('words become bold, a link and a list, and plain again', async ({page, editor}) => {
      const {drawn, text} = editor;
      await editor.open(HATCHERY);
      await press(drawn.getByText(SENTENCE));
      await expect(text).toBeFocused();
      await test.step('Bold', async () => {
        await text.fill('Come in today ');
        await text.press('ControlOrMeta+a');
        await press(editor.button('Bold'));
        await expect(drawn.locator('strong', {hasText: 'Come in today'})).toBeVisible();
        await expect(text).toBeFocused();
        await press(editor.button('Bold'));
        await expect(text).toHaveValue('Come in today ');
      });
      await test.step('Link', async () => {
        await press(editor.button('Link'));
        await page.getByRole('combobox', {name: 'Goes to'}).fill('example.org/a (b)');
        await page.getByRole('combobox', {name: 'Goes to'}).press('Enter');
        await expect(text).toHaveValue('[Come in today](https://example.org/a%20%28b%29) ');
      });
      await test.step('List', async () => {
        await text.fill('Desk');
        await text.press('End');
        await text.press('Enter');
        await text.pressSequentially('Microscope');
        await text.press('ControlOrMeta+a');
        await press(editor.button('List'));
        await expect(drawn.getByRole('listitem').filter({hasText: 'Microscope'})).toBeVisible();
        await press(editor.button('List'));
        await expect(text).toHaveValue('Desk\nMicroscope');
      });
    });
  });
}

test('what is typed is text, never runs, and is proposed as text', async ({page, editor}) => {
  const {drawn, text} = editor;
  await editor.open(HATCHERY);
  await drawn.getByText(SENTENCE).click();
  const typed = 'Up to <500,000 {all} <script>window.ran = true</script> <Card title="A">';
  await text.fill('');
  await page.keyboard.type(typed);
  await expect(drawn.getByText(typed)).toBeVisible();
  await expect(editor.problems).toHaveCount(0);
  expect(await drawn.evaluate(() => 'ran' in window), 'in the frame').toBe(false);
  expect(await page.evaluate(() => 'ran' in window), 'in the editor').toBe(false);
  await editor.propose();
  expect(editor.proposed(HATCHERY)).toContain(`\n${typed.replace(/[<{}]/g, '\\$&')}\n`);
});

test('the preview’s frame can’t reach the editor, which may ask GitHub and the site alone', async ({page, editor}) => {
  const {drawn} = editor;
  await editor.open(HATCHERY);
  // An opaque origin, which is nobody's: the browser keeps it from the page's storage and cookies, too.
  expect(await drawn.evaluate(() => self.origin)).toBe('null');
  await expect(drawn.evaluate(() => parent.document.title)).rejects.toThrow('SecurityError');
  const policy = page.locator('meta[http-equiv=Content-Security-Policy]');
  await expect(policy).toHaveAttribute(
    'content',
    /connect-src 'self' https:\/\/organisation\.github\.io https:\/\/api\.github\.com;/,
  );
});

/**
 * Pastes into an element, or drops on it, as the browser does when somebody does so: words or a picture in base64, by
 * their types.
 */
const give = (target: Locator, way: 'paste' | 'drop', contents: Record<string, string>) =>
  target.evaluate(
    (element, [event, byType]) => {
      const data = new DataTransfer();
      for (const [type, content] of Object.entries(byType)) {
        const bytes = () => Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
        if (type.startsWith('text/')) data.setData(type, content);
        else data.items.add(new File([bytes()], 'IMG_1', {type}));
      }
      const init = {bubbles: true, cancelable: true, dataTransfer: data, clipboardData: data};
      // Where nobody takes a file that is dragged over it, the browser opens the file instead of dropping it.
      if (event === 'drop' && element.dispatchEvent(new DragEvent('dragover', init))) return;
      element.dispatchEvent(event === 'drop' ? new DragEvent(event, init) : new ClipboardEvent(event, init));
    },
    [way, contents] as const,
  );

/** A picture in base64. */
const newPicture = async (background = '#8a5') => {
  const plain = sharp({create: {width: 1600, height: 1200, channels: 3, background}});
  return (await plain.png().toBuffer()).toString('base64');
};

const WORD = `<p class=MsoNormal>Come <b>to</b><b>day</b> to <a href="https://example.org/a">our house</a> or
 <a href="javascript:alert(1)">not</a>.</p><p class=MsoListParagraph style="mso-list:l0 level1 lfo1"><span
 style="mso-list:Ignore">·<span>&nbsp;&nbsp;</span></span>Desk</p><script>alert(1)</script>`;

/** Around all that it copies, Google Docs writes a bold that isn't. */
const GOOGLE_DOCS = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span
 style="font-weight:500;">Come </span><span style="font-weight:600;">today</span><span style="font-weight:400;"> or
 <a href="tel:+256414100100">call</a>.</span></p><ul><li dir="ltr" style="font-weight:400;"><p><span>Desk</span></p></li></ul></b>`;

for (const [program, html, words, details] of [
  ['Word', WORD, 'Come **today** to [our house](https://example.org/a) or not.\n\n- Desk', THOROUGH],
  ['Google Docs', GOOGLE_DOCS, 'Come **today** or [call](tel:+256414100100).\n\n- Desk', {}],
] as const) {
  test(
    `what is pasted from ${program} keeps bold, links and lists, and leaves the picture of itself behind`,
    details,
    async ({editor, expectErrors}) => {
      // The policy keeps the program's styles out, and the browser says so.
      expectErrors(/^Applying inline style violates/);
      const {drawn, text} = editor;
      await editor.open(HATCHERY);
      await drawn.getByText(SENTENCE).click();
      await text.fill('');
      await give(text, 'paste', {'text/html': html, 'text/plain': 'Come today', 'image/png': await newPicture()});
      await expect(text).toHaveValue(words);
      await expect(drawn.getByRole('listitem').filter({hasText: /^Desk$/})).toBeVisible();
    },
  );
}

for (const kind of ['paste', 'drop'] as const) {
  test(
    `a picture goes into the page by ${kind}; of a name that is taken, it takes nobody’s place`,
    THOROUGH,
    async ({page, editor}) => {
      const {drawn, text, github} = editor;
      const market = 'pictures/market.jpg';
      const before = github.commits.get(github.head('main'))?.tree[market];
      await editor.open(HATCHERY);
      await drawn.getByText(SENTENCE).click();
      await expect(text).toBeFocused();
      await give(text, kind, {'image/png': await newPicture()});
      await page.getByLabel('What it shows').fill('Market');
      await editor.button('Put it in').click();
      await expect(drawn.getByRole('img', {name: 'Market', exact: true})).toBeVisible();
      await expect(page.getByRole('heading', {name: 'Paragraph'})).toBeFocused();
      await expect(editor.announcement).toHaveText('The picture is on the page.');
      await editor.propose();
      const {tree = {}} = github.commits.get(github.pulls[0].head) ?? {};
      expect(Object.keys(tree)).toContain('pictures/market-2.png');
      expect(tree[market]).toEqual(before);
      expect(editor.proposed(HATCHERY)).toContain(`${SENTENCE}\n\n![Market](/pictures/market-2.png)\n`);
    },
  );
}

test('of two pictures that are pasted one after the other, only the second is asked about', async ({page, editor}) => {
  const picture = page.getByRole('img', {name: 'Your choice'});
  const words = page.getByLabel('What it shows');
  await editor.open(HATCHERY);
  await editor.drawn.getByText(SENTENCE).click();
  await give(editor.text, 'paste', {'image/png': await newPicture()});
  await words.fill('A green one');
  const first = (await picture.getAttribute('src')) ?? '';
  await give(editor.text, 'paste', {'image/png': await newPicture('#d33')});
  await expect(picture).not.toHaveAttribute('src', first);
  await expect(words).toHaveValue('');
});

test('a heading stays on one line, whatever is typed in it', async ({page, editor}) => {
  await editor.open(HATCHERY);
  await editor.drawn.getByRole('heading', {level: 2}).first().click();
  await expect(editor.button('List')).toHaveCount(0);
  await editor.text.fill('A room');
  await editor.text.press('Enter');
  await page.keyboard.type('for all');
  await expect(editor.drawn.getByRole('heading', {name: 'A room for all', level: 2})).toBeVisible();
});

test('a problem is shown while somebody types, read aloud with the field, and fixed by a button', async ({editor}) => {
  const {drawn, text, problems} = editor;
  await editor.open(HATCHERY);
  await drawn.getByText(SENTENCE).click();
  await expect(text).not.toHaveAttribute('aria-invalid');
  await text.fill('Come at 8:00AM or later.');
  await expect(problems.getByText('8:00AM → 8:00 AM')).toBeVisible();
  await expect(drawn.locator('[data-problem]')).toHaveText('Come at 8:00AM or later.');
  await expect(text).toBeFocused();
  await expect(text).toHaveAttribute('aria-invalid', 'true');
  await expect(text).toHaveAccessibleDescription(/Write times like this: 8:00 AM/);
  await editor.isAccessible('problems');
  await editor.button('Fix it').click();
  await expect(editor.announcement).toHaveText('Corrected.');
  await expect(text).toHaveValue('Come at 8:00 AM or later.');
  await expect(problems).toHaveCount(0);
  await expect(text).not.toHaveAttribute('aria-invalid');
});

test('what can’t be built isn’t sent', async ({page, editor}) => {
  await editor.open(HATCHERY);
  await editor.button('Show as text').click();
  await expect(editor.text).toHaveValue(/^---\ntitle: /);
  await editor.text.fill((await editor.text.inputValue()).replace('<Hero>', '<Heroo>'));
  await editor.button('Propose').click();
  await expect(page.getByRole('alert')).toContainText('“Hatchery”: There is no part called "Heroo".');
  expect(editor.github.pulls).toEqual([]);
});

test('what has one right form is sent in that form, and where else it is said', THOROUGH, async ({editor}) => {
  await editor.open(HATCHERY);
  await editor.button('Show as text').click();
  await expect(editor.text).toHaveValue(/^---\ntitle: /);
  const text = await editor.text.inputValue();
  await editor.text.fill(text.replace('price="UGX 20,000"', 'price="UGX 25000"'));
  await expect(editor.problems.getByText('UGX 25000 → UGX 25,000')).toBeVisible();
  // The description says the price, too.
  await expect(editor.bar.getByText('The description of Hatchery still says UGX 20,000.')).toBeVisible();
  await expect(editor.button('Correct 2 and propose')).toBeVisible();
  await editor.publish();
  expect(editor.proposed(HATCHERY)).toContain('price="UGX 25,000"');
  expect(editor.proposed(HATCHERY)).toContain('Day Pass UGX 25,000, Weekly');
});
