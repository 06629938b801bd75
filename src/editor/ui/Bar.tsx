/** The bar at the bottom: unsent changes, and the progress of what was sent. */
import Link from '@docusaurus/Link';
import {type ComponentProps, type ReactNode, useEffect, useRef, useState} from 'react';
import type {Followed, Phase} from '../workspace/publishing';
import {type Change, conflictsOf, type Side} from '../workspace/workspace';
import {Button, nameOf, useEditor, usePublishing, useWorkspace} from './context';
import look from './look.module.css';
import {usePending} from './Problems';
import SignIn from './SignIn';
import {useChange} from './useEngine';

const WORDS: Record<Phase, string> = {
  checking: 'Being checked…',
  green: 'The check is green',
  red: 'The check found a problem',
  conflict: 'Somebody has published other changes to the same lines',
  publishing: 'Publishing…',
  failed: 'The site couldn’t be built from it, and is as it was',
  live: 'Live since',
  closed: 'Closed without being published',
};

/** What is said of a proposal. `waits`: it is published as soon as its check is green. */
export function wordsFor({phase, liveSince}: Followed, waits: boolean): string {
  if (waits && phase === 'checking') return 'Published as soon as the check is green';
  if (!liveSince) return WORDS[phase];
  const isToday = liveSince.toDateString() === new Date().toDateString();
  const format = {timeStyle: 'short', dateStyle: isToday ? undefined : 'long'} as const;
  return `${WORDS.live} ${liveSince.toLocaleString('en-GB', format)}`;
}

/** A file in which somebody else changed the same lines: asks whose version to keep. */
function Conflict({change}: {change: Change}): ReactNode {
  const {site, workspace} = useEditor();
  const {file, content, theirs, base} = change;
  const title = nameOf(site, file);
  const conflicts = conflictsOf(change);
  const whole = {mine: content && 'Yours', theirs: theirs && 'What is published'};
  const wordsOf = (side: Side) => conflicts?.map((one) => one[side].join('\n')).join('\n\n') ?? whole[side];
  return (
    <section className={look.notice} aria-label={`Two versions of ${title}`}>
      <p role="alert">
        {base === null
          ? `Somebody has published “${title}” under the same name. Nothing is overwritten: which shall stand?`
          : `Somebody else has changed the same lines of “${title}”. Which shall stand?`}
      </p>
      <div className={look.columns}>
        {(['mine', 'theirs'] as const).map((side) => (
          <div key={side}>
            <pre>{wordsOf(side) || '(deleted)'}</pre>
            <Button onClick={() => workspace.choose(file, side)}>{side === 'mine' ? 'Mine' : 'Theirs'}</Button>
          </div>
        ))}
      </div>
    </section>
  );
}

export default function Bar(): ReactNode {
  const {site, engine, address, open, announce} = useEditor();
  const workspace = useWorkspace();
  const {publishing, isSignedIn, login, busy, failure, followed, waits, own} = usePublishing();
  const {changes, done, undone, isKept, version} = workspace;
  const change = useChange();
  const [fatal, setFatal] = useState<{words: string; version: number}>();
  const dialog = useRef<HTMLDialogElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const isActing = useRef(false);
  const {count, words: following} = usePending();
  const waiting = changes.find(({theirs}) => theirs !== undefined);
  const hasChanges = changes.length > 0;
  const hasSteps = done.length + undone.length > 0;
  const problem = fatal?.version === version ? fatal.words : failure;

  const go = (from: 'done' | 'undone') => {
    if (workspace[from].length > 0) announce(`${from === 'done' ? 'Undone' : 'Done again'}: ${workspace.go(from)}.`);
  };
  useEffect(() => {
    const press = ({key, ctrlKey, metaKey, shiftKey, target}: KeyboardEvent) => {
      // A field undoes what was typed in it.
      const isField = target instanceof Element && target.matches('input, textarea, select');
      if (isField || !(ctrlKey || metaKey) || !/^[zy]$/i.test(key)) return;
      go(shiftKey || /y/i.test(key) ? 'undone' : 'done');
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });

  /** Corrects what has one right form, and sends all changes. */
  const send = async (addTo?: Followed) => {
    const texts = () => workspace.changes.filter(({content}) => typeof content === 'string').map((one) => one.file);
    // Don't send a text that takes too long to check.
    const checked = await change({label: 'Correct', ask: () => engine.run('correct', texts())});
    if (!checked) return;
    const {titles, fatal} = checked;
    if (fatal) {
      open(fatal.file, {line: fatal.line});
      return setFatal({words: fatal.words, version: workspace.version});
    }
    if (site.canSave) return publishing.save();
    if (!isSignedIn) return dialog.current?.showModal();
    const names = titles.length > 3 ? [...titles.slice(0, 2), `${titles.length - 2} more`] : titles;
    await publishing.propose(`Change ${new Intl.ListFormat('en').format(names) || 'pictures'}`, addTo);
  };

  const button = (label: string, action: () => unknown, more: ComponentProps<typeof Button> = {}) => (
    <Button
      disabled={Boolean(busy || waiting)}
      // The field that somebody writes in keeps the focus: they go on there.
      onMouseDown={(event) => site.canSave && event.preventDefault()}
      onClick={async () => {
        // A second press during the check would send an empty commit.
        if (isActing.current) return;
        isActing.current = true;
        try {
          await action();
        } finally {
          isActing.current = false;
        }
        // The button that had the focus may be gone.
        if (document.activeElement === document.body) status.current?.focus({preventScroll: true});
      }}
      {...more}
    >
      {label}
    </Button>
  );
  const verb = site.canSave ? 'Save' : 'Propose';
  const label = count > 0 ? `Correct ${count} and ${verb.toLowerCase()}` : verb;
  const counted = hasChanges && `${changes.length} ${changes.length === 1 ? 'change' : 'changes'}`;
  const here = address('', {proposal: followed?.pull.number});
  // Changes are never added to somebody else's proposal.
  const canAdd = isSignedIn && own.some(({number}) => number === followed?.pull.number);
  const isMain = !hasChanges;
  const join = () => publishing.propose('Bring in what was published meanwhile', followed);
  const publish = () => publishing.publish();
  /** The buttons for each phase of the proposal. */
  const next: Partial<Record<Phase, ReactNode>> = {
    red: <Link to={here}>Show it</Link>,
    failed: <a href={followed?.report}>Show it</a>,
    conflict: canAdd && button('Bring both together', join, {isMain}),
    checking: isSignedIn && button('Publish when the check is green', publish, {isMain, 'aria-pressed': waits}),
    green: isSignedIn && button('Publish', publish, {isMain}),
    // Beside the buttons that undo a change it would be taken for one of these, and it would send changes along.
    live: followed && isSignedIn && !hasSteps && !hasChanges && button('Undo', () => publishing.undo(followed)),
  };
  return (
    <section aria-label="Your changes" className={look.bar}>
      {problem && (
        <p role="alert" className={look.notice}>
          {problem} {hasChanges && isKept && 'Your changes are kept.'}
        </p>
      )}
      {hasChanges && !isKept && (
        <p role="alert">This browser can’t keep your changes: send them before you close this tab.</p>
      )}
      {hasChanges && following.length > 0 && <p className={look.hint}>{following.join(' ')}</p>}
      {waiting && <Conflict key={waiting.file} change={waiting} />}
      <div className={look.row}>
        <p ref={status} tabIndex={-1} role="status">
          {busy ??
            (counted || (!followed && (login ? `Signed in as ${login}. You can propose changes.` : 'No changes')))}
          {!busy && followed && (
            <>
              {counted && '. '}
              {followed.pull.state === 'open' && 'Proposed: '}
              <Link to={here}>#{followed.pull.number}</Link> {wordsFor(followed, waits)}
            </>
          )}
        </p>
        {hasSteps &&
          (['done', 'undone'] as const).map((from) => (
            <Button key={from} aria-disabled={workspace[from].length === 0 || undefined} onClick={() => go(from)}>
              {from === 'done' ? 'Undo' : 'Redo'}
            </Button>
          ))}
        {hasChanges && button(label, () => send(), {isMain: !canAdd})}
        {hasChanges && canAdd && button(`Add to #${followed?.pull.number}`, () => send(followed), {isMain: true})}
        {followed && next[followed.phase]}
        {!site.canSave && !isSignedIn && !hasChanges && button('Sign in', () => dialog.current?.showModal())}
      </div>
      {!site.canSave && <SignIn handle={dialog} />}
    </section>
  );
}
