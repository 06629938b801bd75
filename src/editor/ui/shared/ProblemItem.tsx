/** One problem: an error or a warning, and the button that corrects it. */
import type {MouseEvent, ReactNode} from 'react';
import {normalize} from '../../../content/source';
import type {ShownProblem} from '../../engine/answers';
import {applyEdits} from '../../text/edits';
import {useEditor} from '../context';
import Button from './Button';
import look from './look.module.css';
import {useChange} from './useEngine';

/** Moves the focus to the heading above a button, which may disappear with its entry. */
export const focusAbove = ({currentTarget}: MouseEvent) =>
  currentTarget.closest('section')?.querySelector('h2')?.focus({preventScroll: true});

interface Props {
  problem: ShownProblem;
  /** The link to its place. */
  children?: ReactNode;
}

export default function ProblemItem({problem, children}: Props): ReactNode {
  const {engine, workspace, announce} = useEditor();
  const change = useChange();
  const {key, file, severity, correction, message} = problem;
  const isError = severity === 'error';

  const correct = async (event: MouseEvent) => {
    focusAbove(event);
    const ask = async () => {
      const problems = await engine.run('problems');
      const current = problems.find((found) => found.key === key)?.correction;
      return current && {files: {[file]: applyEdits(normalize(workspace.read(file) ?? ''), current.edits)}};
    };
    if (await change({label: 'Correct', ask}, () => 'This problem is gone already.')) announce('Corrected.');
  };
  return (
    <li className={look.notice}>
      <p>
        <b className={isError ? look.error : undefined}>{isError ? 'Problem' : 'Please check'}</b>: {message}
      </p>
      {correction?.excerpt && (
        <p>
          <del>{correction.excerpt.before}</del> → <ins>{correction.excerpt.after || 'nothing'}</ins>
        </p>
      )}
      {correction && <Button onClick={correct}>Fix it</Button>}
      {children}
    </li>
  );
}
