/** What a page shows beside what its record says, as sentences. */
import {type Drawn, sayValue, slackOf, type Thing} from './record';

/** Numbers and colors of a value, and what is between them. A color is one part: it has no slack. */
const partsOf = (value: string) => value.match(/#[0-9a-f]+|-?\d+(?:\.\d+)?|[^\d#-]+|./g) ?? [];

const isNumber = (part: string) => /^-?\d/.test(part);

/** Whether two numbers are as good as equal. */
function isNear(one: string, other: string, slack: number): boolean {
  const [a, b] = [Number(one), Number(other)];
  return Math.abs(a - b) <= Math.max(slack, 0.01 * Math.abs(b));
}

/** Whether a value is the recorded one: numbers may be a little off, everything else may not. */
export function isSame(key: string, is = '', was = ''): boolean {
  const [now, then] = [partsOf(is), partsOf(was)];
  return (
    now.length === then.length &&
    now.every((part, place) =>
      isNumber(part) && isNumber(then[place]) ? isNear(part, then[place], slackOf(key)) : part === then[place],
    )
  );
}

const isSameThing = (one: Thing, other: Thing) => one.kind === other.kind && one.name === other.name;

/**
 * Pairs things with those of the record, in the order of both. What is on one side only has no partner. The longest common
 * order is found from the end (a table of lengths, as `diff` does).
 */
function pair(now: Thing[], then: Thing[]): [Thing | undefined, Thing | undefined][] {
  const common = Array.from({length: now.length + 1}, () => new Array<number>(then.length + 1).fill(0));
  for (let i = now.length - 1; i >= 0; i -= 1) {
    for (let j = then.length - 1; j >= 0; j -= 1) {
      const skipped = Math.max(common[i + 1][j], common[i][j + 1]);
      common[i][j] = isSameThing(now[i], then[j]) ? common[i + 1][j + 1] + 1 : skipped;
    }
  }
  const pairs: [Thing | undefined, Thing | undefined][] = [];
  let [i, j] = [0, 0];
  while (i < now.length || j < then.length) {
    const isPair = i < now.length && j < then.length && isSameThing(now[i], then[j]);
    const isGone = !isPair && (i === now.length || (j < then.length && common[i][j + 1] >= common[i + 1][j]));
    pairs.push([isGone ? undefined : now[i], isPair || isGone ? then[j] : undefined]);
    if (!isGone) i += 1;
    if (isPair || isGone) j += 1;
  }
  return pairs;
}

function compareThing(now: Thing | undefined, then: Thing | undefined): string[] {
  if (!now) return [`the ${then?.kind} is gone`];
  if (!then) return [`the ${now.kind} is new`];
  const keys = [...new Set([...Object.keys(then.values), ...Object.keys(now.values)])];
  return keys
    .filter((key) => !isSame(key, now.values[key], then.values[key]))
    .map((key) => `${now.kind}, ${sayValue(key, now.values[key] ?? 'none')} in place of ${then.values[key] ?? 'none'}`);
}

/** A sentence for everything that differs from the record of the page at this path. */
export function compareDrawn(path: string, now: Drawn, then: Drawn): string[] {
  const titles = [...new Set([...Object.keys(then), ...Object.keys(now)])];
  return titles.flatMap((title) =>
    pair(now[title] ?? [], then[title] ?? []).flatMap(([is, was]) =>
      compareThing(is, was).map((difference) => `"${(is ?? was)?.name}" on ${path}, ${title}: ${difference}`),
    ),
  );
}
