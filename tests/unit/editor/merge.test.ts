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

test('whatever differs, the differences lead from one text to the other, and both merge', () => {
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed % below;
  };
  const someText = () => Array.from({length: random(12)}, () => 'abcd'[random(4)]).join('\n');
  for (let round = 0; round < 500; round += 1) {
    const [before, mine, theirs] = [someText(), someText(), someText()];
    const lines = mine.split('\n');
    for (const part of differences(before, mine).reverse()) {
      lines.splice(part.line - 1, part.new.length, ...part.old);
    }
    const merged = merge(mine, before, theirs);
    const turned = merge(theirs, before, mine);
    const theirsAt = resolve(
      merged,
      merged.conflicts.map(() => 'theirs'),
    );
    expect([
      lines.join('\n'),
      resolve(merge(mine, before, before)),
      resolve(merge(before, before, theirs)),
      resolve(merge(mine, before, mine)),
      theirsAt,
    ]).toEqual([before, mine, theirs, mine, resolve(turned)]);
  }
});

test('a file of 1 MB is compared and merged, however much of it has changed', () => {
  const empty = '\n'.repeat(30_000);
  const long = `First.${empty}${'A line of its own.\n'.repeat(50_000)}Last.`;
  const changed = long.replace('First.', 'FIRST.').replace('Last.', 'LAST.');
  expect(differences(long, changed)).toEqual([
    {line: 1, old: ['First.'], new: ['FIRST.']},
    {line: 80_001, old: ['Last.'], new: ['LAST.']},
  ]);
  const merged = merge(long.replace('First.', 'FIRST.'), long, long.replace('Last.', 'LAST.'));
  expect(merged.conflicts).toEqual([]);
  expect(resolve(merged)).toBe(changed);
  // Nothing is the same any longer: one change, from end to end.
  const numbered = (word: string) => Array.from({length: 60_000}, (_, line) => `${word} ${line}`).join('\n');
  expect(differences(numbered('old'), numbered('new'))).toHaveLength(1);
  expect(
    differences('\n'.repeat(1_000_000), `a${'\n'.repeat(999_000)}b`)
      .at(-1)
      ?.new.at(-1),
  ).toBe('b');
});
