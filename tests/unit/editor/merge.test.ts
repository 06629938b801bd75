import {expect, test} from 'playwright/test';
import {differences, merge, resolve} from '../../../src/editor/text/merge';

const before = 'one\ntwo\nthree\nfour\nfive\n';

test('changes in different places are both kept', () => {
  const merged = merge('ONE\ntwo\nthree\nfour\nfive\n', before, 'one\ntwo\nthree\nfour\nFIVE\nsix\n');
  expect(merged.conflicts).toEqual([]);
  expect(resolve(merged, [])).toBe('ONE\ntwo\nthree\nfour\nFIVE\nsix\n');
});

test('the same change on both sides is no conflict', () => {
  const merged = merge('ONE\ntwo\nthree\nfour\nfive\n', before, 'ONE\ntwo\nthree\nfour\nfive\n');
  expect(merged.conflicts).toEqual([]);
});

test('where both changed the same line, one of them is chosen', () => {
  const merged = merge('one\nmine\nthree\nfour\nfive\n', before, 'one\ntheirs\nthree\nfour\nfive\n');
  expect(merged.conflicts).toEqual([{mine: ['mine'], before: ['two'], theirs: ['theirs']}]);
  expect(resolve(merged, ['theirs'])).toBe('one\ntheirs\nthree\nfour\nfive\n');
  expect(resolve(merged, [])).toBe('one\nmine\nthree\nfour\nfive\n');
});

test('what has changed is shown with the line where it stands now', () => {
  expect(differences(before, 'zero\none\ntwo\nfour\nFIVE\n')).toEqual([
    {line: 1, old: [], new: ['zero']},
    {line: 4, old: ['three'], new: []},
    {line: 5, old: ['five'], new: ['FIVE']},
  ]);
  expect(differences(before, before)).toEqual([]);
});
