import type {ReactNode} from 'react';
import Copy from './Copy';
import type {TrackedStep} from './useSteps';

interface Props {
  step: TrackedStep;
  /** The branch that the file goes to, unless it begins one. */
  branch: string;
}

/** Which branch to choose on GitHub. */
export default function CommitStep({step: {begins, name}, branch}: Props): ReactNode {
  if (!begins) {
    return <li>Leave “Commit directly to the {branch} branch” chosen, and choose “Commit changes”.</li>;
  }
  return (
    <li>
      Choose “Create a new branch for this commit and start a pull request”
      {name ? (
        <>
          , and write this name for it: <code>{name}</code> <Copy text={name} label="Copy the name" />
        </>
      ) : (
        '.'
      )}{' '}
      Then choose “Propose changes” and, on the next page, “Create pull request”.
    </li>
  );
}
