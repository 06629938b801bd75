/** What can be done with a proposal: its next step, and continuing, withdrawing or undoing it. */
import type {ReactNode} from 'react';
import {continuedNumber} from '../../workspace/keptProgress';
import {isChangeable, isFork, isOurs, isWithdrawable, type Proposal} from '../../workspace/proposal';
import {useEditor, usePublishing} from '../context';
import Button from '../shared/Button';
import ConfirmButton from '../shared/ConfirmButton';
import look from '../shared/look.module.css';
import NextStep from './NextStep';

function Withdraw({proposal}: {proposal: Proposal}): ReactNode {
  const {publishing, busy} = usePublishing();
  const {announce} = useEditor();
  const {number, title} = proposal.pull;
  const withdraw = async (choice: {keepWords: boolean}) => {
    await publishing.withdraw(number, choice);
    if (!publishing.state.failure) announce(`#${number} is withdrawn.`);
  };
  const answers: [label: string, action: () => unknown][] = [
    [`Withdraw #${number}`, () => withdraw({keepWords: false})],
  ];
  if (isOurs(proposal))
    answers.push([`Withdraw #${number}, keep its words as changes`, () => withdraw({keepWords: true})]);
  return (
    <ConfirmButton label="Withdraw" question={`Withdraw #${number}?`} disabled={Boolean(busy)} answers={answers}>
      “{title}” is closed without being published. The site stays as it is.
    </ConfirmButton>
  );
}

/** `names`: the pages and files that it changes. */
function Undo({proposal, names}: {proposal: Proposal; names: string[]}): ReactNode {
  const {publishing, busy} = usePublishing();
  const {number, title} = proposal.pull;
  return (
    <ConfirmButton
      label="Undo…"
      question={`Undo #${number}?`}
      disabled={Boolean(busy)}
      answers={[[`Undo #${number}`, () => publishing.undo(number)]]}
    >
      “{title}” is taken back in {new Intl.ListFormat('en').format(names)}. This is proposed, and visitors see it once
      you publish that.
    </ConfirmButton>
  );
}

export default function ProposalActions({proposal, names}: {proposal: Proposal; names: string[]}): ReactNode {
  const {publishing, busy, isSignedIn, kept} = usePublishing();
  const {pull, state} = proposal;
  if (!isSignedIn) return null;
  const canContinue = isChangeable(proposal) && continuedNumber(kept) !== pull.number;
  return (
    <div className={look.row}>
      <NextStep proposal={proposal} />
      {canContinue && (
        <Button disabled={Boolean(busy)} onClick={() => publishing.continue(pull.number)}>
          Continue
        </Button>
      )}
      {isWithdrawable(proposal) && !isFork(pull) && <Withdraw proposal={proposal} />}
      {state === 'live' && <Undo proposal={proposal} names={names} />}
    </div>
  );
}
