import type {ReactNode} from 'react';
import {MAIN} from '../../store/handOff';
import {useEditor} from '../shared/context';
import shared from '../shared/styles.module.css';
import type {ProposalState} from './useProposal';

/** What is known of the proposal, as sentences. */
function Sentences({state}: {state: ProposalState}): ReactNode {
  const {site} = useEditor();
  const {proposal, search} = state;
  if (search === 'closed') {
    return site.branch === MAIN
      ? 'Your last proposal was merged or closed, so this begins another.'
      : 'The proposal of this preview was merged or closed. Make your change on the staff’s site instead.';
  }
  if (!proposal) {
    return search === 'none'
      ? 'GitHub shows no proposal with your text yet. If you haven’t chosen “Create pull request” there, do that, and come back.'
      : 'The editor can’t see the proposals on GitHub.';
  }
  const {number, branch} = proposal;
  return (
    <>
      {number ? (
        <>
          Your proposal:{' '}
          <a href={`https://github.com/${site.repository}/pull/${number}`} target="_blank" rel="noreferrer">
            #{number}
          </a>
          .{' '}
        </>
      ) : (
        <>
          These files go to the branch <code>{branch}</code>.{' '}
        </>
      )}
      {search === 'open' && 'It is still open, so what you hand over goes there.'}
      {search === 'none' &&
        'GitHub shows no open proposal from it. Choose “Create pull request” there. If it was merged or closed, begin another.'}
      {(search === 'refused' || search === 'unreachable') &&
        'The editor can’t ask GitHub whether it is still open. If it was merged or closed, begin another.'}
    </>
  );
}

/** Where the files go, once the first was handed over: the proposal that the editor has found, or that it looks for. */
export default function ProposalNote({state, children}: {state: ProposalState; children?: ReactNode}): ReactNode {
  const {site} = useEditor();
  const {proposal, begun, search, isLooking, look, startOver} = state;
  // In a proposal's own preview nothing needs saying until its number is known.
  if (site.branch !== MAIN && !proposal?.number && search !== 'closed') return null;
  if (!isLooking && search === undefined && !begun && !proposal) return null;
  return (
    <div className={shared.notice}>
      <p role="status">
        {isLooking ? 'Looking for your proposal on GitHub …' : (search ?? proposal) && <Sentences state={state} />}
      </p>
      {!isLooking && search !== undefined && children}
      {search !== 'closed' && (
        <div className={shared.row}>
          {search !== 'open' && (
            <button type="button" onClick={look} disabled={isLooking}>
              Look again
            </button>
          )}
          {site.branch === MAIN && (
            <button type="button" onClick={startOver} disabled={isLooking}>
              Begin another proposal
            </button>
          )}
        </div>
      )}
    </div>
  );
}
