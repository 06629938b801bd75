import type {ReactNode} from 'react';
import type {TrackedStep} from './useSteps';

/** Which branch to choose on GitHub. */
export default function CommitStep({step: {place, branch}}: {step: TrackedStep}): ReactNode {
  if (place === 'joins') {
    return <li>Leave “Commit directly to the {branch} branch” chosen, and choose “Commit changes”.</li>;
  }
  return (
    <li>
      Choose “Create a new branch for this commit and start a pull request”, if it isn’t chosen already. Then choose
      “Propose changes” and, on the next page, “Create pull request”. Come back here after that.
    </li>
  );
}
