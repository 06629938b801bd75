/** What is wrong, with what to write instead. */
import clsx from 'clsx';
import {type ReactNode, useEffect, useId, useRef, useState} from 'react';
import type {Problem} from '../engine/results';
import {EDITABLE} from '../site';
import type {Selection} from '../text/edits';
import {useEditor} from './context';
import look from './look.module.css';
import type {Check} from './useCheck';

/** How long a pause in typing is before the number of problems is announced, in milliseconds. */
const PAUSE = 1000;

const isIn = (place: Selection, {start, end}: Problem) => start <= place.end && end >= place.start;

/** Its problems, and "1 problem", "2 problems". */
export const counted = (count: number): string => (count === 1 ? '1 problem' : `${count} problems`);

interface ItemProps {
  problem: Problem;
  check: Check;
  /** Leads to its place. */
  place?: ReactNode;
}

/** One problem: an error or a warning, and the button that corrects it. */
export function ProblemItem({problem, check, place}: ItemProps): ReactNode {
  const {message, severity, fix} = problem;
  const isError = severity === 'error';
  return (
    <li>
      <div className={clsx(look.problem, !isError && look.mild)}>
        <p>
          <span className={isError ? look.error : look.warning}>{isError ? 'Problem' : 'Please check'}</span>: {message}
        </p>
        {fix?.words && check.isOffered(problem) && (
          <p className={look.hint}>
            {fix.words.before ? <del>{fix.words.before}</del> : 'Add'} → <ins>{fix.words.after || 'nothing'}</ins>
          </p>
        )}
        <div className={look.row}>
          {fix && check.isOffered(problem) && (
            <button type="button" onClick={() => void check.fix(problem)}>
              {fix.isSure ? 'Fix it' : 'Write this'}
            </button>
          )}
          {place}
        </div>
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

function summarize({checked, isTooLong}: Check, own: number, others: number): string {
  if (isTooLong) return 'This text takes too long to check. Undo your last change, or make the text shorter.';
  if (!checked) return 'Checking …';
  const elsewhere = others > 0 ? ` ${counted(others)} elsewhere.` : '';
  return `${own === 0 ? 'No problems' : counted(own)} here.${elsewhere}`;
}

/** All problems of a file and of what it belongs to, those of the open part first. */
export default function Problems({file, check, here, show}: Props): ReactNode {
  const {site, address, announce} = useEditor();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const {own, others} = check;
  const first = here ? own.filter((one) => isIn(here, one)) : own;
  const rest = here ? own.filter((one) => !isIn(here, one)) : [];
  const summary = summarize(check, own.length, others.length);
  const [said, setSaid] = useState<string>();

  // A pause after typing: each change of the number would be read aloud.
  useEffect(() => {
    if (!check.checked) return undefined;
    const timer = setTimeout(() => {
      if (said !== undefined && said !== summary) announce(summary);
      setSaid(summary);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [summary, said, check.checked, announce]);

  // The button that has the focus goes with its problem.
  const corrected: Check = {
    ...check,
    fix: async (problem) => {
      await check.fix(problem);
      heading.current?.focus({preventScroll: true});
    },
  };
  const showButton = (problem: Problem) => (
    <button type="button" className={look.quiet} onClick={() => show(problem)}>
      Show it
    </button>
  );
  const elsewhere = ({file: name, line}: Problem) =>
    EDITABLE.test(name) ? <a href={address(name, {line})}>{site.titles[name] ?? name}</a> : name;
  return (
    <section aria-labelledby={id}>
      <h2 ref={heading} id={id} tabIndex={-1}>
        Problems
      </h2>
      <p className={look.hint}>{summary}</p>
      <ul aria-labelledby={id} className={look.list}>
        {first.map((problem) => (
          <ProblemItem key={problem.key} problem={problem} check={corrected} place={!here && showButton(problem)} />
        ))}
        {[...rest, ...others].map((problem) => (
          <ProblemItem
            key={problem.key}
            problem={problem}
            check={corrected}
            place={problem.file === file ? showButton(problem) : elsewhere(problem)}
          />
        ))}
      </ul>
    </section>
  );
}
