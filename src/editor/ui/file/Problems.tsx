/** What is wrong with a file and what to write instead, and its open questions. */

import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {MouseEvent, ReactNode} from 'react';
import type {OpenQuestion} from '../../../content/openQuestions';
import {isEditable} from '../../../content/pageFiles';
import type {ShownProblem} from '../../engine/answers';
import type {Span} from '../../text/edits';
import {fileTitle, useEditor} from '../context';
import Button from '../shared/Button';
import {countedOrNo} from '../shared/countedOrNo';
import look from '../shared/look.module.css';
import ProblemItem, {focusAbove} from '../shared/ProblemItem';
import type {Check} from '../shared/useCheck';
import {useChange} from '../shared/useEngine';

/** A line of a file, or a place in it. */
export type ProblemPlace = {line: number} & Partial<Span>;

/** Whether two places touch. */
const touches = (one: Span, other: Span) => one.start <= other.end && one.end >= other.start;

interface PointsProps {
  title: string;
  rows: ReactNode[];
  /** Given to a list that describes a field. It has no label then, which would be all that is read of it. */
  id?: string;
  /** Whether there is nothing to see but what is beside the title. */
  isShort?: boolean;
  children?: ReactNode;
}

/** A list under its heading, with what is beside the heading. */
function Points({title, rows, id, isShort, children}: PointsProps): ReactNode {
  return (
    <section aria-label={title} className={look.stack}>
      <header className={clsx(look.row, isShort && look.short)}>
        <h2 tabIndex={-1} className={isShort ? 'screen-reader-text' : undefined}>
          {title}
        </h2>
        {children}
      </header>
      <ul id={id} aria-label={id ? undefined : title} role="list" className={look.list}>
        {rows}
      </ul>
    </section>
  );
}

interface Props {
  file: string;
  check: Check;
  /** The part that is open, if only its own are shown; `showAll` shows all others then. */
  here?: Span;
  showAll?: () => void;
  show: (place: ProblemPlace) => void;
}

const ShowIt = ({place, show}: Pick<Props, 'show'> & {place: ProblemPlace}): ReactNode => (
  <Button className={look.quiet} onClick={() => show(place)}>
    Show it
  </Button>
);

/** The notes of a file and the empty fields of a record, or the notes about the open part and what is around it. */
function OpenQuestions({check, here, show}: Pick<Props, 'check' | 'here' | 'show'>): ReactNode {
  const {engine, announce} = useEditor();
  const change = useChange();
  const deleteNote = async (event: MouseEvent, note: OpenQuestion, label: string) => {
    focusAbove(event);
    const ask = async () => ({files: {[note.file]: await engine.run('deleteNote', note)}});
    if (await change({label, ask})) announce('The note is deleted. Undo brings it back.');
  };
  const questions = check.checked?.questions ?? [];
  const shown = here
    ? questions.filter(({block}) => block && block.start <= here.start && here.start < block.end)
    : questions;
  if (shown.length === 0) return null;
  const rows = shown.map((question) => {
    const {kind, about, text, line, edit} = question;
    const label = kind === 'Missing' ? 'Delete this note' : 'This is right';
    return (
      <li key={`${line} ${kind} ${text}`}>
        {about && <strong>{about}</strong>}
        <p>
          {kind}: {text}
        </p>
        {edit && (
          <Button aria-label={`${label}: ${about || text}`} onClick={(event) => deleteNote(event, question, label)}>
            {label}
          </Button>
        )}
        {!here && <ShowIt place={{line}} show={show} />}
      </li>
    );
  });
  return <Points title="Open questions" rows={rows} />;
}

/** All problems of a file and of what it belongs to, and its open questions; or those of the open part. */
export default function Problems({file, check, here, show, showAll}: Props): ReactNode {
  const {checked, failed, ownProblems, otherProblems} = check;
  const {site, address} = useEditor();
  const all = [...ownProblems, ...otherProblems];
  const shown = here ? ownProblems.filter((problem) => touches(problem, here)) : all;
  const hiddenCount = all.length - shown.length;
  const countHere = here ? shown.length : ownProblems.length;

  const wayTo = (problem: ShownProblem): ReactNode => {
    if (problem.file === file) {
      const isInSight = here && touches(problem, here);
      return isInSight ? null : <ShowIt place={problem} show={show} />;
    }
    if (!isEditable(problem.file)) return problem.file;
    return (
      <Link to={address({kind: 'file', file: problem.file, line: problem.line})} className={look.words}>
        {fileTitle(site, problem.file)}
      </Link>
    );
  };
  const rows = shown.map((problem) => (
    <ProblemItem key={problem.key} problem={problem}>
      {wayTo(problem)}
    </ProblemItem>
  ));
  return (
    <>
      <Points title="Problems" rows={rows} id="part-problems" isShort={here && rows.length === 0}>
        <p role="status" className={look.hint}>
          {failed ?? (checked ? `${countedOrNo(countHere, 'problem')} here.` : 'Checking…')}
          {!here && otherProblems.length > 0 && ` ${countedOrNo(otherProblems.length, 'problem')} elsewhere.`}
        </p>
        {here && hiddenCount > 0 && (
          <Button className={look.quiet} onClick={showAll}>
            {hiddenCount} elsewhere
          </Button>
        )}
      </Points>
      <OpenQuestions check={check} here={here} show={show} />
    </>
  );
}
