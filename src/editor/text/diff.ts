/** What differs between two lists of lines, found with a bounded amount of work. */

/** Lines `start` to `end` of the old list, in whose place lines `newStart` to `newEnd` of the new one stand. */
export interface Hunk {
  start: number;
  end: number;
  newStart: number;
  newEnd: number;
}

/** How many pairs of lines are compared at most. Texts that differ more count as changed from end to end. */
const MOST_WORK = 1_000_000;

/** Numbers for lines: the same one for the same line. */
function numbered(lists: string[][]): number[][] {
  const numbers = new Map<string, number>();
  const numberOf = (line: string) => {
    const number = numbers.get(line) ?? numbers.size;
    numbers.set(line, number);
    return number;
  };
  return lists.map((lines) => lines.map(numberOf));
}

/** Whether the way to a diagonal ends with an added line, and not with a removed one. */
const endsWithAdded = (last: number[], index: number): boolean =>
  index === 0 || (index < last.length && last[index - 1] < last[index]);

/**
 * For each number of edits, how far into the old list they lead, until both lists are at their end; undefined if that
 * takes too much work. Entry `index` of `edits` edits has `index` removed lines and `edits - index` added ones (Myers,
 * “An O(ND) difference algorithm and its variations”).
 */
function search(before: number[], after: number[]): number[][] | undefined {
  const reached: number[][] = [];
  let work = 0;
  for (let edits = 0; work < MOST_WORK; edits += 1) {
    const last = reached[edits - 1] ?? [0];
    const here: number[] = [];
    reached.push(here);
    for (let index = 0; index <= edits; index += 1) {
      let at = endsWithAdded(last, index) ? last[index] : last[index - 1] + 1;
      let newAt = at - (2 * index - edits);
      while (at < before.length && newAt < after.length && before[at] === after[newAt]) {
        at += 1;
        newAt += 1;
        work += 1;
      }
      work += 1;
      here.push(at);
      if (at >= before.length && newAt >= after.length) return reached;
    }
  }
  return undefined;
}

/** The way back from the end of both lists, edit by edit; edits that touch are one hunk. */
function wayBack(reached: number[][]): Hunk[] {
  const hunks: Hunk[] = [];
  let index = reached[reached.length - 1].length - 1;
  for (let edits = reached.length - 1; edits > 0; edits -= 1) {
    const last = reached[edits - 1];
    const added = endsWithAdded(last, index);
    index -= added ? 0 : 1;
    const start = last[index];
    const newStart = start - (2 * index - (edits - 1));
    const end = start + (added ? 0 : 1);
    const newEnd = newStart + (added ? 1 : 0);
    const next = hunks[0];
    if (next?.start === end && next.newStart === newEnd) Object.assign(next, {start, newStart});
    else hunks.unshift({start, end, newStart, newEnd});
  }
  return hunks;
}

/** What differs, from the first line to the last. */
export function hunksBetween(before: string[], after: string[]): Hunk[] {
  const [old, now] = numbered([before, after]);
  const shorter = Math.min(old.length, now.length);
  let start = 0;
  while (start < shorter && old[start] === now[start]) start += 1;
  let behind = 0;
  while (behind < shorter - start && old[old.length - 1 - behind] === now[now.length - 1 - behind]) behind += 1;
  const whole = {start, end: old.length - behind, newStart: start, newEnd: now.length - behind};
  if (whole.start === whole.end && whole.newStart === whole.newEnd) return [];
  const reached = search(old.slice(start, whole.end), now.slice(start, whole.newEnd));
  if (!reached) return [whole];
  return wayBack(reached).map((hunk) => ({
    start: hunk.start + start,
    end: hunk.end + start,
    newStart: hunk.newStart + start,
    newEnd: hunk.newEnd + start,
  }));
}
