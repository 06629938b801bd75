import type {ReactNode} from 'react';
import type {Step} from '../../store/handOff';
import Downloads from '../pictures/Downloads';
import Copy from '../shared/Copy';
import styles from '../styles.module.css';
import OpenOnGitHub from './OpenOnGitHub';

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
  step: Step;
  /** What the file is called. */
  title: string;
  /** The branch that the file goes to, unless it begins one. */
  branch: string;
  /** Whether the proposal begins with this step. */
  begins: boolean;
  /** The name that the proposal needs; without one, GitHub’s own will do. */
  name?: string;
  pictures: string[];
  isDone: boolean;
  setDone: (isDone: boolean) => void;
}

/** One file's way to GitHub, and whether it has been gone. */
export default function StepItem(props: Props): ReactNode {
  const {step, title, branch, begins, name, pictures, isDone, setDone} = props;
  return (
    <li className={styles.panel}>
      <h3>{title}</h3>
      {step.kind !== 'upload' && title !== step.file && <p className={styles.path}>{step.file}</p>}
      <ol>
        {step.kind === 'upload' && <Downloads files={pictures} />}
        <li>
          <OpenOnGitHub step={step} title={title} opened={() => setDone(true)} />
        </li>
        <li>{whatToDo(step)}</li>
        {step.kind !== 'upload' && <li>Choose “Commit changes…”.</li>}
        {begins ? (
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
        ) : (
          <li>Leave “Commit directly to the {branch} branch” chosen, and choose “Commit changes”.</li>
        )}
      </ol>
      <label className={styles.check}>
        <input type="checkbox" checked={isDone} onChange={({currentTarget}) => setDone(currentTarget.checked)} /> Done:{' '}
        {title}
      </label>
    </li>
  );
}
