/** The bar below everything: what is changed and not sent, and how far what was sent has come. */
import {type ReactNode, useEffect, useRef, useState} from 'react';
import {normalize} from '../../content';
import type {Problem} from '../engine/results';
import {applyEdits, type Edit} from '../text/edits';
import type {Side} from '../workspace/merge';
import type {Followed} from '../workspace/publishing';
import {type Change, mergeChange} from '../workspace/workspace';
import {useEditor, usePublishing, useWorkspace} from './context';
import look from './look.module.css';
import SignIn, {openDialog} from './SignIn';
import styles from './shell.module.css';

/** How long a pause in typing is before it is looked whether something can be corrected, in milliseconds. */
const PAUSE = 1000;

const time = (date: Date): string => {
  const isToday = date.toDateString() === new Date().toDateString();
  const clock = date.toLocaleTimeString('en-GB', {hour: '2-digit', minute: '2-digit'});
  return isToday ? clock : `${date.toLocaleDateString('en-GB', {day: 'numeric', month: 'long'})}, ${clock}`;
};

/** What is said of a proposal. */
export function wordsFor({phase, liveSince}: Followed, waits: boolean): string {
  if (phase === 'checking') return waits ? 'Published as soon as the check is green' : 'Being checked…';
  if (phase === 'green') return 'The check is green';
  if (phase === 'red') return 'The check found a problem';
  if (phase === 'conflict') return 'Somebody has published other changes to the same lines';
  if (phase === 'publishing') return 'Publishing…';
  if (phase === 'failed') return 'The site couldn’t be built from it, and is as it was';
  if (phase === 'closed') return 'Closed without being published';
  return liveSince ? `Live since ${time(liveSince)}` : 'Published';
}

/** The files that can't be sent as they are, and those that have one right correction. */
interface Review {
  fatal?: Problem;
  edits: Record<string, Edit[]>;
  count: number;
}

/** Edits that touch what an earlier one touches are left for the next time. */
function withoutOverlaps(problems: Problem[]): Review['edits'] {
  const edits: Review['edits'] = {};
  for (const {file, fix} of problems) {
    const before = edits[file] ?? [];
    const isFree = fix?.edits.every((one) => before.every((other) => one.end <= other.start || other.end <= one.start));
    if (fix && isFree) edits[file] = [...before, ...fix.edits];
  }
  return edits;
}

/** Looks at what is wrong in the changed files. */
function useReview(): () => Promise<Review> {
  const {engine, workspace} = useEditor();
  return async () => {
    const changed = workspace.changes.map(({file}) => file);
    const [file] = changed.filter((one) => workspace.read(one) !== undefined);
    const {problems} = file ? await engine.run('check', file) : {problems: []};
    const own = problems.filter((one) => changed.includes(one.file));
    const sure = own.filter(({fix}) => fix?.isSure);
    return {fatal: own.find(({isFatal}) => isFatal), edits: withoutOverlaps(sure), count: sure.length};
  };
}

interface ConflictsProps {
  change: Change;
  choose: (sides: Side[]) => void;
}

/** One file that somebody else has changed in the same lines: whose shall stand? */
function Conflicts({change, choose}: ConflictsProps): ReactNode {
  const {site, announce} = useEditor();
  const [sides, setSides] = useState<Side[]>([]);
  const {file, content, theirs = null} = change;
  const title = site.titles[file] ?? file;
  const isNew = change.base === null;
  const conflicts = mergeChange(change, theirs)?.conflicts.map(({mine, theirs: others}) => ({
    mine: mine.join('\n'),
    theirs: others.join('\n'),
  })) ?? [{mine: content === null ? '' : 'Yours', theirs: theirs === null ? '' : 'What is published'}];
  const {mine, theirs: others} = conflicts[sides.length] ?? conflicts[0];
  const pick = (side: Side) => {
    const all = [...sides, side];
    if (all.length < conflicts.length) return setSides(all);
    announce('Chosen.');
    choose(all);
  };
  return (
    <section className={look.notice} aria-label={`Two versions of ${title}`}>
      <p role="alert">
        {isNew
          ? `Somebody has published “${title}” under the same name. Nothing is overwritten: which shall stand?`
          : `Somebody else has changed the same lines of “${title}”. Which shall stand?`}
      </p>
      <div className={styles.sides}>
        <div>
          <pre>{mine || '(deleted)'}</pre>
          <button type="button" onClick={() => pick('mine')}>
            Mine
          </button>
        </div>
        <div>
          <pre>{others || '(deleted)'}</pre>
          <button type="button" onClick={() => pick('theirs')}>
            Theirs
          </button>
        </div>
      </div>
    </section>
  );
}

/** What can be done with a proposal. */
function Steps({followed}: {followed: Followed}): ReactNode {
  const {isSignedIn, waits, busy, publishing} = usePublishing();
  const {address} = useEditor();
  const {phase, number, report} = followed;
  const isBusy = Boolean(busy);
  if (phase === 'red') return <a href={`${address('')}?proposal=${number}`}>Show it</a>;
  if (phase === 'failed' && report) return <a href={report}>Show it</a>;
  if (!isSignedIn) return null;
  if (phase === 'green' || phase === 'checking') {
    return (
      <button
        type="button"
        className={look.main}
        disabled={isBusy}
        aria-pressed={phase === 'checking' ? waits : undefined}
        onClick={() => void publishing.publish()}
      >
        {phase === 'green' ? 'Publish' : 'Publish when the check is green'}
      </button>
    );
  }
  if (phase === 'conflict') {
    return (
      <button type="button" className={look.main} disabled={isBusy} onClick={() => void publishing.join()}>
        Bring both together
      </button>
    );
  }
  if (phase !== 'live') return null;
  return (
    <button type="button" disabled={isBusy} onClick={() => void publishing.undo(followed)}>
      Undo
    </button>
  );
}

/** `file` is the one that is open. */
export default function Bar({file}: {file?: string}): ReactNode {
  const {site, engine, address, announce} = useEditor();
  const workspace = useWorkspace();
  const {publishing, isSignedIn, login, busy, failure, followed, waits, settling} = usePublishing();
  const {changes, canUndo, canRedo, kept, version} = workspace;
  const review = useReview();
  const [count, setCount] = useState(0);
  const [problem, setProblem] = useState<string>();
  const dialog = useRef<HTMLDialogElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const waiting = [...changes, ...settling].filter(({theirs}) => theirs !== undefined);
  const isOpen = followed?.state === 'open';

  // biome-ignore lint/correctness/useExhaustiveDependencies: after every change.
  useEffect(() => {
    setProblem(undefined);
    if (changes.length === 0) return setCount(0);
    let isCurrent = true;
    const timer = setTimeout(() => {
      void review().then(
        (found) => isCurrent && setCount(found.count),
        () => undefined, // A text that takes too long to check is told where it stands.
      );
    }, PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [version]);

  useEffect(() => {
    if (kept === 'kept' || changes.length === 0) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [kept, changes.length]);

  const news =
    busy ??
    (changes.length > 0
      ? `${changes.length} ${changes.length === 1 ? 'change' : 'changes'}`
      : followed
        ? wordsFor(followed, waits)
        : isSignedIn && login
          ? `Signed in as ${login}. You can propose changes.`
          : 'No changes');
  const phase = followed && wordsFor(followed, waits);
  const last = useRef({phase, login});
  useEffect(() => {
    if (login && login !== last.current.login) announce(`Signed in as ${login}. You can propose changes.`);
    else if (phase && phase !== last.current.phase) announce(`#${followed.number}: ${phase}`);
    last.current = {phase, login};
  }, [phase, login, followed?.number, announce]);

  const nameOf = async (changed: string): Promise<string> =>
    site.titles[changed] ??
    (workspace.read(changed) === undefined ? changed : (await engine.run('check', changed)).title);
  const send = async (isAddition: boolean) => {
    const found = await review();
    if (found.fatal) {
      setProblem(`“${await nameOf(found.fatal.file)}” can’t be built like this: ${found.fatal.message}`);
      return;
    }
    const corrected = Object.entries(found.edits).map(([name, edits]) => {
      return [name, applyEdits(normalize(workspace.read(name) ?? ''), edits)];
    });
    if (corrected.length > 0) workspace.apply({label: 'Correct', files: Object.fromEntries(corrected)});
    if (site.canSave) return publishing.save();
    if (!isSignedIn) return openDialog(dialog.current);
    const files = workspace.changes.map((change) => change.file).filter((name) => !name.startsWith('pictures/'));
    const names = await Promise.all(files.slice(0, 2).map(nameOf));
    const more = files.length > 2 ? ` and ${files.length - 2} more` : '';
    await publishing.propose(`Change ${names.join(' and ')}${more}`, {addTo: isAddition ? followed : undefined});
    // The button that had the focus may be gone.
    status.current?.focus({preventScroll: true});
  };
  const correct = count > 0 ? `Correct ${count} and ` : '';
  const verb = site.canSave ? 'save' : 'propose';
  const label = correct ? correct + verb : verb[0].toUpperCase() + verb.slice(1);

  return (
    <section aria-label="Your changes" className={styles.bar}>
      {(failure || problem) && (
        <p role="alert" className={look.notice}>
          {problem ?? failure} {changes.length > 0 && 'Your changes are kept.'}
        </p>
      )}
      {kept !== 'kept' && changes.length > 0 && (
        <p role="alert" className={look.notice}>
          {kept === 'full' ? 'This browser’s storage is full' : 'This browser keeps nothing'}, so your changes are only
          in this tab. {site.canSave ? 'Save' : 'Propose'} them before you close it.
        </p>
      )}
      {waiting.slice(0, 1).map((change) => (
        <Conflicts
          key={change.file}
          change={change}
          choose={(sides) => {
            publishing.choose(change.file, sides);
            if (settling.length > 0 && waiting.length === 1) void publishing.join();
          }}
        />
      ))}
      <div className={styles.row}>
        <p ref={status} tabIndex={-1} className={styles.news}>
          {followed && changes.length === 0 && !busy && (
            <>
              {isOpen && 'Proposed: '}
              <a href={`${address('')}?proposal=${followed.number}`}>#{followed.number}</a>{' '}
            </>
          )}
          {news}
        </p>
        {(canUndo || canRedo) && (
          <>
            <button
              type="button"
              disabled={!canUndo}
              onClick={() => announce(`Undone: ${workspace.undo()?.label ?? 'nothing'}.`)}
            >
              Undo
            </button>
            <button
              type="button"
              disabled={!canRedo}
              onClick={() => announce(`Done again: ${workspace.redo()?.label ?? 'nothing'}.`)}
            >
              Redo
            </button>
          </>
        )}
        {file && !site.canSave && (
          <a className={styles.link} href={`${address('')}?history=${file}`}>
            History
          </a>
        )}
        {changes.length > 0 ? (
          <>
            {isOpen && isSignedIn && followed.isOwn && (
              <button type="button" disabled={Boolean(busy)} onClick={() => void send(true)}>
                Add to #{followed.number}
              </button>
            )}
            <button
              type="button"
              className={look.main}
              disabled={Boolean(busy) || waiting.length > 0}
              // The field that somebody writes in keeps the focus: they go on there.
              onMouseDown={(event) => site.canSave && event.preventDefault()}
              onClick={() => void send(false)}
            >
              {label}
            </button>
          </>
        ) : (
          followed && !canUndo && !canRedo && <Steps followed={followed} />
        )}
        {!site.canSave && site.repository && !isSignedIn && changes.length === 0 && (
          <button type="button" onClick={() => openDialog(dialog.current)}>
            Sign in
          </button>
        )}
      </div>
      {!site.canSave && <SignIn handle={dialog} />}
    </section>
  );
}
