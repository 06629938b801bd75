/** The one place that knows how the check's own mistakes become the problems that the workflows hand on. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Mistake} from '../check/mistake';
import type {Problem, Suggestion} from './problems.mjs';

/** The lines that differ between two texts, as the later one has them. */
function differingLines(before: string[], after: string[]): Suggestion {
  const least = Math.min(before.length, after.length);
  let first = 0;
  while (first < least && before[first] === after[first]) first += 1;
  let same = 0;
  while (same < least - first && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  // Something has to be replaced by something: an insertion, or a line that goes, takes the line before it along.
  const replaces = before.length - same > first && after.slice(first, after.length - same).join('') !== '';
  if (!replaces && first > 0) first -= 1;
  else if (!replaces && same > 0) same -= 1;
  return {line: first + 1, endLine: before.length - same, text: after.slice(first, after.length - same).join('\n')};
}

/** The mistake, with the whole lines that its fix changes as they should stand. */
export function toProblem(siteDir: string, {file, line, column, message, topic, fix, length = 1}: Mistake) {
  const place = {file, line, column, endLine: line, endColumn: column + length};
  const problem: Problem & typeof place = {...place, message, rule: topic ?? 'something-else'};
  if (!fix) return problem;
  const source = readFileSync(path.join(siteDir, file), 'utf8');
  const fixed = source.slice(0, fix.start) + fix.text + source.slice(fix.end);
  return {...problem, suggestion: differingLines(source.split('\n'), fixed.split('\n'))};
}
