/** What the staff's bar says of the build it stands in. */
import type {readRepository} from '../../environment';

/** "Preview of <branch>, commit <number>" on GitHub; elsewhere there is only the one on this computer. */
export function buildName({branch, commit}: ReturnType<typeof readRepository>): string {
  return commit ? `Preview of ${branch}, commit ${commit.slice(0, 7)}` : 'Preview on this computer';
}
