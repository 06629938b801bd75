import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {type ReactNode, useRef, useState} from 'react';
import type {Diagnostic} from '../../../content';
import type {Checked} from '../../engine/results';
import {EDITABLE} from '../../site';
import {editorUrl, useEditor} from '../shared/context';
import List from '../shared/List';
import Status from '../shared/Status';
import shared from '../shared/styles.module.css';
import {useTitles} from '../shared/useTitles';
import {counted} from './counted';
import OtherPlace from './OtherPlace';
import Problem, {keyOf} from './Problem';
import styles from './styles.module.css';
import {useFixOther} from './useFixOther';
import {useInSight} from './useInSight';
import {useSummary} from './useSummary';

interface Props {
  file: string;
  checked?: Checked;
  /** Why the text could not be checked. */
  checkError?: string;
  /** Checks again after another file has changed. */
  checkAgain: () => void;
  /** Shows where a problem of this file stands. */
  show: (problem: Diagnostic) => void;
  /** Corrects a problem of this file. */
  fix: (problem: Diagnostic) => void;
}

/** What is wrong, in the words of `npm run check`. While the list is out of sight, a count leads to it. */
export default function Problems({file, checked, checkError, checkAgain, show, fix}: Props): ReactNode {
  const {home} = useEditor();
  const diagnostics = checked?.diagnostics ?? [];
  const own = diagnostics.filter((one) => one.file === file);
  const others = diagnostics.filter((one) => one.file !== file);
  const [corrected, setCorrected] = useState<string>();
  const titleOf = useTitles(others.length > 0 || corrected !== undefined);
  const fixOther = useFixOther(file);
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isInSight = useInSight(panel);
  const {announced, isStale} = useSummary(checked, checkError, own.length);

  const correct = async (problem: Diagnostic) => {
    // The button that has the focus goes.
    heading.current?.focus();
    if (problem.file === file) return fix(problem);
    if (await fixOther(problem)) setCorrected(problem.file);
    checkAgain();
  };

  return (
    <section ref={panel} className={shared.panel} aria-labelledby="problems">
      <h2 id="problems" ref={heading} tabIndex={-1}>
        Problems
      </h2>
      <p role="status" aria-live="polite" className={clsx(isStale && styles.stale)}>
        {announced}
      </p>
      <Status>
        {corrected && (
          <>
            <Link to={editorUrl(home, corrected)}>{titleOf(corrected)}</Link> is corrected, too, and is now among your
            drafts.
          </>
        )}
      </Status>
      <List labelledBy="problems">
        {own.map((problem) => (
          <Problem
            key={keyOf(problem)}
            problem={problem}
            place={
              <button type="button" className={shared.quiet} onClick={() => show(problem)}>
                Line {problem.start.line}
              </button>
            }
            fix={() => void correct(problem)}
          />
        ))}
        {others.map((problem) => (
          <Problem
            key={keyOf(problem)}
            problem={problem}
            place={<OtherPlace problem={problem} title={titleOf(problem.file)} />}
            fix={EDITABLE.test(problem.file) ? () => void correct(problem) : undefined}
          />
        ))}
      </List>
      {diagnostics.length > 0 && !isInSight && (
        <button type="button" className={styles.count} onClick={() => heading.current?.focus()}>
          {counted(diagnostics.length)}
        </button>
      )}
    </section>
  );
}
