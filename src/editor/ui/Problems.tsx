/** What is wrong, with what to write instead. */
import clsx from 'clsx';
import {type ReactNode, useId, useRef} from 'react';
import type {Problem} from '../engine/results';
import {EDITABLE} from '../site';
import type {Selection} from '../text/edits';
import {useEditor} from './context';
import look from './look.module.css';
import type {Check} from './useCheck';

/** "1 problem", "2 problems". */
export const counted = (count: number): string => (count === 1 ? '1 problem' : `${count} problems`);

interface ItemProps {
  problem: Problem;
  check: Pick<Check, 'fix' | 'isOffered'>;
  /** The way to where it stands. */
  children?: ReactNode;
}

/** One problem: an error or a warning, and the button that corrects it. */
export function ProblemItem({problem, check, children}: ItemProps): ReactNode {
  const {message, severity, fix} = problem;
  const isError = severity === 'error';
  return (
    <li className={clsx(look.problem, !isError && look.mild)}>
      <p>
        <span className={isError ? look.error : look.warning}>{isError ? 'Problem' : 'Please check'}</span>: {message}
      </p>
      <div className={look.row}>
        {fix && check.isOffered(problem) && (
          <button type="button" onClick={() => void check.fix(problem)}>
            {fix.isSure ? 'Fix it' : 'Write this'}
          </button>
        )}
        {children}
      </div>
    </li>
  );
}

interface Props {
  file: string;
  check: Check;
  /** The part that is open: its problems come first. */
  here?: Selection;
  /** Shows where a problem of the file stands. */
  show: (problem: Problem) => void;
}

/** All problems of a file and of what it belongs to, those of the open part first. */
export default function Problems({file, check, here, show}: Props): ReactNode {
  const {site, address} = useEditor();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const {checked, own, others} = check;
  const isHere = (one: Problem) =>
    here !== undefined && one.file === file && one.start <= here.end && one.end >= here.start;
  const sorted = [...own.filter(isHere), ...own.filter((one) => !isHere(one)), ...others];

  const fix = async (problem: Problem) => {
    await check.fix(problem);
    // The button that had the focus went with its problem.
    heading.current?.focus({preventScroll: true});
  };
  return (
    <section aria-labelledby={id}>
      <h2 ref={heading} id={id} tabIndex={-1}>
        Problems
      </h2>
      <p role="status" className={look.hint}>
        {checked ? `${own.length === 0 ? 'No problems' : counted(own.length)} here.` : 'Checking …'}
        {others.length > 0 && ` ${counted(others.length)} elsewhere.`}
      </p>
      <ul aria-labelledby={id} className={look.list}>
        {sorted.map((problem) => (
          <ProblemItem key={problem.key} problem={problem} check={{...check, fix}}>
            {problem.file === file && !isHere(problem) && (
              <button type="button" className={look.quiet} onClick={() => show(problem)}>
                Show it
              </button>
            )}
            {problem.file !== file &&
              (EDITABLE.test(problem.file) ? (
                <a href={address(problem.file, {line: problem.line})}>{site.titles[problem.file] ?? problem.file}</a>
              ) : (
                problem.file
              ))}
          </ProblemItem>
        ))}
      </ul>
    </section>
  );
}
