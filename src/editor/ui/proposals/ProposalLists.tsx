/** Everybody's open proposals, and the last ones that were published. */
import Link from '@docusaurus/Link';
import {type ReactNode, useEffect} from 'react';
import {describeState} from '../../workspace/describeState';
import type {Listed} from '../../workspace/publishing';
import {useEditor, usePublishing} from '../context';
import ListPanel from '../shared/ListPanel';
import look from '../shared/look.module.css';

const dayOf = (time: string): string => new Date(time).toLocaleDateString('en-GB', {dateStyle: 'long'});

/** A proposal with who made it and when, and how far it has come unless it is published. */
function Row({listed}: {listed: Listed}): ReactNode {
  const {address} = useEditor();
  const {publishing, proposals} = usePublishing();
  const {number, title, login, created_at, merged_at} = listed;
  const proposal = proposals[number];
  return (
    <li>
      <Link to={address({kind: 'proposal', name: number})} className={look.words}>
        #{number} {title}
      </Link>
      <span className={look.hint}>
        {login}, {merged_at ? dayOf(merged_at) : `since ${dayOf(created_at)}`}
        {!merged_at && proposal && `. ${describeState(proposal, publishing.waits(proposal))}`}
      </span>
    </li>
  );
}

export default function ProposalLists(): ReactNode {
  const {publishing, openProposals, publishedProposals = []} = usePublishing();
  useEffect(() => void publishing.list(), [publishing]);
  const rowsOf = (proposals: readonly Listed[]) =>
    proposals.map((listed) => <Row key={listed.number} listed={listed} />);
  return (
    <>
      <ListPanel title="Proposals" rows={rowsOf(openProposals ?? [])}>
        {openProposals?.length === 0 && <p>None is open.</p>}
      </ListPanel>
      {publishedProposals.length > 0 && <ListPanel title="Published" rows={rowsOf(publishedProposals)} />}
    </>
  );
}
