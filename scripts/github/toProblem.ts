/** The one place that knows how the check's own mistakes become the problems that the workflows hand on. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Mistake} from '../check/mistake';
import type {Problem} from './problems.mjs';

/** The mistake, with the whole lines that its fix changes as they should stand. */
export function toProblem(siteDir: string, {file, line, column, message, topic, fix, length = 1}: Mistake) {
  const problem: Problem & {endColumn: number} = {
    file,
    line,
    column,
    endLine: line,
    endColumn: column + length,
    message,
    rule: topic ?? 'something-else',
  };
  if (!fix) return problem;
  const source = readFileSync(path.join(siteDir, file), 'utf8');
  const start = source.lastIndexOf('\n', fix.start - 1) + 1;
  const next = source.indexOf('\n', Math.max(fix.start, fix.end - 1));
  const end = next < 0 ? source.length : next;
  const fixed = source.slice(start, fix.start) + fix.text + source.slice(fix.end, Math.max(end, fix.end));
  const lineOf = (offset: number) => source.slice(0, offset).split('\n').length;
  return {
    ...problem,
    line: lineOf(start),
    endLine: lineOf(Math.max(start, end - 1)),
    suggestion: fixed.replace(/\r?\n$/, ''),
  };
}
