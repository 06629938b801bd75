/** Pictures and documents from the person's own device. */
import sharp from 'sharp';
import {files} from '../../site';
import {expect, HATCHERY, SENTENCE, test} from './editor';

test('a photograph is added upright, reduced and without its location, in one commit with the text', async ({
  page,
  editor,
}) => {
  const {github, preview} = editor;
  const photograph = await sharp(files.bytes('pictures/hills.jpg'))
    .resize(3000, 2000)
    .withExif({IFD0: {Make: 'Camera'}, IFD3: {GPSLatitude: '0/1 20/1 0/1'}})
    .withMetadata({orientation: 6})
    .jpeg()
    .toBuffer();
  await editor.open(HATCHERY);
  await preview.getByText(SENTENCE).click();
  await editor.button('Add below').click();
  await page
    .getByLabel('Choose a picture')
    .setInputFiles({name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: photograph});
  await page.getByLabel('What it shows').fill('A printer by the window');
  await editor.button('Put it in').click();
  const picture = preview.getByRole('img', {name: 'A printer by the window'});
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await editor.propose();
  expect(editor.proposed(HATCHERY)).toContain('![A printer by the window](/pictures/a-printer-by-the-window.jpg)');
  const {parents, tree} = github.commits.get(github.pulls[0].head) ?? {};
  expect(parents).toEqual([github.head('main')]);
  const {width = 0, height = 0, exif} = await sharp(tree?.['pictures/a-printer-by-the-window.jpg']).metadata();
  expect(width).toBeLessThan(height);
  expect(height).toBeLessThanOrEqual(2400);
  expect(exif).toBeUndefined();
});

test('a document is linked, survives a reload, and is proposed with the text; another kind of file is refused', async ({
  page,
  editor,
}) => {
  const pdf = Buffer.from('%PDF-1.7\n%%EOF');
  const choose = page.getByLabel('Choose a document');
  const form = page.getByRole('form', {name: 'The document'});
  await editor.open(HATCHERY);
  await editor.preview.getByText(SENTENCE).click();
  await editor.button('Add below').click();
  await choose.setInputFiles({name: 'Plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('PK')});
  await expect(form.getByRole('status')).toContainText('Plan.pdf isn’t a PDF');
  await expect(editor.button('Put it in')).toBeDisabled();
  await choose.setInputFiles({name: 'Annual Plan.pdf', mimeType: 'application/pdf', buffer: pdf});
  await form.getByLabel('Words of the link').fill('What we plan');
  await editor.button('Put it in').click();
  await expect(editor.bar.getByText('2 changes')).toBeVisible();
  await expect.poll(() => editor.stored()).toContain('annual-plan.pdf');
  await page.reload();
  await expect(editor.preview.getByRole('link', {name: 'What we plan'})).toBeVisible();
  await expect(editor.problems).toHaveCount(0);
  await editor.propose();
  expect(editor.proposed(HATCHERY)).toContain('[What we plan](/files/annual-plan.pdf)');
  const {tree = {}} = editor.github.commits.get(editor.github.pulls[0].head) ?? {};
  expect(tree['static/files/annual-plan.pdf']).toEqual(pdf);
});
