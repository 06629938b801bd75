/** Places in a text: where a line begins, and what has changed since an older text. */
import {test} from 'node:test';
import fc from 'fast-check';
import {expect} from 'playwright/test';
import {changedPlaces, followEdits, offsetOf} from '../../../../src/editor/text/edits';
import {randomCases} from '../../random';

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
    'changes before and after it in one step, where the same words come again',
    'Ask one. Ask two.\n\nThe fee.\n\nAsk one. The fee.',
    'The fee.',
    'Ask two.\n\nThe fee.\n\nAsk one. The new fee.',
    'The fee.',
  ],
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
    const place = followEdits(before, after)({start, end: start + words.length});
    expect(after.slice(place.start, place.end)).toBe(wordsAfter);
  });
}

/** What happens to a passage: it stays, goes, or gets words. */
const change = fc.oneof(
  fc.constant(''),
  fc.constant(undefined),
  fc.string({unit: fc.constantFrom('a', ' ', '.'), maxLength: 4}),
);

test('a passage that nobody touches is found, whatever happens to all others in one step', () => {
  const WORDS = 'These stay.';
  const changes = fc.array(change, {maxLength: 6});
  const beforeAll = (passages: (string | undefined)[], name: string) =>
    passages.map((_, index) => `${name}${index}. ${WORDS}`);
  const afterAll = (passages: (string | undefined)[], name: string) =>
    passages.flatMap((words, index) => (words === undefined ? [] : [`${name}${index}. ${words}- ${WORDS}`]));
  const startOf = (above: string[]) => above.map((one) => `${one}\n\n`).join('').length;
  fc.assert(
    fc.property(changes, changes, (above, below) => {
      const [aboveBefore, aboveAfter] = [beforeAll(above, 'A'), afterAll(above, 'A')];
      const before = [...aboveBefore, WORDS, ...beforeAll(below, 'B')].join('\n\n');
      const after = [...aboveAfter, WORDS, ...afterAll(below, 'B')].join('\n\n');
      const start = startOf(aboveBefore);
      const place = followEdits(before, after)({start, end: start + WORDS.length});
      expect(place).toEqual({start: startOf(aboveAfter), end: startOf(aboveAfter) + WORDS.length});
    }),
    randomCases(500),
  );
});
