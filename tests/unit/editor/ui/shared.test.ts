/** What several views use. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {draw} from '../draw';
import {notPressed} from '../fakes';

test('a part at the end of its row can’t go further, and its button keeps its place', () => {
  const idle = (isFirst: boolean, isLast: boolean) =>
    Array.from(
      draw('PartActions', {name: 'A', isFirst, isLast, onUse: notPressed})('[aria-disabled]'),
      (one) => one.attribs['aria-label'],
    );
  expect(idle(true, false)).toEqual(['Move up: A']);
  expect(idle(false, true)).toEqual(['Move down: A']);
  expect(idle(false, false)).toEqual([]);
});

test('an arrow says what it does to those who point at it', () => {
  const html = draw('PartActions', {isFirst: false, isLast: false, onUse: notPressed});
  const titles = Array.from(html('button'), (button) => [html(button).text(), html(button).attr('title')]);
  expect(titles).toEqual([
    ['↑', 'Move up'],
    ['↓', 'Move down'],
    ['Duplicate', undefined],
    ['Delete', undefined],
  ]);
});
