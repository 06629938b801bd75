/** What is wrong, with what to write instead. */
import clsx from 'clsx';
import {type ReactNode, useEffect, useId, useRef} from 'react';
import type {Problem} from '../engine/results';
import {EDITABLE} from '../site';
import type {Selection} from '../text/edits';
import {useEditor} from './context';
import look from './look.module.css';
import type {Check} from './useCheck';

/** How long a pause in typing is before the number of problems is announced, in milliseconds. */
const PAUSE = 1000;

const isIn = (place: Selection, {start, end}: Problem) => start <= place.end && end >= place.start;

/** "1 problem", "2 problems". */
export const counted = (count: number): string => (count === 1 ? '1 problem' : `${count} problems`);

function summarize({checked, isTooMuch, own, others}: Check): string {
  if (isTooMuch) return 'This text is too much to check. Undo your last change, or make the text shorter.';
  if (!checked) return 'Checking …';
  const elsewhere = others.length > 0 ? ` ${counted(others.length)} elsewhere.` : '';
  return `${own.length === 0 ? 'No problems' : counted(own.length)} here.${elsewhere}`;
}

interface ItemProps {
  problem: Problem;
  check: Check;
  /** Leads to its place. */
  place?: ReactNode;
}

/** One problem: an error or a warning, and the button that corrects it. */
export function ProblemItem({problem, check, place}: ItemProps): ReactNode {
  const {message, severity} = problem;
  const isError = severity === 'error';
  const fix = check.isOffered(problem) ? problem.fix : undefined;
  return (
    <li>
      <div className={clsx(look.problem, !isError && look.mild)}>
        <p>
          <span className={isError ? look.error : look.warning}>{isError ? 'Problem' : 'Please check'}</span>: {message}
        </p>
        {fix?.words && (
          <p className={look.hint}>
            {fix.words.before ? <del>{fix.words.before}</del> : 'Add'} → <ins>{fix.words.after || 'nothing'}</ins>
          </p>
        )}
        <div className={look.row}>
          {fix && (
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

/** All problems of a file and of what it belongs to, those of the open part first. */
export default function Problems({file, check, here, show}: Props): ReactNode {
  const {site, address, announce} = useEditor();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const said = useRef<string>(undefined);
  const {checked, own, others} = check;
  const isHere = (one: Problem) => here !== undefined && one.file === file && isIn(here, one);
  const sorted = [...own.filter(isHere), ...own.filter((one) => !isHere(one)), ...others];
  const summary = summarize(check);

  // A pause after typing: each change of the number would be read aloud.
  useEffect(() => {
    if (!checked) return undefined;
    const timer = setTimeout(() => {
      if (said.current !== undefined && said.current !== summary) announce(summary);
      said.current = summary;
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [summary, checked, announce]);

  const placeOf = (problem: Problem): ReactNode => {
    const {file: name, line} = problem;
    if (isHere(problem)) return null;
    if (name !== file)
      return EDITABLE.test(name) ? <a href={address(name, {line})}>{site.titles[name] ?? name}</a> : name;
    return (
      <button type="button" className={look.quiet} onClick={() => show(problem)}>
        Show it
      </button>
    );
  };
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
      <p className={look.hint}>{summary}</p>
      <ul aria-labelledby={id} className={look.list}>
        {sorted.map((one) => (
          <ProblemItem key={one.key} problem={one} check={{...check, fix}} place={placeOf(one)} />
        ))}
      </ul>
    </section>
  );
}
