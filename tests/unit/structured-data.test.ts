/** What search engines are told of a page. */
import {expect, test} from 'playwright/test';
import {readFacts} from '../../src/plugins/facts';

test('facts that wait to be confirmed are told by their name alone', () => {
  const card = {
    type: 'mdxJsxFlowElement',
    name: 'ProgramCard',
    attributes: [
      {name: 'title', value: 'The Launchpad'},
      {name: 'silk', value: 'launchpad'},
    ],
    children: [{type: 'paragraph', children: [{type: 'text', value: 'Semester-long.'}]}],
  };
  const mark = {type: 'mdxJsxFlowElement', name: 'ToConfirm', attributes: [], children: [card]};
  const programs = (children: object[]) => readFacts({type: 'root', children} as never).programs;
  expect(programs([mark])).toEqual([{title: 'The Launchpad', anchor: 'launchpad'}]);
  expect(programs([card])).toEqual([{title: 'The Launchpad', anchor: 'launchpad', description: 'Semester-long.'}]);
});
