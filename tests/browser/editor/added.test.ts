/** What is added to a page: where it goes, and what is made of a picture. */
import sharp from 'sharp';
import {expect, HATCHERY, SENTENCE, test} from './editor';

test('Add below puts a part right after the open one, wherever the page was scrolled to', async ({editor}) => {
  const {drawn, text} = editor;
  await editor.open(HATCHERY);
  await drawn.getByText(SENTENCE).click();
  await expect(text).toBeFocused();
  const seen = editor.page.evaluate(
    () =>
      new Promise((done) => {
        addEventListener('message', ({data}) => typeof data === 'object' && 'seen' in data && done(data.seen));
      }),
  );
  await drawn.evaluate(() => scrollTo({top: document.body.scrollHeight, behavior: 'instant'}));
  await seen;
  await editor.button('Add below').click();
  await editor.button('Paragraph').click();
  await expect(text).toHaveValue('Write what you want to say.');
  await editor.isWritten(new RegExp(`${SENTENCE}\n\nWrite what you want to say\\.\n\n</Hero>`));
});

test('a panorama stays large enough for a band, which crops it', async ({page, editor}) => {
  const panorama = await sharp({create: {width: 6000, height: 1000, channels: 3, background: '#8a5'}})
    .jpeg()
    .toBuffer();
  await editor.open(HATCHERY);
  await editor.drawn.getByText(SENTENCE).click();
  await editor.button('Add below').click();
  const choose = page.getByLabel('Choose a picture');
  await choose.setInputFiles({name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: panorama});
  await page.getByLabel('What it shows').fill('The valley');
  await editor.button('Put it in').click();
  const picture = editor.drawn.getByRole('img', {name: 'The valley'});
  const sizeOf = ({naturalWidth, naturalHeight}: HTMLImageElement) => [naturalWidth, naturalHeight];
  // A band is twice as wide as high, and needs 1600 points.
  await expect.poll(() => picture.evaluate(sizeOf)).toEqual([4800, 800]);
});
