/** Messages, which are there for a moment: how long, and what can be done meanwhile. */
import {type Editor, expect, PHONE, test} from './editor';

test.use(PHONE);

/** Changes a sentence and undoes that while the clock stands still: "Undone: Typing." is there. */
async function undo(editor: Editor): Promise<void> {
  const {page, announcement} = editor;
  await page.clock.install({time: new Date('2026-11-22T06:00:00Z')});
  await editor.change('Come for an hour.');
  await editor.button('Done').click();
  await expect(editor.drawn.getByText('Come for an hour.')).toBeVisible();
  await page.clock.pauseAt(new Date('2026-11-22T06:10:00Z'));
  await editor.button('Undo').click();
  await expect(announcement).toHaveText('Undone: Typing.');
}

test('a message can be read for six seconds, and a newer one for six of its own', async ({page, editor}) => {
  const {announcement} = editor;
  await undo(editor);
  await page.clock.runFor(5000);
  await expect(announcement).toHaveText('Undone: Typing.');
  await editor.button('Redo').click();
  await page.clock.runFor(5000);
  await expect(announcement).toHaveText('Done again: Typing.');
  await page.clock.runFor(2000);
  await expect(announcement).toBeEmpty();
});

test('a message is above the bar, and what is beneath it can be tapped', async ({page, editor}) => {
  await undo(editor);
  const box = await editor.announcement.boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  const tapped = await page.evaluate(
    ([left, top]) => document.elementFromPoint(left, top)?.getAttribute('role'),
    [x, y],
  );
  expect(tapped).not.toBe('status');
  // It covers none of the bar's buttons.
  const bar = await editor.bar.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});
