/** A page in the editor: tapping its words, writing them, moving its parts, and what is wrong with them. */
import AxeBuilder from '@axe-core/playwright';
import {expect, type Locator, type Page, test} from 'playwright/test';
import {home, PHONE, SIZES, text, textOf} from './editor';

const SENTENCE = 'Come for a day, a week or a month.';

const frame = (page: Page) => page.frameLocator('iframe[title="Preview"]');
const problems = (page: Page) => page.getByRole('list', {name: 'Problems'}).getByRole('listitem');
const button = (page: Page, name: string) => page.getByRole('button', {name, exact: true});

/** Opens a page, and waits until it is drawn. */
async function open(page: Page, file: string, query = ''): Promise<Locator> {
  await page.route('https://api.github.com/**', (route) => route.abort());
  await page.goto(`${home}?file=${file}${query}`);
  const drawn = frame(page).getByRole('main');
  await expect(drawn.locator('[data-part]').first()).toBeVisible();
  return drawn;
}

/** The whole text of the page that is open, as a narrow window shows it. */
async function wholeText(page: Page): Promise<string> {
  const size = page.viewportSize() ?? PHONE.viewport;
  await page.setViewportSize({width: 700, height: 740});
  if (await button(page, 'Done').isVisible()) await button(page, 'Done').click();
  await button(page, 'Show as text').click();
  const read = await text(page).inputValue();
  await button(page, 'Show as text').click();
  await page.setViewportSize(size);
  return read;
}

/** The lines of a page that its open text has in place of others. */
async function changedLines(page: Page, file: string): Promise<string[]> {
  const before = textOf(file).split('\n');
  const after = (await wholeText(page)).split('\n');
  expect(after).toHaveLength(before.length);
  return after.filter((line, index) => line !== before[index]);
}

for (const [size, use] of SIZES) {
  test.describe(`on ${size}`, () => {
    test.use(use);

    test('a sentence is tapped, written and seen, and one line of the file changes', async ({page}) => {
      const drawn = await open(page, 'pages/hatchery.mdx');
      await drawn.getByText(SENTENCE).click();
      await expect(text(page)).toBeFocused();
      await expect(text(page)).toHaveValue(/Come for a day/);
      await text(page).press('End');
      await text(page).press('ControlOrMeta+End');
      await page.keyboard.type(' Or stay.');
      await expect(drawn.getByText('month. Or stay.')).toBeVisible();
      await expect(text(page)).toBeFocused();
      await button(page, 'Done').click();
      await expect(drawn.getByText('month. Or stay.')).toBeFocused();
      expect(await changedLines(page, 'pages/hatchery.mdx')).toEqual([
        `The Hatchery is our co-working space in Kampala. ${SENTENCE} Or stay.`,
      ]);
      await button(page, 'Undo').click();
      await expect(drawn.getByText('Or stay.')).toHaveCount(0);
    });

    test('by keyboard alone, a part is opened, moved, doubled and deleted, and undone', async ({page}) => {
      const drawn = await open(page, 'pages/contact.mdx');
      await button(page, 'Show as text').focus();
      await page.keyboard.press('Tab');
      await expect(drawn.getByRole('heading', {name: 'Find us in Bukoto'})).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(text(page)).toHaveValue('Find us in Bukoto');
      await page.keyboard.press('Escape');
      await expect(drawn.getByRole('heading', {name: 'Find us in Bukoto'})).toBeFocused();
      const titles = drawn
        .locator('section')
        .filter({hasText: 'What brings you here?'})
        .getByRole('heading', {level: 3});
      await drawn.getByRole('heading', {name: 'A visit'}).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', {name: 'Card: A visit'})).toBeVisible();
      await button(page, 'Move down').press('Enter');
      await expect(titles).toHaveText(['A question', 'A visit', 'A program', 'A space']);
      await expect(page.getByRole('heading', {name: 'Card: A visit'})).toBeVisible();
      await button(page, 'Double').press('Enter');
      await expect(titles).toHaveText(['A question', 'A visit', 'A visit', 'A program', 'A space']);
      await button(page, 'Delete').press('Enter');
      await expect(titles).toHaveCount(4);
      await button(page, 'Undo').press('Enter');
      await button(page, 'Undo').press('Enter');
      await button(page, 'Undo').press('Enter');
      await expect(titles).toHaveText(['A visit', 'A question', 'A program', 'A space']);
      await button(page, 'Redo').press('Enter');
      await expect(titles).toHaveText(['A question', 'A visit', 'A program', 'A space']);
    });

    test('what is wrong is told below the field, and corrected there while the cursor stays', async ({page}) => {
      const drawn = await open(page, 'pages/about.mdx');
      const words = drawn.locator('p[data-start]').nth(1);
      await words.click();
      await text(page).fill('Come at 8:00AM or later.');
      await expect(problems(page).first()).toContainText('8:00 AM');
      await expect(text(page)).toBeFocused();
      expect(await text(page).evaluate((field: HTMLTextAreaElement) => field.selectionStart)).toBe(24);
      await button(page, 'Fix it').first().click();
      await expect(text(page)).toHaveValue('Come at 8:00 AM or later.');
      await expect(problems(page)).toHaveCount(0);
    });
  });
}

test('deleting a button takes its line of the record along, as one step', async ({page}) => {
  const drawn = await open(page, 'pages/contact.mdx');
  await drawn.getByRole('heading', {name: 'A visit'}).click();
  await button(page, 'Delete').click();
  await expect(drawn.getByText('Schedule Now')).toHaveCount(0);
  await expect(page.getByText('2 changes')).toBeVisible();
  await button(page, 'Undo').click();
  await expect(drawn.getByText('Schedule Now')).toBeVisible();
  await expect(page.getByText('2 changes')).toHaveCount(0);
});

test('what is typed into a passage is text, and never runs', async ({page}) => {
  const drawn = await open(page, 'pages/hatchery.mdx');
  await drawn.getByText(SENTENCE).click();
  const typed = 'Up to <500,000 {all} <script>document.title = "ran"</script> <Card title="A">';
  await text(page).fill('');
  await page.keyboard.type(typed);
  await expect(text(page)).toHaveValue(typed);
  await expect(drawn.getByText(typed)).toBeVisible();
  await expect(problems(page)).toHaveCount(0);
  await expect(page).toHaveTitle(/^(?!ran)/);
  const [line] = await changedLines(page, 'pages/hatchery.mdx');
  expect(line).toBe(typed.replace(/[<{}]/g, '\\$&'));
});

test('the page in its frame can’t reach the editor', async ({page}) => {
  const drawn = await open(page, 'pages/hatchery.mdx');
  await expect(page.locator('iframe')).toHaveAttribute('sandbox', 'allow-scripts');
  const reach = await drawn.evaluate(() => {
    const attempts = [
      () => parent.document.title,
      () => localStorage.length,
      () => indexedDB.open('x'),
      () => document.cookie,
    ];
    return attempts.map((attempt) => {
      try {
        attempt();
        return 'reached';
      } catch (error) {
        return (error as Error).name;
      }
    });
  });
  expect(reach).toEqual(['SecurityError', 'SecurityError', 'SecurityError', 'SecurityError']);
});

test('bold, a link and a list are buttons', async ({page}) => {
  const drawn = await open(page, 'pages/hatchery.mdx');
  await drawn.getByText(SENTENCE).click();
  await text(page).fill('Come in today');
  await text(page).press('ControlOrMeta+a');
  await button(page, 'Bold').click();
  await expect(drawn.locator('strong', {hasText: 'Come in today'})).toBeVisible();
  await expect(text(page)).toBeFocused();
  await button(page, 'Bold').click();
  await expect(text(page)).toHaveValue('Come in today');
  await button(page, 'Link').click();
  await page.getByRole('combobox', {name: 'Goes to'}).fill('example.org/visit');
  await page.getByRole('combobox', {name: 'Goes to'}).press('Enter');
  await expect(text(page)).toHaveValue('[Come in today](https://example.org/visit)');
  await expect(drawn.getByRole('link', {name: 'Come in today'})).toBeVisible();
  await text(page).fill('Desk\nInternet');
  await text(page).press('ControlOrMeta+a');
  await button(page, 'List').click();
  await expect(
    drawn
      .getByRole('listitem')
      .filter({hasText: /^Internet$/})
      .first(),
  ).toBeVisible();
});

const WORD = `<html><body><!--StartFragment--><p class=MsoNormal>Come <b>to</b><b>day</b> to <a href="https://example.org/a">our
 house</a> or <a href="javascript:alert(1)">not</a>.</p><p class=MsoListParagraph style="mso-list:l0 level1 lfo1"><span
 style="mso-list:Ignore">·<span>&nbsp;&nbsp;</span></span>Desk</p><p class=MsoListParagraph style="mso-list:l0 level1 lfo1"><span
 style="mso-list:Ignore">·</span><i style="color:red">Fax</i></p><script>alert(1)</script><!--EndFragment--></body></html>`;

test('of what is pasted from Word, bold, links and lists are kept', async ({page}) => {
  const drawn = await open(page, 'pages/hatchery.mdx');
  await drawn.getByText(SENTENCE).click();
  await text(page).fill('');
  const paste = (html: string, plain: string) =>
    text(page).evaluate(
      (field, [rich, words]) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/html', rich);
        clipboardData.setData('text/plain', words);
        field.dispatchEvent(new ClipboardEvent('paste', {clipboardData, bubbles: true, cancelable: true}));
      },
      [html, plain],
    );
  await paste(WORD, 'Come today');
  await expect(text(page)).toHaveValue('Come **today** to [our house](https://example.org/a) or not.\n\n- Desk\n- Fax');
  await text(page).fill('');
  await paste('<p>9:00 - Registration: main hall</p>', '•\tOne');
  await expect(text(page)).toHaveValue('- One');
});

test('a component’s words open its form, and words of a record open that record', async ({page}) => {
  const drawn = await open(page, 'pages/contact.mdx');
  await drawn.getByText('Monday-Friday').click();
  await expect(page).toHaveURL(/file=records\/hours\.yml/);
  await page.goBack();
  await drawn.getByRole('heading', {name: 'A question'}).click();
  await expect(page.getByRole('textbox', {name: /^Title/})).toHaveValue('A question');
  await expect(page.getByRole('textbox', {name: /^Title/})).toBeFocused();
  // What it stands in can be opened, too.
  await button(page, 'Section').click();
  await expect(page.getByRole('heading', {name: 'Section', exact: true})).toBeFocused();
});

test('the title and the description have fields', async ({page}) => {
  await open(page, 'pages/contact.mdx');
  await button(page, 'Title').click();
  await page.getByRole('textbox', {name: 'Title'}).fill('Contact: find us');
  expect(await changedLines(page, 'pages/contact.mdx')).toEqual(['title: "Contact: find us"']);
});

test('the whole text opens when it is wanted, with what belongs to it', async ({page}) => {
  const scripts: string[] = [];
  let isWanted = false;
  page.on('request', (request) => {
    if (isWanted && request.resourceType() === 'script') scripts.push(request.url());
  });
  const drawn = await open(page, 'pages/hatchery.mdx');
  await expect(page.locator('.cm-content')).toHaveCount(0);
  isWanted = true;
  await button(page, 'Show as text').click();
  await text(page).click();
  expect(scripts.length).toBeGreaterThan(0);
  await text(page).press('ControlOrMeta+End');
  await page.keyboard.type('\nThe end is near.\n');
  await button(page, 'Show as text').click();
  await expect(drawn.getByText('The end is near.')).toBeVisible();
});

test('while the page can’t be drawn, the last one stays, and nothing that was typed is lost', async ({page}) => {
  await page.setViewportSize({width: 700, height: 740});
  const drawn = await open(page, 'pages/hatchery.mdx');
  await button(page, 'Show as text').click();
  const whole = await text(page).inputValue();
  await text(page).fill(whole.replace('<Hero>', '<Heroo').replace('A desk', 'A seat'));
  await expect(page.getByText('Problem', {exact: false}).first()).toBeVisible();
  await page.reload();
  await button(page, 'Show as text').click();
  await expect(text(page)).toHaveValue(/<Heroo/);
  await text(page).fill(whole.replace('A desk', 'A seat'));
  await button(page, 'Show as text').click();
  await expect(drawn.getByRole('heading', {name: 'A seat in Kampala'})).toBeVisible();
});

for (const [look, use] of [
  ['light, on a desktop', {}],
  ['dark, on a phone', {...PHONE, colorScheme: 'dark' as const}],
] as const) {
  test.describe(look, () => {
    test.use(use);
    test('everything can be used without seeing or pointing', async ({page}) => {
      const drawn = await open(page, 'pages/hatchery.mdx');
      const analyze = async () => {
        // The page in the frame has tests of its own, and there its links lead nowhere.
        const {violations} = await new AxeBuilder({page}).exclude('iframe').analyze();
        expect(violations.map(({id, nodes}) => [id, nodes.map(({html}) => html)])).toEqual([]);
        const small = await page
          .locator('button:visible, input:visible, select:visible, summary:visible')
          .evaluateAll((all) =>
            all.flatMap((one) =>
              one.getBoundingClientRect().height < 43.5 && !one.matches('[type=checkbox], [type=radio]')
                ? [one.outerHTML]
                : [],
            ),
          );
        expect(small).toEqual([]);
      };
      await analyze();
      await drawn.getByText(SENTENCE).click();
      await text(page).fill('Come at 8:00AM.');
      await expect(problems(page)).toHaveCount(1);
      await analyze();
      await button(page, 'Done').click();
      await button(page, 'Show as text').click();
      await expect(text(page)).toBeVisible();
      await analyze();
    });
  });
}
