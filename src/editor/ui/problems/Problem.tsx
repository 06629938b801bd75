import type {ReactNode} from 'react';
import type {Diagnostic} from '../../../content';
import shared from '../shared/styles.module.css';

/** Tells problems apart. */
export const keyOf = ({rule, file, start, message}: Diagnostic): string =>
  `${file} ${start.line} ${start.column} ${rule} ${message}`;

interface Props {
  problem: Diagnostic;
  /** Leads to its place. */
  place: ReactNode;
  /** Corrects it, where that can be done here. */
  fix?: () => void;
}

/** One problem, with what to write instead. */
export default function Problem({problem, place, fix}: Props): ReactNode {
  const {severity, message, suggestion, edits, fix: kind} = problem;
  return (
    <li>
      {place}
      {severity === 'warning' && <p className={shared.hint}>Warning: this stops nothing.</p>}
      <p>{message}</p>
      {suggestion && (
        <>
          <p className={shared.hint}>Write instead:</p>
          <pre>{suggestion.text}</pre>
        </>
      )}
      {edits && fix && (
        <button type="button" onClick={fix}>
          {kind === 'safe' ? 'Fix it' : 'Write this'}
        </button>
      )}
    </li>
  );
}
