/** Places in a text: where a line begins, and what has changed since an older text. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {changedPlaces, followEdits, offsetOf} from '../../../../src/editor/text/edits';

const TEXT = 'One.\nTwo.\n\nThree.\n';

test('a line begins behind the one before; of a line that a text doesn’t have, at its end', () => {
  expect([1, 2, 3, 4].map((line) => TEXT.slice(offsetOf(TEXT, line)).split('\n')[0])).toEqual([
    'One.',
    'Two.',
    '',
    'Three.',
  ]);
  expect([offsetOf(TEXT, 99), offsetOf('', 99)]).toEqual([TEXT.length, 0]);
});

const CHANGED: [what: string, before: string, places: string[]][] = [
  ['a line that reads otherwise', TEXT.replace('Two.', 'Before.'), ['Two.']],
  ['a line that is new', TEXT.replace('Three.\n', ''), ['Three.']],
  ['lines before others that are longer than they were', TEXT.replace('One.', 'Once upon a time.'), ['One.']],
  ['two lines apart from each other', TEXT.replace('One.', 'A.').replace('Three.', 'B.'), ['One.', 'Three.']],
  ['a line below one that is new', 'Two.\n\nB.\n', ['One.', 'Three.']],
  ['a new paragraph, without the line that is empty below it', TEXT.replace('Two.\n\n', ''), ['Two.']],
  ['where lines were deleted, nothing', `Zero.\n${TEXT}`, ['']],
];
for (const [what, before, places] of CHANGED) {
  test(`what has changed is marked in the newer text: ${what}`, () => {
    expect(changedPlaces(before, TEXT).map(({start, end}) => TEXT.slice(start, end))).toEqual(places);
  });
}

const FOLLOWED: [what: string, before: string, words: string, after: string, wordsAfter: string][] = [
  ['a change in it', 'One.\n\nTwo.', 'Two.', 'One.\n\nTwo more.', 'Two more.'],
  ['a change before it', 'One.\n\nTwo.', 'Two.', 'One more.\n\nTwo.', 'Two.'],
  ['a change before it, where the same words come again', 'One.\n\nTwo. Two.', 'Two.', '1.\n\nTwo. Two.', 'Two.'],
  ['a change after it, where the same words come again', 'Two. Two.\n\nOne.', 'Two.', 'Two. Two.\n\n1.', 'Two.'],
  ['no change', 'One.\n\nTwo.', 'Two.', 'One.\n\nTwo.', 'Two.'],
  ['it changes places with its neighbor', 'One.\n\nTwo.', 'Two.', 'Two.\n\nOne.', 'Two.'],
  ['a new part that begins alike comes before it', 'Ask Grace.', 'Ask Grace.', 'Ask us.\n\nAsk Grace.', 'Ask Grace.'],
  [
    'it goes with its neighbor, and what is left begins alike',
    'Ask one.\n\nAsk two.\n\nAsk us.',
    'Ask one.',
    'Ask us.',
    '',
  ],
];
for (const [what, before, words, after, wordsAfter] of FOLLOWED) {
  test(`a place is followed while its text changes: ${what}`, () => {
    const start = before.indexOf(words);
    const place = followEdits({start, end: start + words.length}, before, after);
    expect(after.slice(place.start, place.end)).toBe(wordsAfter);
  });
}
