/** What the record of the drawn pages says of a page that differs from it. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {compareDrawn} from '../browser/visit/drawn/compare';
import {readDrawn, writeDrawn} from '../browser/visit/drawn/record';

const RECORD = `# 360 wide
words "Find us" x=20 down=23 w=250 h=45 letters=40.7 ink=#16211b dark-ink=#fbf7ee
control "Apply \\"Now\\"" x=20 down=112 w=179 h=48 ground=#f6b92b edges=2#16211b/-/-/- ring=3+3#1c4f70
drawing "Find us" x=0 down=61 w=90 h=90 moved=matrix(1.02,_0,_0,_1,_0.8,_0) shapes=#f6b92b:91x91,#175a3e:91x55
`;

/** The sentences for a page whose record would have other words in place of these. */
const differences = (...changes: [before: string, after: string][]) => {
  const now = changes.reduce((text, [before, after]) => text.replace(before, after), RECORD);
  expect(now === RECORD).toBe(changes.length === 0);
  return compareDrawn('/contact', readDrawn(now), readDrawn(RECORD)).map((one) => one.replace(/^.* wide: /, ''));
};

test('a record is read as it was written', () => {
  expect(writeDrawn(readDrawn(RECORD))).toBe(RECORD);
});

test('a color that is the same on the line of its kind before is written once, and none is a sign of its own', () => {
  const words = (ink: Record<string, string>) => ({kind: 'words', name: 'A', values: {w: '9', ...ink}});
  const drawn = {'360 wide': [words({ink: '#111111'}), words({ink: '#111111'}), words({}), words({ink: '#222222'})]};
  const text = writeDrawn(drawn);
  expect(text.match(/ink=\S+/g)).toEqual(['ink=#111111', 'ink=-', 'ink=#222222']);
  expect(readDrawn(text)).toEqual(drawn);
});

test('a difference names the words, the page and its width, what there is and what there was', () => {
  const now = readDrawn(RECORD.replace('h=48', 'h=44'));
  expect(compareDrawn('/contact', now, readDrawn(RECORD))).toEqual([
    '"Apply "Now"" on /contact, 360 wide: control, 44 px high in place of 48',
  ]);
});

test('numbers may be a little off, and nothing else', () => {
  expect(differences()).toEqual([]);
  expect(differences(['w=250', 'w=252'], ['letters=40.7', 'letters=40.9'], ['91x55', '90x56'])).toEqual([]);
  expect(differences(['w=250', 'w=253'])).toEqual(['words, 253 px wide in place of 250']);
  expect(differences(['letters=40.7', 'letters=41.2'])).toEqual(['words, letters of 41.2 px in place of 40.7']);
  expect(differences(['1.02', '1.2'])).toHaveLength(1);
  expect(differences(['ink=#16211b', 'ink=#16211c'])).toEqual(['words, ink #16211c in place of #16211b']);
  expect(differences(['edges=2#16211b/-', 'edges=-/2#16211b'])).toHaveLength(1);
  expect(differences(['91x55', '9x5'])).toHaveLength(1);
});

test('what is gone, new, or has a value more or less is said', () => {
  expect(differences([' ground=#f6b92b', ''])).toEqual(['control, ground none in place of #f6b92b']);
  expect(differences(['h=45', 'h=45 line=underline'])).toEqual(['words, line underline in place of none']);
  expect(differences([/^control.*\n/m.exec(RECORD)?.[0] ?? '', ''])).toEqual(['the control is gone']);
  expect(differences(['drawing', 'picture "Hills" x=1\ndrawing'])).toEqual(['the picture is new']);
});
