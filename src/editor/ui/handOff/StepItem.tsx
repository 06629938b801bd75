import clsx from 'clsx';
import type {ReactNode} from 'react';
import shared from '../shared/styles.module.css';
import Instructions from './Instructions';
import styles from './styles.module.css';
import type {TrackedStep} from './useSteps';

interface Props {
  step: TrackedStep;
  /** What the file is called. */
  title: string;
  /** Pictures to upload. */
  pictures: string[];
  /** What has to be said before the next step. */
  children?: ReactNode;
}

/** One file's way to GitHub, and whether it is there. */
export default function StepItem({step, title, pictures, children}: Props): ReactNode {
  const {file, kind, place, state, isDone, setDone} = step;
  return (
    <li className={clsx(shared.panel, styles.step)}>
      <h3>{title}</h3>
      {kind !== 'upload' && title !== file && <p className={shared.path}>{file}</p>}
      {state === 'there' ? (
        <p role="status">Done: your proposal has it.</p>
      ) : place === 'waits' ? (
        <p>This goes to the same proposal. You can open it on GitHub once the proposal is there.</p>
      ) : (
        <>
          <Instructions step={step} title={title} pictures={pictures} />
          <label className={shared.check}>
            <input type="checkbox" checked={isDone} onChange={({currentTarget}) => setDone(currentTarget.checked)} />{' '}
            Done: {title}
          </label>
        </>
      )}
      {children}
    </li>
  );
}
