/** The part of a page that is open keeps its place, its words and its name while the text around it changes. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import type {FileCheck} from '../../../../src/editor/engine/answers';
import type {Part} from '../../../../src/editor/text/parts';
import {
  growByTyping,
  innermostPart,
  moveWithText,
  type OpenPart,
  updateFromCheck,
} from '../../../../src/editor/ui/file/openPart';

const TEXT = '<Section>\n\n## A heading\n\nA word.\n\nA word.\n\n</Section>\n';
const SECTION = {start: 0, end: TEXT.trimEnd().length};

/** Opens a part at some words, within the section that is around all. */
function openAt(written: string, kind: Part['kind'], words = written): OpenPart {
  const start = TEXT.indexOf(written);
  const place = {start, end: start + written.length};
  const order = {isFirst: true, isLast: true, label: 'A part'};
  const ofWords = {start: place.end - words.length, end: place.end};
  const section: Part = {...SECTION, ...order, kind: 'component', words: SECTION};
  return {parts: [section, {...place, ...order, kind, words: ofWords}], text: TEXT, id: 1};
}

/** What an open part holds in its text, and what the text box shows of it. */
function read(opened: OpenPart | undefined): string[] | undefined {
  if (!opened) return undefined;
  const {start, end, words} = innermostPart(opened);
  return [opened.text.slice(start, end), opened.text.slice(words.start, words.end)];
}

const HEADING = openAt('## A heading', 'heading', 'A heading');
const FIRST = openAt('A word.', 'paragraph');

test('a change above the open part moves it, with its words', () => {
  expect(read(moveWithText(HEADING, `New.\n\n${TEXT}`))).toEqual(['## A heading', 'A heading']);
});

test('an undo in the open part is read in it, and in the part around it', () => {
  const moved = moveWithText(HEADING, TEXT.replace('A heading', 'A longer heading'));
  expect(read(moved)).toEqual(['## A longer heading', 'A longer heading']);
  const [{start, end}] = moved?.parts ?? [];
  expect(moved?.text.slice(start, end)).toMatch(/^<Section>.*<\/Section>$/s);
});

test('a part that somebody else deletes isn’t open any more', () => {
  expect(moveWithText(HEADING, TEXT.replace('## A heading\n\n', ''))).toBeUndefined();
});

test('what is typed at the end of a passage is its own, though the same words follow it', () => {
  const typed = growByTyping(FIRST, TEXT.replace('A word.', 'A word.\n\nA word.'));
  expect(read(typed)).toEqual(Array(2).fill('A word.\n\nA word.'));
  expect(typed.parts[0].end).toBe(typed.text.trimEnd().length);
  expect(read(growByTyping(FIRST, TEXT.replace('A word.', '')))).toEqual(['', '']);
});

/** A check of the text in which these parts are around the open one. */
function checked(opened: OpenPart, parts: Part[], others: Partial<FileCheck> = {}) {
  const {start} = innermostPart(opened);
  const page = {nodes: [], title: '', description: '', address: '/', silk: ''};
  return {text: opened.text, offset: start, parts, page, ...others};
}

test('a check names the open part anew, and says whether it can move', () => {
  const newest = HEADING.parts.map((part) => ({...part, label: 'Another name', isLast: false}));
  const updated = updateFromCheck(HEADING, checked(HEADING, newest));
  expect(updated?.parts.map(({label, isLast}) => [label, isLast])).toEqual(Array(2).fill(['Another name', false]));
});

test('a passage that has become two stays one while it is open, and a component is as long as it is now', () => {
  const shorter = (opened: OpenPart) => opened.parts.map((part) => ({...part, end: part.end - 1, words: SECTION}));
  expect(read(updateFromCheck(FIRST, checked(FIRST, shorter(FIRST))))).toEqual(['A word.', 'A word.']);
  const component = openAt('A word.', 'component');
  expect(read(updateFromCheck(component, checked(component, shorter(component))))?.[0]).toBe('A word');
});

test('a check of an older text, or of another place, changes nothing', () => {
  expect(updateFromCheck(FIRST, checked(FIRST, [], {text: 'Older.'}))).toBe(FIRST);
  expect(updateFromCheck(FIRST, checked(FIRST, [], {offset: 0}))).toBe(FIRST);
});

test('a component whose addition was undone is closed; while the page has an error, it stays', () => {
  const component = openAt('A word.', 'component');
  expect(updateFromCheck(component, checked(component, []))).toBeUndefined();
  expect(updateFromCheck(component, checked(component, [], {page: undefined}))).toBe(component);
  expect(updateFromCheck(FIRST, checked(FIRST, []))).toBe(FIRST);
});
