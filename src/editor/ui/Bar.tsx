/** The bar at the bottom: what is changed and not sent, or else the progress of what was sent. */
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {type ComponentProps, type ReactNode, useEffect, useRef, useState} from 'react';
import {wordsFor} from '../workspace/words';
import {type Change, conflictsOf, type Side} from '../workspace/workspace';
import {useDialog} from './back';
import {Button, nameOf, useEditor, usePublishing, useWorkspace} from './context';
import look from './look.module.css';
import Next from './Next';
import {counted, usePending} from './Problems';
import SignIn from './SignIn';
import {useChange} from './useEngine';

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
          ? `Somebody has published “${title}” under the same name. Nothing is overwritten. Which one should stay?`
          : `Somebody else has changed the same lines of “${title}”. Which version should stay?`}
      </p>
      <div className={look.columns}>
        {(['mine', 'theirs'] as const).map((side) => (
          <div key={side}>
            <p className={look.hint}>{side === 'mine' ? 'You wrote:' : 'Published:'}</p>
            <pre>{wordsOf(side) || '(deleted)'}</pre>
            <Button onClick={() => workspace.choose(file, side)}>
              {side === 'mine' ? 'Keep mine' : 'Keep theirs'}
            </Button>
          </div>
        ))}
      </div>
    </section>
  );
}

export default function Bar(): ReactNode {
  const {site, engine, address, open, announce} = useEditor();
  const workspace = useWorkspace();
  const {publishing, isSignedIn, login, busy, failure, proposals, kept} = usePublishing();
  const isProposal = new URLSearchParams(useLocation().search).has('proposal');
  const {changes, done, undone, isKept, version} = workspace;
  const change = useChange();
  const [fatal, setFatal] = useState<{words: string; version: number}>();
  const signIn = useDialog();
  const status = useRef<HTMLParagraphElement>(null);
  const isActing = useRef(false);
  const {count, following, errors} = usePending();
  const [error] = errors;
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

  const leave = (sign: string) => {
    workspace.leave(sign);
    announce('It stays as it is.');
  };

  /** Corrects what has one right form, and sends all changes. */
  const send = async () => {
    const texts = () => workspace.changes.filter(({content}) => typeof content === 'string').map((one) => one.file);
    // Don't send a text that takes too long to check.
    const checked = await change({label: 'Correct', ask: () => engine.run('correct', texts(), workspace.left)});
    if (!checked) return;
    const {titles, fatal} = checked;
    if (fatal) {
      open(fatal.file, {line: fatal.line});
      return setFatal({words: fatal.words, version: workspace.version});
    }
    if (site.canSave) return publishing.save();
    if (!isSignedIn) return signIn.show();
    const names = titles.length > 3 ? [...titles.slice(0, 2), `${titles.length - 2} more`] : titles;
    await publishing.propose(`Change ${new Intl.ListFormat('en').format(names) || 'pictures'}`);
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
  const total = hasChanges && `${changes.length} ${changes.length === 1 ? 'change' : 'changes'}`;
  const continued = proposals[kept.continued ?? 0];
  // One thing at a time: changes that aren't sent come first, and a proposal's own view speaks for itself.
  const sent = hasChanges || kept.continued || isProposal ? undefined : proposals[kept.sent ?? 0];
  const here = address('', {proposal: sent?.pull.number});
  const nothing = login ? `Signed in as ${login}. You can propose changes.` : 'No changes';
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
      {hasChanges &&
        following.map(({sign, words}) => (
          <div key={sign} className={look.row}>
            <p className={look.hint}>{words}</p>
            {button('Leave it', () => leave(sign), {className: look.quiet, 'aria-label': `Leave it. ${words}`})}
          </div>
        ))}
      {hasChanges && !site.canSave && error && (
        <p className={look.hint}>
          The check will stop at {counted(errors.length)}: correct {errors.length === 1 ? 'it' : 'them'} first.{' '}
          <Link to={address(error.file, {line: error.line})}>Show it</Link>
        </p>
      )}
      {waiting && <Conflict key={waiting.file} change={waiting} />}
      {kept.continued && (
        <div className={look.row}>
          <p>
            You are changing <Link to={address('', {proposal: kept.continued})}>#{kept.continued}</Link>
            {continued && `, ${continued.pull.title}, by ${continued.pull.user.login}`}.
          </p>
          {button('Stop changing it', () => publishing.leave())}
        </div>
      )}
      <div className={look.row}>
        <p ref={status} tabIndex={-1} role="status">
          {busy ?? (total || (!sent && nothing))}
          {!busy && sent && (
            <>
              {sent.pull.state === 'open' && 'Proposed: '}
              <Link to={here}>#{sent.pull.number}</Link> {wordsFor(sent, publishing.waits(sent))}
            </>
          )}
        </p>
        {hasSteps &&
          (['done', 'undone'] as const).map((from) => (
            <Button key={from} aria-disabled={workspace[from].length === 0 || undefined} onClick={() => go(from)}>
              {from === 'done' ? 'Undo' : 'Redo'}
            </Button>
          ))}
        {hasChanges && button(label, send, {isMain: true})}
        {isSignedIn && <Link to={address('')}>Proposals</Link>}
        {sent?.reason === 'red' && <Link to={here}>Show it</Link>}
        {sent && <Next proposal={sent} />}
        {!site.canSave && !isSignedIn && button('Sign in', signIn.show)}
      </div>
      {!site.canSave && <SignIn dialog={signIn} />}
    </section>
  );
}
