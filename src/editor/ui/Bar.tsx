/** The bar below everything: what is changed and not sent, and how far what was sent has come. */
import {type ComponentProps, type ReactNode, useEffect, useRef, useState} from 'react';
import type {Followed, Phase} from '../workspace/publishing';
import {type Change, conflictsOf, type Side} from '../workspace/workspace';
import {addressWith, Button, nameOf, useEditor, usePublishing, useWorkspace} from './context';
import look from './look.module.css';
import SignIn from './SignIn';
import {useAnswer, useChange} from './useEngine';

/** How long a pause in typing is before it is looked whether something can be corrected, in milliseconds. */
const PAUSE = 1000;

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
  const time = {hour: '2-digit', minute: '2-digit'} as const;
  const isToday = liveSince.toDateString() === new Date().toDateString();
  const format = isToday ? time : ({day: 'numeric', month: 'long', ...time} as const);
  return `${WORDS.live} ${liveSince.toLocaleString('en-GB', format)}`;
}

/** One file that somebody else has changed in the same lines: whose shall stand? */
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

/** `file` is the one that is open. */
export default function Bar({file}: {file?: string}): ReactNode {
  const {site, engine, address, announce} = useEditor();
  const workspace = useWorkspace();
  const {publishing, isSignedIn, login, busy, failure, followed, waits, own} = usePublishing();
  const {changes, done, undone, isKept, version} = workspace;
  const change = useChange();
  const [fatal, setFatal] = useState<{words: string; version: number}>();
  const dialog = useRef<HTMLDialogElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const problems = useAnswer(() => engine.run('problems'), [], PAUSE) ?? [];
  const count = problems.filter((one) => one.fix?.isSure && workspace.isChanged(one.file)).length;
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
    // A text that takes too long to check isn't sent.
    const checked = await change({label: 'Correct', ask: () => engine.run('correct', texts())});
    if (!checked) return;
    if (checked.fatal) {
      const {file: name, message} = checked.fatal;
      const words = `“${checked.titles[texts().indexOf(name)]}” can’t be built like this: ${message}`;
      return setFatal({words, version: workspace.version});
    }
    if (site.canSave) return publishing.save();
    if (!isSignedIn) return dialog.current?.showModal();
    const [first = 'pictures', second, ...more] = checked.titles;
    const names = second ? `${first} and ${second}` : first;
    await publishing.propose(`Change ${names}${more.length > 0 ? ` and ${more.length} more` : ''}`, addTo);
  };

  const button = (label: string, action: () => unknown, more: ComponentProps<typeof Button> = {}) => (
    <Button
      disabled={Boolean(busy || waiting)}
      // The field that somebody writes in keeps the focus: they go on there.
      onMouseDown={(event) => site.canSave && event.preventDefault()}
      onClick={async () => {
        await action();
        // The button that had the focus may be gone.
        if (document.activeElement === document.body) status.current?.focus({preventScroll: true});
      }}
      {...more}
    >
      {label}
    </Button>
  );
  const here = followed && addressWith(address(''), {proposal: followed.pull.number});
  const isOpen = followed?.pull.state === 'open';
  // Nothing is added to what somebody else has proposed.
  const canAdd = isSignedIn && own.some(({number}) => number === followed?.pull.number);
  const verb = site.canSave ? 'save' : 'propose';

  const news = (): ReactNode => {
    if (busy) return busy;
    const counted = hasChanges && `${changes.length} ${changes.length === 1 ? 'change' : 'changes'}`;
    if (!followed) return counted || (login ? `Signed in as ${login}. You can propose changes.` : 'No changes');
    return (
      <>
        {counted && `${counted}. `}
        {isOpen && 'Proposed: '}
        <a href={here}>#{followed.pull.number}</a> {wordsFor(followed, waits)}
      </>
    );
  };
  /** What can be done with what is changed. */
  const ofChanges = (): ReactNode => {
    const label = count > 0 ? `Correct ${count} and ${verb}` : verb[0].toUpperCase() + verb.slice(1);
    return (
      <>
        {button(label, () => send(), {isMain: !canAdd})}
        {canAdd && button(`Add to #${followed?.pull.number}`, () => send(followed), {isMain: true})}
      </>
    );
  };
  /** What can be done with the proposal. */
  const ofProposal = ({phase, report}: Followed): ReactNode => {
    const isMain = !hasChanges;
    if (phase === 'red') return <a href={here}>Show it</a>;
    if (phase === 'failed') return <a href={report}>Show it</a>;
    if (!isSignedIn) return null;
    if (phase === 'conflict' && canAdd) {
      const join = () => publishing.propose('Bring in what was published meanwhile', followed);
      return button('Bring both together', join, {isMain});
    }
    if (phase === 'green') return button('Publish', () => publishing.publish(), {isMain});
    // Beside the buttons that undo a change it would be taken for one of these.
    if (phase === 'live' && !hasSteps) return button('Undo', () => publishing.undo(followed as Followed));
    if (phase !== 'checking') return null;
    return button('Publish when the check is green', () => publishing.publish(), {isMain, 'aria-pressed': waits});
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
      {waiting && <Conflict key={waiting.file} change={waiting} />}
      <div className={look.row}>
        <p ref={status} tabIndex={-1} role="status">
          {news()}
        </p>
        {hasSteps && (
          <>
            <Button aria-disabled={done.length === 0 || undefined} onClick={() => go('done')}>
              Undo
            </Button>
            <Button aria-disabled={undone.length === 0 || undefined} onClick={() => go('undone')}>
              Redo
            </Button>
          </>
        )}
        {file && !site.canSave && <a href={addressWith(address(''), {history: file})}>History</a>}
        {hasChanges && ofChanges()}
        {followed && ofProposal(followed)}
        {!site.canSave && !isSignedIn && !hasChanges && button('Sign in', () => dialog.current?.showModal())}
      </div>
      {!site.canSave && <SignIn handle={dialog} />}
    </section>
  );
}
