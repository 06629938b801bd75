import Link from '@docusaurus/Link';
import {type ReactNode, useEffect, useRef, useState} from 'react';
import type {Diagnostic} from '../../../content';
import {applyEdits} from '../../../content/source';
import {whenAnswered} from '../../engine/client';
import {EDITABLE} from '../../site';
import {editorUrl, useEditor} from '../shared/context';
import {useOthers} from '../shared/useOtherFiles';
import styles from '../styles.module.css';

interface Props {
  file: string;
  own: Diagnostic[];
  others: Diagnostic[];
  /** Whether the text has been checked at all. */
  ready: boolean;
  trouble?: string;
  show: (problem: Diagnostic) => void;
  fix: (problem: Diagnostic) => void;
  /** Checks anew after another file has changed. */
  checkAgain: () => void;
}

const keyOf = ({rule, file, line, column, message}: Diagnostic) => `${file} ${line} ${column} ${rule} ${message}`;

const counted = (count: number) => (count === 1 ? '1 problem' : `${count} problems`);

function summary({own, others, ready, trouble}: Props): string {
  if (trouble) return 'This text could not be checked. Undo your last change, or make the text shorter.';
  if (!ready) return 'Checking …';
  const elsewhere = others.length === 0 ? '' : ` ${counted(others.length)} in other files.`;
  return own.length === 0
    ? `No problems in this file.${elsewhere}`
    : `${counted(own.length)} in this file.${elsewhere}`;
}

/** What files are called, once that is needed. */
function useTitles(isNeeded: boolean): (file: string) => string {
  const {engine} = useEditor();
  const [titles, setTitles] = useState(new Map<string, string>());
  useEffect(() => {
    if (!isNeeded) return;
    whenAnswered(engine.run('overview'), (files) => setTitles(new Map(files.map(({file, title}) => [file, title]))));
  }, [engine, isNeeded]);
  return (file) => titles.get(file) ?? file;
}

function Problem({problem, where, fix}: {problem: Diagnostic; where: ReactNode; fix?: () => void}): ReactNode {
  const {message, suggestion, edits, fixable} = problem;
  return (
    <li>
      {where}
      <p>{message}</p>
      {suggestion && (
        <>
          <p className={styles.hint}>Write instead:</p>
          <pre>{suggestion.text}</pre>
        </>
      )}
      {edits && fix && (
        <button type="button" onClick={fix}>
          {fixable ? 'Fix it' : 'Write this'}
        </button>
      )}
    </li>
  );
}

/** Where a problem of another file stands, with the file in words. */
function Elsewhere({problem: {file, line}, title}: {problem: Diagnostic; title: string}): ReactNode {
  const {home} = useEditor();
  if (file.startsWith('pictures/')) return <Link to={home}>{file}</Link>;
  const place = `${title}, line ${line}`;
  return (
    <>
      {EDITABLE.test(file) ? <Link to={editorUrl(home, file, line)}>{place}</Link> : place}
      {title !== file && <span className={styles.path}>{file}</span>}
    </>
  );
}

/** What is wrong, in the sentences of `npm run check`. While the list is out of sight, a count leads to it. */
export default function Problems(props: Props): ReactNode {
  const {file, own, others, show, fix, checkAgain} = props;
  const {engine, home} = useEditor();
  const {textOf, write} = useOthers();
  const [corrected, setCorrected] = useState<string>();
  const titleOf = useTitles(others.length > 0 || corrected !== undefined);
  const [inSight, setInSight] = useState(true);
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const count = own.length + others.length;

  useEffect(() => {
    const observer = new IntersectionObserver(([{isIntersecting}]) => setInSight(isIntersecting));
    if (panel.current) observer.observe(panel.current);
    return () => observer.disconnect();
  }, []);

  /** Corrects another file in its draft, as it stands now: another tab may have changed it. */
  const fixElsewhere = async (problem: Diagnostic) => {
    const text = textOf(problem.file);
    engine.put(problem.file, text);
    const {diagnostics} = await engine.run('check', file);
    const edits = diagnostics.find((one) => keyOf(one) === keyOf(problem))?.edits;
    if (edits) {
      write(problem.file, applyEdits(text, edits));
      setCorrected(problem.file);
      // The button that had the focus is gone.
      heading.current?.focus();
    }
    checkAgain();
  };

  return (
    <section ref={panel} className={styles.panel} aria-labelledby="problems">
      <h2 id="problems" ref={heading} tabIndex={-1}>
        Problems
      </h2>
      <p role="status" aria-live="polite">
        {summary(props)}
      </p>
      <p role="status" className={styles.told}>
        {corrected && (
          <>
            <Link to={editorUrl(home, corrected)}>{titleOf(corrected)}</Link> is corrected, too, and is now among your
            drafts.
          </>
        )}
      </p>
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without marks is none to Safari unless it says so. */}
      <ul role="list" aria-labelledby="problems" className={styles.problems}>
        {own.map((problem) => (
          <Problem
            key={keyOf(problem)}
            problem={problem}
            where={
              <button type="button" className={styles.quiet} onClick={() => show(problem)}>
                Line {problem.line}
              </button>
            }
            fix={() => fix(problem)}
          />
        ))}
        {others.map((problem) => (
          <Problem
            key={keyOf(problem)}
            problem={problem}
            where={<Elsewhere problem={problem} title={titleOf(problem.file)} />}
            fix={EDITABLE.test(problem.file) ? () => void fixElsewhere(problem) : undefined}
          />
        ))}
      </ul>
      {count > 0 && !inSight && (
        <button type="button" className={styles.count} onClick={() => heading.current?.focus()}>
          {counted(count)}
        </button>
      )}
    </section>
  );
}
