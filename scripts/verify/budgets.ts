/** Pages with so many words that visitors on a slow line wait for them. */
import {BuildBytes, type Excess} from '../bytes';
import {kilobytes} from '../words';
import type {Build} from './built';
import {type Problem, warning} from './problem';

/** What developers alone can bring over a budget is tested on a site of the tests' own (`tests/built/budgets.test.ts`). */
export function budgets({dir, base, pages}: Build): Problem[] {
  const over = new BuildBytes(dir, base).excesses().filter(({byWords}) => byWords);
  return pages.flatMap(({file, address}) => {
    const parts = over.filter(({page}) => page === file);
    if (parts.length === 0) return [];
    const figures = ({what, bytes, budget}: Excess) => `${what}, ${kilobytes(bytes)} kB and not ${kilobytes(budget)}`;
    const message = `The page is heavy: ${parts.map(figures).join('; ')}. Shorten it, or make two pages of it.`;
    return [warning(message, address)];
  });
}
