/** The bar at the bottom: what is changed and not sent, or else the progress of what was sent. */

import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import clsx from 'clsx';
import {type ComponentProps, type ReactNode, type RefObject, useRef} from 'react';
import {describeState} from '../../workspace/describeState';
import {continuedNumber} from '../../workspace/keptProgress';
import type {Proposal} from '../../workspace/proposal';
import {useEditor, usePublishing, useWorkspace} from '../context';
import NextStep from '../proposals/NextStep';
import Button from '../shared/Button';
import {useDialog} from '../shared/backButton';
import {countedOrNo} from '../shared/countedOrNo';
import look from '../shared/look.module.css';
import {useAnswer} from '../shared/useEngine';
import {targetOf} from '../target';
import styles from './bar.module.css';
import Conflict from './Conflict';
import SignIn from './SignIn';
import {useSend} from './useSend';
import {useUndo} from './useUndo';

type Act = (action: () => unknown) => Promise<void>;

/** Runs one action at a time: a second press during the check would send an empty commit. */
function useOneAction(status: RefObject<HTMLElement | null>): Act {
  const isRunning = useRef(false);
  return async (action) => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await action();
    } finally {
      isRunning.current = false;
    }
    // The button that had the focus may be gone.
    if (document.activeElement === document.body) status.current?.focus({preventScroll: true});
  };
}

/** A button that waits while something is sent, or somebody has to choose between two versions. */
function BarButton(props: ComponentProps<typeof Button>): ReactNode {
  const {site} = useEditor();
  const {busy} = usePublishing();
  const {hasConflict} = useWorkspace();
  return (
    <Button
      disabled={Boolean(busy) || hasConflict}
      // While somebody saves with each sentence, the field that they write in keeps the focus.
      onMouseDown={(event) => site.canSave && event.preventDefault()}
      {...props}
    />
  );
}

/** Why something didn't succeed, and whether the changes are safe. */
function Failures({refusal}: {refusal?: string}): ReactNode {
  const {failure} = usePublishing();
  const {changes, isKept, hasUnreadable} = useWorkspace();
  const hasChanges = changes.length > 0;
  const problem = refusal ?? failure;
  return (
    <>
      {problem && (
        <p role="alert" className={look.notice}>
          {problem} {hasChanges && isKept && 'Your changes are kept.'}
        </p>
      )}
      {hasChanges && !isKept && (
        <p role="alert">This browser can’t keep your changes: send them before you close this tab.</p>
      )}
      {hasUnreadable && (
        <p role="alert">
          Some changes in this browser are from another version of the editor, which this one can’t read. They are kept:
          ask a developer before you clear this browser’s data.
        </p>
      )}
    </>
  );
}

/** The errors at which the check will stop. */
function NewErrors(): ReactNode {
  const {site, address, workspace} = useEditor();
  const errors = useAnswer('newErrors', workspace.changedTexts) ?? [];
  const [firstError] = errors;
  if (site.canSave || !firstError) return null;
  return (
    <p className={look.hint}>
      The check will stop at {countedOrNo(errors.length, 'problem')}: correct {errors.length === 1 ? 'it' : 'them'}{' '}
      first. <Link to={address({kind: 'file', file: firstError.file, line: firstError.line})}>Show it</Link>
    </p>
  );
}

/** The proposal that somebody is changing. */
function Continued({number, act}: {number: number; act: Act}): ReactNode {
  const {address} = useEditor();
  const {publishing, proposals} = usePublishing();
  const proposal = proposals[number];
  return (
    <div className={clsx(look.row, styles.line)}>
      <p className={look.words}>
        You are changing <Link to={address({kind: 'proposal', name: number})}>#{number}</Link>
        {proposal && `, ${proposal.pull.title}, by ${proposal.pull.user.login}`}.
      </p>
      <BarButton onClick={() => act(() => publishing.stopContinuing())}>Stop changing it</BarButton>
    </div>
  );
}

/** In a few words, how things are: what is being done, how many changes there are, or how far the last ones have come. */
function Progress({sent}: {sent?: Proposal}): ReactNode {
  const {address} = useEditor();
  const {publishing, busy, login} = usePublishing();
  const {changes} = useWorkspace();
  if (busy) return busy;
  if (changes.length > 0) return countedOrNo(changes.length, 'change');
  if (!sent) return login ? `Signed in as ${login}. You can propose changes.` : 'No changes';
  const {number, state} = sent.pull;
  return (
    <>
      {state === 'open' && 'Proposed: '}
      <Link to={address({kind: 'proposal', name: number})}>#{number}</Link>{' '}
      {describeState(sent, publishing.waits(sent))}
    </>
  );
}

function UndoButtons(): ReactNode {
  const {done, undone} = useWorkspace();
  const {undo, redo} = useUndo();
  if (done.length + undone.length === 0) return null;
  return (
    <>
      <Button aria-disabled={done.length === 0 || undefined} onClick={undo}>
        Undo
      </Button>
      <Button aria-disabled={undone.length === 0 || undefined} onClick={redo}>
        Redo
      </Button>
    </>
  );
}

export default function Bar(): ReactNode {
  const {site, address} = useEditor();
  const {publishing, isSignedIn, proposals, kept} = usePublishing();
  const {changes} = useWorkspace();
  const isProposalOpen = targetOf(useLocation().search).kind === 'proposal';
  const status = useRef<HTMLParagraphElement>(null);
  const signIn = useDialog();
  const act = useOneAction(status);
  const askForKey = () => {
    // What went wrong before isn't about the key.
    publishing.forgetFailure();
    signIn.show();
  };
  const {send, refusal} = useSend(askForKey);

  const hasChanges = changes.length > 0;
  const continued = continuedNumber(kept);
  const conflict = changes.find(({theirs}) => theirs !== undefined);
  const verb = site.canSave ? 'Save' : 'Propose';
  // One thing at a time: changes that aren't sent come first, and a proposal's own view speaks for itself.
  const hasOtherMatter = hasChanges || continued !== undefined || isProposalOpen;
  const sent = hasOtherMatter || !kept.sent ? undefined : proposals[kept.sent];
  return (
    <section aria-label="Your changes" className={clsx(look.stack, styles.bar)}>
      <Failures refusal={refusal} />
      {hasChanges && <NewErrors />}
      {conflict && <Conflict key={conflict.file} change={conflict} />}
      {continued !== undefined && <Continued number={continued} act={act} />}
      <div className={clsx(look.row, styles.line)}>
        <p ref={status} tabIndex={-1} role="status" className={look.words}>
          <Progress sent={sent} />
        </p>
        <UndoButtons />
        {hasChanges && (
          <BarButton isMain onClick={() => act(send)}>
            {verb}
          </BarButton>
        )}
        {isSignedIn && (
          <Link to={address({kind: 'overview'})} className={clsx(look.control, hasChanges && styles.notOnPhone)}>
            Proposals
          </Link>
        )}
        {sent?.reason === 'red' && (
          <Link to={address({kind: 'proposal', name: sent.pull.number})} className={look.control}>
            Show it
          </Link>
        )}
        {sent && <NextStep proposal={sent} linkClass={look.control} />}
        {!site.canSave && !isSignedIn && <BarButton onClick={() => act(askForKey)}>Sign in</BarButton>}
      </div>
      {!site.canSave && <SignIn dialog={signIn} />}
    </section>
  );
}
