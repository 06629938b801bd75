import {useEffect, useState} from 'react';
import {hasErrors} from '../../../content/diagnostic';
import type {Checked} from '../../engine/results';
import {counted} from './counted';

/** How long a pause in typing is before the summary changes, in milliseconds: each change is announced. */
const PAUSE = 1000;
const CHECKING = 'Checking …';

function summarize(checked: Checked | undefined, checkError: string | undefined, own: number): string {
  if (checkError) return 'This text could not be checked. Undo your last change, or make the text shorter.';
  if (!checked) return CHECKING;
  const others = checked.diagnostics.length - own;
  const here = own === 0 ? 'No problems' : counted(own);
  const harmless = checked.diagnostics.length > 0 && !hasErrors(checked.diagnostics) ? ' They stop nothing.' : '';
  return `${here} in this file.${others === 0 ? '' : ` ${counted(others)} in other files.`}${harmless}`;
}

interface Summary {
  /** How many problems there were when nothing had been typed for a moment, in a sentence. */
  announced: string;
  /** Whether that has changed since. */
  isStale: boolean;
}

/** `own` is how many problems the open file has. */
export function useSummary(checked: Checked | undefined, checkError: string | undefined, own: number): Summary {
  const summary = summarize(checked, checkError, own);
  const [announced, setAnnounced] = useState(CHECKING);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a pause ends with the next check.
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(summary), announced === CHECKING ? 0 : PAUSE);
    return () => clearTimeout(timer);
  }, [summary, checked]);

  return {announced, isStale: announced !== summary};
}
