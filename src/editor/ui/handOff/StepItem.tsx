import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Step} from '../../store/handOff';
import shared from '../shared/styles.module.css';
import CommitStep from './CommitStep';
import Downloads from './Downloads';
import OpenOnGitHub from './OpenOnGitHub';
import styles from './styles.module.css';
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
  /** The branch that the file goes to, unless it begins one. */
  branch: string;
  /** Pictures to upload. */
  pictures: string[];
}

/** One file's way to GitHub, and whether it has been gone. */
export default function StepItem({step, title, branch, pictures}: Props): ReactNode {
  const isUpload = step.kind === 'upload';
  return (
    <li className={clsx(shared.panel, styles.step)}>
      <h3>{title}</h3>
      {!isUpload && title !== step.file && <p className={shared.path}>{step.file}</p>}
      <ol>
        {isUpload && <Downloads files={pictures} />}
        <li>
          <OpenOnGitHub step={step} title={title} onOpen={() => step.setDone(true)} />
        </li>
        <li>{whatToDo(step)}</li>
        {!isUpload && <li>Choose “Commit changes…”.</li>}
        <CommitStep step={step} branch={branch} />
      </ol>
      <label className={shared.check}>
        <input
          type="checkbox"
          checked={step.isDone}
          onChange={({currentTarget}) => step.setDone(currentTarget.checked)}
        />{' '}
        Done: {title}
      </label>
    </li>
  );
}
