/** “This is right”, which takes a mark away and leaves its words. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {newEngine, pageWith, texts} from '../siteEngine';

const PAGE = 'pages/sample.mdx';
const HATCHERY = 'pages/hatchery.mdx';

for (const file of Object.keys(texts).filter((one) => /<ToConfirm|^ *confirm:/m.test(texts[one]))) {
  test(`“This is right” takes every mark of ${file} away, one by one, and no words`, () => {
    const engine = newEngine();
    const count = () => engine.check(file).text.match(/<ToConfirm|^ *confirm:/gm)?.length ?? 0;
    const marks = /<\/?ToConfirm[^>]*>|, ToConfirm|^# What somebody has to confirm.*|^ *confirm:.*/gm;
    const words = (text: string) => text.replace(marks, '').replace(/\s+/g, '');
    for (let left = count(); left > 0; left -= 1) {
      const {toConfirm} = engine.check(file);
      const [mark] = toConfirm.filter(({isMark}) => isMark);
      engine.put(file, engine.confirm(file, mark));
      expect(count()).toBe(left - 1);
    }
    const {text} = engine.check(file);
    expect(text).not.toMatch(/<\/?ToConfirm|\n\n\n/);
    expect(words(text)).toBe(words(texts[file]));
  });
}

test('“This is right” takes away the mark on that line, and no other', () => {
  const engine = newEngine();
  const {toConfirm} = engine.check(HATCHERY);
  expect(toConfirm.map(({isMark}) => isMark)).toEqual([true, true, true]);
  const text = engine.confirm(HATCHERY, toConfirm[1]);
  expect(text.match(/<ToConfirm/g)).toHaveLength(2);
  expect(text).not.toMatch(/<ToConfirm[^>]*>\s*<Tier type="Day Pass"/);
});

test('“This is right” takes away the mark on that line where another one has the same words', () => {
  const engine = newEngine();
  const marked = '<ToConfirm reason="Ours.">ten</ToConfirm>';
  engine.put(PAGE, pageWith(`By ${marked}.\n\nOr by ${marked}.`, 'ToConfirm'));
  const items = engine.check(PAGE).toConfirm;
  expect(engine.confirm(PAGE, items[1])).toContain(`By ${marked}.\n\nOr by ten.`);
});

test('“This is right” takes away the one mark of several on a line, and no slot', () => {
  const engine = newEngine();
  const slot = '<Slot what="Number" reason="Theirs." />';
  const marked = (words: string) => `<ToConfirm reason="Ours.">${words}</ToConfirm>`;
  engine.put(PAGE, pageWith(`Call ${slot} by ${marked('nine')} or ${marked('ten')}.`, 'Slot, ToConfirm'));
  const items = engine.check(PAGE).toConfirm;
  expect(items.map(({what}) => what)).toEqual(['To fill in: Number', 'nine', 'ten']);
  expect(engine.confirm(PAGE, items[1])).toContain(`Call ${slot} by nine or ${marked('ten')}.`);
  expect(engine.confirm(PAGE, items[2])).toContain(`Call ${slot} by ${marked('nine')} or ten.`);
});
