import {expect, test} from 'playwright/test';
import {markWords} from '../../../src/editor/text/markWords';

const told = (pieces: {text: string; isChanged: boolean}[]) =>
  pieces.map(({text, isChanged}) => (isChanged ? `[${text}]` : text)).join('');

test('the words that have changed are marked on both sides', () => {
  const marked = markWords({old: 'It runs two\nprograms.', new: 'It offers two\nnew programs.'});
  expect(told(marked.old)).toBe('It [runs] two\nprograms.');
  expect(told(marked.new)).toBe('It [offers] two\n[new ]programs.');
});

test('lines that are new, gone, or changed throughout have no marks', () => {
  expect(told(markWords({old: '', new: 'New.'}).new)).toBe('New.');
  const words = (letter: string) => Array.from({length: 1000}, (_, number) => letter + number).join(' ');
  expect(told(markWords({old: words('a'), new: words('b')}).old)).toBe(words('a'));
});
