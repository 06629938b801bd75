/** A file in which somebody else changed the same lines: asks whose version to keep. */
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {type Change, conflictsOf, type Side} from '../../workspace/merge';
import {fileTitle, useEditor} from '../context';
import Button from '../shared/Button';
import look from '../shared/look.module.css';

const SIDES: {side: Side; heading: string; choice: string}[] = [
  {side: 'mine', heading: 'You wrote:', choice: 'Keep mine'},
  {side: 'theirs', heading: 'The other version:', choice: 'Keep theirs'},
];

/** What one side has: its lines, if these are known, or else a word for the file as a whole. */
function wordsOf(change: Change, side: Side): string {
  const conflicts = conflictsOf(change);
  if (conflicts) return conflicts.map((lines) => lines[side].join('\n')).join('\n\n') || '(deleted)';
  const content = side === 'mine' ? change.content : change.theirs;
  if (!content) return '(deleted)';
  return side === 'mine' ? 'Yours' : 'The other one';
}

export default function Conflict({change}: {change: Change}): ReactNode {
  const {site, workspace} = useEditor();
  const {file, base} = change;
  const title = fileTitle(site, file);
  return (
    <section className={clsx(look.stack, look.notice)} aria-label={`Two versions of ${title}`}>
      <p role="alert">
        {base === null
          ? `Somebody else has made “${title}” under the same name. Nothing is overwritten. Which one should stay?`
          : `Somebody else has changed the same lines of “${title}”. Which version should stay?`}
      </p>
      <div className={look.columns}>
        {SIDES.map(({side, heading, choice}) => (
          <div key={side} className={look.stack}>
            <p className={look.hint}>{heading}</p>
            <pre className={clsx(look.quotation, look.framed)}>{wordsOf(change, side)}</pre>
            <Button onClick={() => workspace.choose(file, side)}>{choice}</Button>
          </div>
        ))}
      </div>
    </section>
  );
}
