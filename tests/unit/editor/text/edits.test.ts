/** Places in a text while it changes: what has changed, and where an open part is now. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import type {FileCheck} from '../../../../src/editor/engine/answers';
import {changedPlaces, followEdits} from '../../../../src/editor/text/edits';
import type {Part} from '../../../../src/editor/text/parts';
import {
  growByTyping,
  innermostPart,
  moveWithText,
  type OpenPart,
  updateFromCheck,
} from '../../../../src/editor/ui/file/openPart';

const TEXT = 'One.\nTwo.\n\nThree.\n';

const CHANGED: [what: string, before: string, places: string[]][] = [
  ['a changed line', TEXT.replace('Two.', 'Before.'), ['Two.']],
  ['a new line', TEXT.replace('Three.\n', ''), ['Three.']],
  ['two changed lines apart from each other', TEXT.replace('One.', 'A.').replace('Three.', 'B.'), ['One.', 'Three.']],
  ['a new paragraph without the empty line below it', TEXT.replace('Two.\n\n', ''), ['Two.']],
  ['nothing where lines were deleted', `Zero.\n${TEXT}`, ['']],
];
for (const [what, before, places] of CHANGED) {
  test(`a changed text marks ${what}`, () => {
    expect(changedPlaces(before, TEXT).map(({start, end}) => TEXT.slice(start, end))).toEqual(places);
  });
}

const FOLLOWED: [what: string, before: string, words: string, after: string, wordsAfter: string][] = [
  ['its own text changes', 'One.\n\nTwo.', 'Two.', 'One.\n\nTwo more.', 'Two more.'],
  ['text before it changes', 'One.\n\nTwo. Two.', 'Two.', '1.\n\nTwo. Two.', 'Two.'],
  ['it trades places with its neighbor', 'One.\n\nTwo.', 'Two.', 'Two.\n\nOne.', 'Two.'],
  ['a part that begins alike is added before it', 'Ask Grace.', 'Ask Grace.', 'Ask us.\n\nAsk Grace.', 'Ask Grace.'],
  ['it is deleted', 'One.\n\nTwo.\n\nThree.', 'Two.', 'One.\n\nThree.', ''],
  [
    'text before and after it changes in one step',
    'Ask one. Ask two.\n\nThe fee.\n\nAsk one. The fee.',
    'The fee.',
    'Ask two.\n\nThe fee.\n\nAsk one. The new fee.',
    'The fee.',
  ],
];
for (const [what, before, words, after, wordsAfter] of FOLLOWED) {
  test(`an open part stays open when ${what}`, () => {
    const start = before.indexOf(words);
    const place = followEdits(before, after)({start, end: start + words.length});
    expect(after.slice(place.start, place.end)).toBe(wordsAfter);
  });
}

for (const words of ['xA word.', 'AA word.', 'A word.x', 'A long word.', '']) {
  test(`typing in a passage and at its ends belongs to it: “A word.” → “${words}”`, () => {
    const place = followEdits('B.\n\nA word.\n\nC.', `B.\n\n${words}\n\nC.`)({start: 4, end: 11});
    expect(place).toEqual({start: 4, end: 4 + words.length});
  });
}

const PAGE = '<Section>\n\n## A heading\n\nA word.\n\nA word.\n\n</Section>\n';
const SECTION = {start: 0, end: PAGE.trimEnd().length};

/** Opens the part that is written like this. `words` is the end of it that a person can type in. */
function openAt(written: string, kind: Part['kind'], words = written): OpenPart {
  const start = PAGE.indexOf(written);
  const place = {start, end: start + written.length};
  const order = {isFirst: true, isLast: true, label: 'A part'};
  const ofWords = {start: place.end - words.length, end: place.end};
  const section: Part = {...SECTION, ...order, kind: 'component', words: SECTION};
  return {parts: [section, {...place, ...order, kind, words: ofWords}], text: PAGE, id: 1};
}

/** The source of an open part, and its text. */
function read(opened: OpenPart | undefined): string[] | undefined {
  if (!opened) return undefined;
  const {start, end, words} = innermostPart(opened);
  return [opened.text.slice(start, end), opened.text.slice(words.start, words.end)];
}

const HEADING = openAt('## A heading', 'heading', 'A heading');
const PASSAGE = openAt('A word.', 'paragraph');

test('an open part moves when text above it changes, changes with Undo, and closes when it is deleted', () => {
  expect(read(moveWithText(HEADING, `New.\n\n${PAGE}`))).toEqual(['## A heading', 'A heading']);
  const longer = moveWithText(HEADING, PAGE.replace('A heading', 'A longer heading'));
  expect(read(longer)).toEqual(['## A longer heading', 'A longer heading']);
  expect(moveWithText(HEADING, PAGE.replace('## A heading\n\n', ''))).toBeUndefined();
});

test('text that is typed at the end of a passage is its own although the same text follows', () => {
  const typed = growByTyping(PASSAGE, PAGE.replace('A word.', 'A word.\n\nA word.'));
  expect(read(typed)).toEqual(Array(2).fill('A word.\n\nA word.'));
});

test('a check of an older text doesn’t change the open part', () => {
  const check: Pick<FileCheck, 'text' | 'offset' | 'parts' | 'page'> = {text: 'Older.', offset: 0, parts: []};
  expect(updateFromCheck(PASSAGE, check)).toBe(PASSAGE);
});
