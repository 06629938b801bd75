/** What can be done with a page and its records, by touch and by keyboard, and what is wrong with them. */
import type {Locator} from 'playwright/test';
import sharp from 'sharp';
import {expect, HANDS, HATCHERY, home, SENTENCE, test} from './editor';

for (const [hand, use, press] of HANDS) {
  test.describe(`by ${hand}`, () => {
    test.use(use);

    test('parts are moved, doubled, deleted, undone, redone; a button takes its record', async ({page, editor}) => {
      const {drawn} = editor;
      await editor.open('pages/contact.mdx');
      const titles = drawn.locator('section', {hasText: 'What brings you here?'}).getByRole('heading', {level: 3});
      await press(drawn.getByRole('heading', {name: 'A visit'}));
      await press(editor.button('Move down'));
      await expect(titles).toHaveText(['A question', 'A visit', 'A program', 'A space']);
      await press(editor.button('Move up'));
      await expect(titles).toHaveText(['A visit', 'A question', 'A program', 'A space']);
      await press(editor.button('Double'));
      await expect(titles).toHaveText(['A visit', 'A visit', 'A question', 'A program', 'A space']);
      await press(editor.button('Undo'));
      await expect(titles).toHaveCount(4);
      // The copy was open, and not its neighbor.
      await expect(editor.button('Delete')).toHaveCount(0);
      await press(editor.button('Redo'));
      await expect(titles).toHaveCount(5);
      await press(editor.button('Undo'));
      await expect(titles).toHaveCount(4);
      await press(drawn.getByRole('heading', {name: 'A visit'}));
      await expect(page.getByLabel('Title', {exact: true})).toBeFocused();
      await press(editor.button('Delete'));
      await expect(drawn.getByText('Schedule Now')).toHaveCount(0);
      await expect(page.getByText('2 changes')).toBeVisible();
      await press(editor.button('Undo'));
      await expect(drawn.getByText('Schedule Now')).toBeVisible();
    });

    test('words become bold, a link and a list; an event gets its day in a calendar', async ({page, editor}) => {
      const {drawn, text, problems} = editor;
      await editor.open(HATCHERY);
      await press(drawn.getByText(SENTENCE));
      await expect(text).toBeFocused();
      await text.fill('Come in today ');
      await text.press('ControlOrMeta+a');
      await press(editor.button('Bold'));
      await expect(drawn.locator('strong', {hasText: 'Come in today'})).toBeVisible();
      await expect(text).toBeFocused();
      await press(editor.button('Bold'));
      await expect(text).toHaveValue('Come in today ');
      await press(editor.button('Link'));
      await page.getByRole('combobox', {name: 'Goes to'}).fill('example.org/a (b)');
      await page.getByRole('combobox', {name: 'Goes to'}).press('Enter');
      await expect(text).toHaveValue('[Come in today](https://example.org/a%20%28b%29) ');
      await text.fill('Desk');
      await text.press('End');
      await text.press('Enter');
      await text.pressSequentially('Microscope');
      await text.press('ControlOrMeta+a');
      await press(editor.button('List'));
      await expect(drawn.getByRole('listitem').filter({hasText: 'Microscope'})).toBeVisible();
      await press(editor.button('List'));
      await expect(text).toHaveValue('Desk\nMicroscope');
      await press(editor.button('Add below'));
      await press(editor.button('Event'));
      await page.getByLabel('Title', {exact: true}).fill('An open day');
      await page.getByLabel('Words', {exact: true}).fill('Come and see.');
      await expect(problems.getByText(/"date" of <Event> is empty/)).toBeVisible();
      await expect(page.getByLabel('Date')).toHaveAttribute('type', 'date');
      await page.getByLabel('Date').fill('2030-03-16');
      await expect(drawn.getByText('Saturday 16 March 2030')).toBeVisible();
      await expect(problems).toHaveCount(0);
    });

    test('a new page is in the menu, a day is closed, an earlier version comes back', async ({page, editor}) => {
      const {github} = editor;
      github.push({[HATCHERY]: github.text(HATCHERY)?.replace(SENTENCE, 'Come for a year.') ?? ''});
      await page.goto(home);
      await press(editor.button('New page'));
      await press(editor.button('Cancel'));
      await expect(editor.button('New page')).toBeFocused();
      await press(editor.button('New page'));
      await page.getByLabel('Title', {exact: true}).fill('Our team');
      await page.getByLabel('Description').fill('Who works here.');
      await press(page.getByLabel('Show it in the menu?'), ' ');
      await press(editor.button('Make it'));
      await expect(editor.text).toHaveValue(/Write one sentence/);
      await expect(editor.problems.first()).toBeVisible();

      const records = page.getByRole('list', {name: 'Facts on several pages'});
      await press(editor.button('Done'));
      await press(page.getByRole('link', {name: 'All pages'}));
      await press(records.getByRole('link', {name: 'Menu', exact: true}));
      await expect(page.getByRole('group', {name: 'Our team'}).getByLabel('Page')).toHaveValue('/our-team');
      await press(page.getByRole('link', {name: 'All pages'}));
      await press(records.getByRole('link', {name: 'Opening hours', exact: true}));
      await press(editor.button(/^Add: /).last());
      await expect(page.getByLabel('Date')).toBeFocused();
      await press(editor.button(/^Delete: /).last());
      await expect(editor.button(/^Add: /).last()).toBeFocused();
      await press(editor.button(/^Add: /).last());
      await page.getByLabel('Date').fill('2026-12-25');
      await page.getByLabel('Reason').fill('Christmas Day');
      await press(editor.button('Show as text'));
      await expect(editor.text).toHaveValue(/closed:\n {2}- date: 2026-12-25\n {4}reason: Christmas Day/);

      await page.goto(`${home}?history=${HATCHERY}`);
      await expect(page.getByRole('listitem').filter({hasText: 'Somebody else’s change'})).toContainText('Moses');
      await press(editor.button(/^Bring back/));
      await expect(editor.drawn.getByText(SENTENCE)).toBeVisible();
      await expect(editor.bar.getByText('4 changes')).toBeVisible();

      await press(page.getByRole('link', {name: 'All pages'}));
      await press(editor.button('Throw away Opening hours'));
      await expect(editor.bar.getByText('3 changes')).toBeVisible();
      await expect(page.getByRole('heading', {name: 'Edit the site'})).toBeFocused();
    });
  });
}

test('what is typed is text and never runs; the frame can’t reach the editor', async ({page, editor}) => {
  const {drawn, text} = editor;
  await editor.open(HATCHERY);
  await drawn.getByText(SENTENCE).click();
  const typed = 'Up to <500,000 {all} <script>document.title = "ran"</script> <Card title="A">';
  await text.fill('');
  await page.keyboard.type(typed);
  await expect(drawn.getByText(typed)).toBeVisible();
  await expect(editor.problems).toHaveCount(0);
  await expect(page).toHaveTitle(/^(?!ran)/);
  await editor.publish();
  expect(editor.proposed(HATCHERY)).toContain(`\n${typed.replace(/[<{}]/g, '\\$&')}\n`);

  // An origin of its own: the browser keeps it from the page's storage and cookies, too.
  expect(await drawn.evaluate(() => self.origin)).toBe('null');
  await expect(drawn.evaluate(() => parent.document.title)).rejects.toThrow('SecurityError');
  const policy = page.locator('meta[http-equiv=Content-Security-Policy]');
  await expect(policy).toHaveAttribute('content', /connect-src 'self' https:\/\/api\.github\.com;/);
});

/** Gives a picture or words, by their types, to an element, as the browser does when somebody pastes or drops them. */
const give = (target: Locator, kind: string, given: Record<string, string>) =>
  target.evaluate(
    (element, [name, all]) => {
      const data = new DataTransfer();
      for (const [type, words] of Object.entries(all)) {
        const bytes = () => Uint8Array.from(atob(words), (letter) => letter.charCodeAt(0));
        if (type.startsWith('text/')) data.setData(type, words);
        else data.items.add(new File([bytes()], 'IMG_1', {type}));
      }
      const init = {bubbles: true, cancelable: true, dataTransfer: data, clipboardData: data};
      element.dispatchEvent(name === 'drop' ? new DragEvent(name, init) : new ClipboardEvent(name, init));
    },
    [kind, given] as const,
  );

const WORD = `<p class=MsoNormal>Come <b>to</b><b>day</b> to <a href="https://example.org/a">our house</a> or
 <a href="javascript:alert(1)">not</a>.</p><p class=MsoListParagraph style="mso-list:l0 level1 lfo1"><span
 style="mso-list:Ignore">·<span>&nbsp;&nbsp;</span></span>Desk</p><script>alert(1)</script>`;

test('from Word come bold, links and lists; a picture is pasted or dropped', async ({page, editor}) => {
  const {drawn, text} = editor;
  await editor.open(HATCHERY);
  await drawn.getByText(SENTENCE).click();
  await text.fill('');
  const plain = sharp({create: {width: 1600, height: 1200, channels: 3, background: '#8a5'}});
  const field = (await plain.png().toBuffer()).toString('base64');
  await give(text, 'paste', {'text/html': WORD, 'text/plain': 'Come today', 'image/png': field});
  await expect(text).toHaveValue('Come **today** to [our house](https://example.org/a) or not.\n\n- Desk');
  await expect(drawn.getByRole('listitem').filter({hasText: /^Desk$/})).toBeVisible();

  for (const [kind, words] of Object.entries({paste: 'A field', drop: 'A second field'})) {
    await drawn.locator('p[data-part]').first().click();
    // Only then is it the passage that was tapped, and not the one from before.
    await expect(text).toBeFocused();
    await expect(text).toHaveValue(/or not\.$/);
    await give(text, kind, {'image/png': field});
    await page.getByLabel('What it shows').fill(words);
    await editor.button('Put it in').click();
    await expect(drawn.getByRole('img', {name: words, exact: true})).toBeVisible();
    await expect(page.getByRole('heading', {name: 'Paragraph'})).toBeFocused();
  }
});

test('two clicks choose a word; a warning stops nothing, what can’t be built isn’t sent', async ({page, editor}) => {
  const {drawn, text, problems, github} = editor;
  await editor.open(HATCHERY);
  await expect.poll(() => page.workers().length).toBe(1);
  // The first word of its passage.
  await drawn.getByText(SENTENCE).dblclick({position: {x: 10, y: 10}});
  const selected = (field: HTMLTextAreaElement) => field.value.slice(field.selectionStart, field.selectionEnd);
  await expect.poll(() => text.evaluate(selected)).toBe('The');
  await text.fill('Come at 8:00AM or later.');
  await expect(problems.getByText('8:00AM → 8:00 AM')).toBeVisible();
  await expect(text).toBeFocused();
  await editor.isAccessible('problems');
  await editor.button('Fix it').click();
  await expect(text).toHaveValue('Come at 8:00 AM or later.');
  await editor.button('Done').click();
  await editor.button('Show as text').click();
  await expect(text).toHaveValue(/^---\ntitle: /);
  const right = (await text.inputValue()).replace('price="UGX 20,000"', 'price="UGX 25000"');
  await text.fill(right.replace('<Hero>', '<Heroo>'));
  await editor.button('Propose').click();
  await expect(page.getByRole('alert')).toContainText('can’t be built');
  expect(github.pulls).toEqual([]);
  await text.fill(right);
  await expect(problems.getByText('UGX 25000 → UGX 25,000')).toBeVisible();
  await editor.publish();
  expect(editor.proposed(HATCHERY)).toContain('price="UGX 25,000"');
});

test('the first screen stays small: the engine comes after it', async ({page, editor}) => {
  const sizes = new Map<string, number>();
  page.on('response', (response) => {
    if (!response.url().startsWith(home.replace(/editor$/, ''))) return;
    // What the page and its frame share is fetched once.
    sizes.set(response.url(), Number(response.headers()['content-length']));
  });
  const total = () => [...sizes.values()].reduce((sum, size) => sum + size, 0) / 1000;
  let first = {kB: 0, workers: -1};
  await page.exposeFunction('whenDrawn', () => {
    if (first.kB === 0) first = {kB: total(), workers: page.workers().length};
  });
  await page.addInitScript("addEventListener('message', ({data}) => data === 'drawn' && whenDrawn())");
  await editor.open('pages/about.mdx');
  await editor.drawn.locator('p[data-part]').first().click();
  await expect(editor.text).toBeVisible();
  expect(first.kB, 'kB when the page stands').toBeLessThanOrEqual(250);
  expect(first.workers, 'engines then').toBe(0);
  expect(total(), 'kB with the engine').toBeLessThanOrEqual(430);
});
