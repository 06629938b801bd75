/** What is wrong with a file and what to write instead, and what somebody still has to confirm. */
import {type ReactNode, type RefObject, useRef} from 'react';
import type {OpenItem} from '../../content';
import type {Problem} from '../engine/results';
import {EDITABLE} from '../site';
import type {Selection} from '../text/edits';
import {Button, nameOf, useEditor} from './context';
import look from './look.module.css';
import {type Check, useChange} from './useEngine';

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
  const isOffered = fix && check.isOffered(problem);
  return (
    <li className={look.notice}>
      <p>
        <b className={isError ? look.error : undefined}>{isError ? 'Problem' : 'Please check'}</b>: {message}
      </p>
      {isOffered && fix.words && (
        <p>
          <del>{fix.words.before}</del> → <ins>{fix.words.after || 'nothing'}</ins>
        </p>
      )}
      <div className={look.row}>
        {isOffered && <Button onClick={() => void check.fix(problem)}>{fix.isSure ? 'Fix it' : 'Write this'}</Button>}
        {children}
      </div>
    </li>
  );
}

interface PointsProps {
  title: string;
  /** Takes the focus once the button that had it has gone with its entry. */
  heading: RefObject<HTMLHeadingElement | null>;
  rows: ReactNode[];
  children?: ReactNode;
}

function Points({title, heading, rows, children}: PointsProps): ReactNode {
  return (
    <section aria-label={title}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
      <ul aria-label={title} role="list">
        {rows}
      </ul>
    </section>
  );
}

interface Props {
  file: string;
  check: Check;
  /** Shows what stands on a line of the file, or at a place in it. */
  show: (at: {line: number} & Partial<Selection>) => void;
}

/** All problems of a file and of what it belongs to; those of the part that is open, `here`, come first. */
export function Problems({file, check, here, show}: Props & {here?: Selection}): ReactNode {
  const {site, address} = useEditor();
  const heading = useRef<HTMLHeadingElement>(null);
  const {checked, failed, own, others} = check;
  const isHere = (one: Problem) =>
    here !== undefined && one.file === file && one.start <= here.end && one.end >= here.start;
  const sorted = [...own.filter(isHere), ...own.filter((one) => !isHere(one)), ...others];

  const fix = async (problem: Problem) => {
    await check.fix(problem);
    heading.current?.focus({preventScroll: true});
  };
  const wayTo = (problem: Problem): ReactNode => {
    if (isHere(problem)) return null;
    if (problem.file === file) {
      return (
        <Button className={look.quiet} onClick={() => show(problem)}>
          Show it
        </Button>
      );
    }
    if (!EDITABLE.test(problem.file)) return problem.file;
    return <a href={address(problem.file, {line: problem.line})}>{nameOf(site, problem.file)}</a>;
  };
  const rows = sorted.map((problem) => (
    <ProblemItem key={problem.key} problem={problem} check={{...check, fix}}>
      {wayTo(problem)}
    </ProblemItem>
  ));
  return (
    <Points title="Problems" heading={heading} rows={rows}>
      <p role="status" className={look.hint}>
        {failed ?? (checked ? `${own.length === 0 ? 'No problems' : counted(own.length)} here.` : 'Checking …')}
        {others.length > 0 && ` ${counted(others.length)} elsewhere.`}
      </p>
    </Points>
  );
}

/** The open points of a file; those that only need somebody's word have a button for it. */
export function ToConfirm({file, check, show}: Props): ReactNode {
  const {engine, announce} = useEditor();
  const change = useChange();
  const heading = useRef<HTMLHeadingElement>(null);
  if (!check.checked?.open.length) return null;
  const confirm = async ({line, what}: OpenItem) => {
    heading.current?.focus();
    const ask = async () => ({files: {[file]: await engine.run('confirm', file, line)}});
    if (await change({label: 'This is right', ask})) announce(`“${what}” is confirmed.`);
  };
  const rows = check.checked.open.map((item) => (
    <li key={`${item.line} ${item.what}`}>
      <strong>{item.what}</strong>
      <p>{item.reason}</p>
      <div className={look.row}>
        {item.isMark && (
          <Button onClick={() => void confirm(item)} aria-label={`This is right: ${item.what}`}>
            This is right
          </Button>
        )}
        <Button className={look.quiet} onClick={() => show({line: item.line})}>
          Show it
        </Button>
      </div>
    </li>
  ));
  return <Points title="To confirm" heading={heading} rows={rows} />;
}
