/** The name of a build in the staff's bar. */
import type {readRepository} from '../../environment';

/** "Preview of <branch>, commit <number>" if GitHub built it, and otherwise that it is on this computer. */
export function buildName({branch, commit}: ReturnType<typeof readRepository>): string {
  return commit ? `Preview of ${branch}, commit ${commit.slice(0, 7)}` : 'Preview on this computer';
}
