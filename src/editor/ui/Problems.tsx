/** What is wrong with a file and what to write instead, and what somebody still has to confirm. */
import Link from '@docusaurus/Link';
import type {MouseEvent, ReactNode} from 'react';
import type {OpenItem} from '../../content';
import {normalize} from '../../content/checker/source';
import {isEditable} from '../../content/site/pageFiles';
import type {Pending} from '../engine/engine';
import type {Problem} from '../engine/results';
import {applyEdits, type Selection} from '../text/edits';
import {Button, nameOf, useEditor} from './context';
import look from './look.module.css';
import {type Check, useAnswer, useChange} from './useEngine';

/** "No problems", "1 problem", "2 problems". */
export const counted = (count: number): string => `${count || 'No'} problem${count === 1 ? '' : 's'}`;

/** Moves the focus to the heading above a button, which may go with its entry. */
const focusAbove = ({currentTarget}: MouseEvent) =>
  currentTarget.closest('section')?.querySelector('h2')?.focus({preventScroll: true});

/** How many corrections *Propose* makes before it sends, and what still says otherwise, each place in a sentence. */
export function usePending(): Pending {
  const {engine, workspace} = useEditor();
  const ask = () => {
    const texts = workspace.changes.filter(({content}) => typeof content === 'string').map(({file}) => file);
    return engine.run('pending', texts, workspace.left);
  };
  // Waits longer after typing than the check of the open file does.
  return useAnswer(ask, [], 1000) ?? {count: 0, following: [], errors: []};
}

interface ItemProps {
  problem: Problem;
  /** Whether it is shown at the field of the fact with which another place disagrees. */
  isElsewhere?: boolean;
  /** The link to its place. */
  children?: ReactNode;
}

/** One problem: an error or a warning, and the button that corrects it. */
export function ProblemItem({problem, isElsewhere, children}: ItemProps): ReactNode {
  const {engine, workspace, announce} = useEditor();
  const change = useChange();
  const {key, file, severity, fix} = problem;
  const message = (isElsewhere && problem.still) || problem.message;
  const isError = severity === 'error';
  // Asked for after the check, which somebody waits for.
  const offered = useAnswer(async () => fix && engine.run('improves', problem), [fix], 300) ? fix : undefined;

  const correct = async (event: MouseEvent) => {
    focusAbove(event);
    const ask = async () => {
      const {fix: now} = (await engine.run('problems')).find((one) => one.key === key) ?? {};
      return now && {files: {[file]: applyEdits(normalize(workspace.read(file) ?? ''), now.edits)}};
    };
    announce((await change({label: 'Correct', ask})) ? 'Corrected.' : 'This problem is gone already.');
  };
  return (
    <li className={look.notice}>
      <p>
        <b className={isError ? look.error : undefined}>{isError ? 'Problem' : 'Please check'}</b>: {message}
      </p>
      {offered?.words && (
        <p>
          <del>{offered.words.before}</del> → <ins>{offered.words.after || 'nothing'}</ins>
        </p>
      )}
      {offered && <Button onClick={correct}>{offered.isSure ? 'Fix it' : 'Write this'}</Button>}
      {children}
    </li>
  );
}

/** `id`: of the list, if it describes a field. It has no label then: that would be all that is read of it. */
function Points(props: {
  title: string;
  rows: ReactNode[];
  id?: string;
  isShort?: boolean;
  children?: ReactNode;
}): ReactNode {
  const {title, rows, id, isShort, children} = props;
  return (
    <section aria-label={title}>
      <header className={isShort ? look.short : undefined}>
        <h2 tabIndex={-1} className={isShort ? look.unseen : undefined}>
          {title}
        </h2>
        {children}
      </header>
      <ul id={id} aria-label={id ? undefined : title} role="list">
        {rows}
      </ul>
    </section>
  );
}

interface Props {
  file: string;
  check: Check;
  /** The part that is open, if only its own are shown; `showAll` shows all others then. */
  here?: Selection;
  showAll?: () => void;
  /** Shows a line of the file, or a place in it. */
  show: (at: {line: number} & Partial<Selection>) => void;
}

/**
 * All problems of a file and of what it belongs to, and what is to be confirmed; or those of the open part, with the
 * places elsewhere that disagree with it.
 */
export default function Problems({file, check, here, show, showAll}: Props): ReactNode {
  const {checked, failed, ownProblems, otherProblems} = check;
  const {site, engine, address, announce} = useEditor();
  const change = useChange();
  const isHere = ({start, end}: Selection) => here !== undefined && start <= here.end && end >= here.start;
  const isFrom = ({because}: Problem) => because?.file === file && isHere(because);
  const toPlace = (at: Parameters<typeof show>[0]) => (
    <Button className={look.quiet} onClick={() => show(at)}>
      Show it
    </Button>
  );
  const toFile = ({file: other, line}: Problem) =>
    isEditable(other) ? <Link to={address(other, {line})}>{nameOf(site, other)}</Link> : other;
  const confirm = async (event: MouseEvent, {line, what}: OpenItem) => {
    focusAbove(event);
    const ask = async () => ({files: {[file]: await engine.run('confirm', file, line)}});
    if (await change({label: 'This is right', ask})) announce(`“${what}” is confirmed.`);
  };

  const all = [...ownProblems, ...otherProblems];
  const shown = here
    ? [...ownProblems.filter(isHere), ...all.filter((one) => isFrom(one) && !(one.file === file && isHere(one)))]
    : all;
  const left = all.length - shown.length;
  const countHere = `${counted(here ? shown.length : ownProblems.length)} here.`;
  const rows = shown.map((problem) => (
    <ProblemItem key={problem.key} problem={problem}>
      {problem.file === file ? !isHere(problem) && toPlace(problem) : toFile(problem)}
    </ProblemItem>
  ));
  // Beside an open part, what somebody can confirm of it.
  const isAsked = ({place}: NonNullable<typeof checked>['open'][number]) =>
    !here || (place && place.start <= here.start && here.start < place.end);
  const toConfirm = checked?.open.filter(isAsked).map((item) => (
    <li key={`${item.line} ${item.what}`}>
      <strong>{item.what}</strong>
      <p>{item.reason}</p>
      {item.isMark && (
        <Button aria-label={`This is right: ${item.what}`} onClick={(event) => confirm(event, item)}>
          This is right
        </Button>
      )}
      {!here && toPlace({line: item.line})}
    </li>
  ));
  return (
    <>
      <Points title="Problems" rows={rows} id="part-problems" isShort={here && rows.length === 0}>
        <p role="status" className={look.hint}>
          {failed ?? (checked ? countHere : 'Checking …')}
          {!here && otherProblems.length > 0 && ` ${counted(otherProblems.length)} elsewhere.`}
        </p>
        {here && left > 0 && (
          <Button className={look.quiet} onClick={showAll}>
            {left} elsewhere
          </Button>
        )}
      </Points>
      {toConfirm?.length ? <Points title="To confirm" rows={toConfirm} /> : null}
    </>
  );
}
