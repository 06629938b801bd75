import type {ReactNode} from 'react';
import type {Step} from '../../store/handOff';
import CommitStep from './CommitStep';
import Downloads from './Downloads';
import OpenOnGitHub from './OpenOnGitHub';
import type {TrackedStep} from './useSteps';

/** What to do in GitHub's own page, with the words on its buttons. */
function whatToDo({kind, file}: Step): string {
  if (kind === 'upload') {
    return 'GitHub opens a page for uploads. Drag the pictures there, or use “choose your files”. Wait for all of them.';
  }
  if (kind === 'new') return `GitHub opens a new file with the text in it. Its name, ${file}, is filled in.`;
  if (kind === 'paste-new') {
    return `GitHub opens an empty file. Its name, ${file}, is filled in. Click into the empty box and paste.`;
  }
  return 'GitHub opens the file. Click into its text, select all of it (Ctrl+A, on a Mac Command+A; on a phone, hold a finger on the text and choose “Select all”) and paste.';
}

interface Props {
  step: TrackedStep;
  /** What the file is called. */
  title: string;
  /** Pictures to upload. */
  pictures: string[];
}

/** How to get one file to GitHub: the link, and what to do there. */
export default function Instructions({step, title, pictures}: Props): ReactNode {
  const isUpload = step.kind === 'upload';
  if (step.state === 'conflict') {
    return (
      <>
        <p role="alert">
          Your proposal has other changes in the same lines of this file, so your text would undo them. Open the file
          there and make your change by hand, or begin another proposal.
        </p>
        <OpenOnGitHub step={{...step, copy: undefined}} isNext={false} title={title} onOpen={() => undefined} />
      </>
    );
  }
  return (
    <>
      {step.state === 'merged' && <p>Your proposal has other changes in this file. The text to copy has both.</p>}
      <ol>
        {isUpload && <Downloads files={pictures} />}
        <li>
          <OpenOnGitHub step={step} isNext={!step.isDone} title={title} onOpen={() => step.setDone(true)} />
        </li>
        <li>{whatToDo(step)}</li>
        {!isUpload && <li>Choose “Commit changes…”.</li>}
        <CommitStep step={step} />
      </ol>
    </>
  );
}
