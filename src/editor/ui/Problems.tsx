import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {Diagnostic} from '../../content';
import {EDITABLE} from '../site';
import {editorUrl, useEditor} from './context';
import styles from './styles.module.css';

interface Props {
  own: Diagnostic[];
  others: Diagnostic[];
  /** Whether the text has been checked at all. */
  ready: boolean;
  trouble?: string;
  show: (problem: Diagnostic) => void;
  fix: (problem: Diagnostic) => void;
}

const keyOf = ({rule, file, line, column, message}: Diagnostic) => `${file} ${line} ${column} ${rule} ${message}`;

function summary({own, others, ready, trouble}: Props): string {
  if (trouble) return 'This text could not be checked. Undo your last change, or make the text shorter.';
  if (!ready) return 'Checking …';
  const count = own.length === 1 ? '1 problem' : `${own.length} problems`;
  const elsewhere =
    others.length === 0 ? '' : ` ${others.length === 1 ? '1 problem' : `${others.length} problems`} in other files.`;
  return own.length === 0 ? `No problems in this file.${elsewhere}` : `${count} in this file.${elsewhere}`;
}

/** What is wrong, in the sentences of `npm run check`. */
export default function Problems(props: Props): ReactNode {
  const {own, others, show, fix} = props;
  const {home} = useEditor();
  return (
    <section className={styles.panel} aria-labelledby="problems">
      <h2 id="problems">Problems</h2>
      <p role="status" aria-live="polite">
        {summary(props)}
      </p>
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without marks is none to Safari unless it says so. */}
      <ul role="list" aria-labelledby="problems" className={styles.problems}>
        {own.map((problem) => (
          <li key={keyOf(problem)}>
            <button type="button" className={styles.quiet} onClick={() => show(problem)}>
              Line {problem.line}
            </button>
            <p>{problem.message}</p>
            {problem.suggestion && (
              <>
                <p className={styles.hint}>Write instead:</p>
                <pre>{problem.suggestion.text}</pre>
              </>
            )}
            {problem.fixable && problem.edits && (
              <button type="button" onClick={() => fix(problem)}>
                Fix it
              </button>
            )}
          </li>
        ))}
        {others.map((problem) => (
          <li key={keyOf(problem)}>
            {EDITABLE.test(problem.file) ? (
              <Link to={editorUrl(home, problem.file, problem.line)}>
                {problem.file}, line {problem.line}
              </Link>
            ) : problem.file.startsWith('pictures/') ? (
              <Link to={home}>{problem.file}</Link>
            ) : (
              `${problem.file}, line ${problem.line}`
            )}
            <p>{problem.message}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
