/** What can't be done, or is of no use: it is said, or kept out. */
import sharp from 'sharp';
import {expect, HATCHERY, home, SENTENCE, test} from './editor';

test('a part of a page with an error, and a record that can’t be read: the message says so', async ({page, editor}) => {
  const {drawn, text} = editor;
  await editor.open(HATCHERY);
  await drawn.getByText(SENTENCE).click();
  await expect(editor.button('Duplicate')).toBeVisible();
  await editor.button('Show as text').click();
  await expect(text).toHaveValue(/<\/Section>/);
  await text.fill((await text.inputValue()).replace('</Section>', '</Sektion>'));
  await editor.button('Show as text').click();
  await editor.button('Duplicate').click();
  await expect(editor.announcement).toHaveText('This can’t be done while the page has an error here.');
  await page.goto(`${home}?file=records/menu.yml`);
  await editor.button('Show as text').click();
  await expect(text).toHaveValue(/^links:/m);
  await text.fill(`${await text.inputValue()}\n: [`);
  await editor.button('Show as text').click();
  await page
    .getByRole('button', {name: /^Add: /})
    .first()
    .click();
  await expect(editor.announcement).toHaveText(
    'This could not be done. Correct this record under “Show as text” first.',
  );
});

test('a new card’s example is written over by the first key; spaces alone are no value', async ({page, editor}) => {
  await editor.open(HATCHERY);
  await editor.drawn.getByRole('heading', {name: 'Printing'}).click();
  await page.getByRole('combobox', {name: 'Goes to'}).fill('  ');
  await editor.button('Add below').click();
  await editor.button('Card').click();
  const title = page.getByLabel('Title', {exact: true});
  await title.focus();
  await page.keyboard.type('Tea');
  await expect(title).toHaveValue('Tea');
  await editor.isWritten(/<Card title="Printing" shape="printer">[^<]*<\/Card>\s*<Card title="Tea">/);
});

test('a picture that lets something through stays a PNG, and a photograph becomes a JPEG', async ({page, editor}) => {
  const noise = {
    create: {
      width: 900,
      height: 600,
      channels: 4,
      background: '#0000',
      noise: {type: 'gaussian', mean: 128, sigma: 60},
    },
  } as const;
  const grain = await sharp({create: {...noise.create, channels: 3, background: '#000'}})
    .png()
    .toBuffer();
  const clear = await sharp(grain).ensureAlpha(0.5).png().toBuffer();
  await editor.open(HATCHERY);
  await editor.button('Add').click();
  for (const [name, buffer, type] of [
    ['clear.png', clear, 'png'],
    ['grain.png', grain, 'jpeg'],
  ] as const) {
    await page.getByLabel('Choose a picture').setInputFiles({name, mimeType: 'image/png', buffer});
    const picture = page.getByRole('img', {name: 'Your choice'});
    await expect(picture).toHaveAttribute('src', new RegExp(`^data:image/${type};`));
    await page.getByRole('form').getByRole('button', {name: 'Cancel'}).click();
  }
});

test('where no page can be drawn, the engine comes after ten seconds all the same', async ({
  page,
  editor,
  expectErrors,
}) => {
  expectErrors(/ERR_FAILED/);
  await page.clock.install();
  await page.route('**/editor/preview*', (route) => route.abort());
  await page.goto(`${home}?file=${HATCHERY}`);
  await expect(editor.button('Add')).toBeVisible();
  await page.clock.fastForward(11_000);
  await expect.poll(() => page.workers().length).toBe(1);
  await expect(editor.button('No problems')).toBeVisible();
});
