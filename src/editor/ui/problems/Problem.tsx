import type {ReactNode} from 'react';
import type {Diagnostic} from '../../../content';
import shared from '../shared/styles.module.css';

/** Tells problems apart. */
export const keyOf = ({rule, file, line, column, message}: Diagnostic): string =>
  `${file} ${line} ${column} ${rule} ${message}`;

interface Props {
  problem: Diagnostic;
  /** Leads to its place. */
  place: ReactNode;
  /** Corrects it, where that can be done here. */
  fix?: () => void;
}

/** One problem, with what to write instead. */
export default function Problem({problem, place, fix}: Props): ReactNode {
  const {message, suggestion, edits, fixable} = problem;
  return (
    <li>
      {place}
      <p>{message}</p>
      {suggestion && (
        <>
          <p className={shared.hint}>Write instead:</p>
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
