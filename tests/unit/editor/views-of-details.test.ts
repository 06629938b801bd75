/** Smaller things that views say: two new files of one name, the names of signs, and a check that has stopped. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {Workspace} from '../../../src/editor/workspace/workspace';
import {draw} from './draw';

test('two new pages of one name: nothing is said of lines', () => {
  const file = 'pages/a-visit.mdx';
  const workspace = new Workspace({});
  workspace.apply({label: 'New page', files: {[file]: 'Mine.\n'}});
  workspace.update({[file]: 'Theirs.\n'});
  const html = draw('Conflict', {change: workspace.changes[0]}, {workspace});
  expect(html('[role=alert]').text()).toBe(
    'Somebody has published “a visit” under the same name. Nothing is overwritten. Which one should stay?',
  );
  expect(html('pre').first().text()).toBe('Yours');
});

test('an arrow says what it does to those who point at it', () => {
  const html = draw('PartActions', {isFirst: false, isLast: false});
  const titles = Array.from(html('button'), (button) => [html(button).text(), html(button).attr('title')]);
  expect(titles).toEqual([
    ['↑', 'Move up'],
    ['↓', 'Move down'],
    ['Duplicate', undefined],
    ['Delete', undefined],
  ]);
});

test('a check that has stopped says why, and not how many problems there are', () => {
  const check = {failed: 'The check stopped: too long', checked: {toConfirm: []}, ownProblems: [], otherProblems: []};
  expect(draw('Problems', {file: 'pages/about.mdx', check})('[role=status]').text()).toBe(
    'The check stopped: too long',
  );
});
