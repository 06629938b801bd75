/** A proposal: how far it has come, what is wrong with it, what it changes, and what can be done with it. */
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {type ReactNode, useEffect, useState} from 'react';
import {describeState} from '../../workspace/describeState';
import {continuedNumber} from '../../workspace/keptProgress';
import {codeFilesOf, isChangeable, isFork, type Proposal} from '../../workspace/proposal';
import {fileTitle, useEditor, usePublishing} from '../context';
import Button from '../shared/Button';
import look from '../shared/look.module.css';
import View from '../shared/View';
import ProposalActions from './ProposalActions';
import ProposalChanges from './ProposalChanges';
import {type ReadProposal, readProposal} from './readProposal';

/** Why only GitHub can publish a proposal: whose it is, and what else it changes. */
function OnlyOnGitHub({proposal}: {proposal: Proposal}): ReactNode {
  const {pull, reason} = proposal;
  const code = codeFilesOf(proposal);
  if (reason !== 'fork' && reason !== 'code') return null;
  return (
    <p className={look.notice}>
      {isFork(pull) && `This is from ${pull.user.login}’s own copy of the site. `}
      {code.length > 0 && `It also changes ${new Intl.ListFormat('en').format(code)}. `}
      <a href={pull.html_url}>Look at it on GitHub</a>
    </p>
  );
}

/** What is wrong with a proposal's files, and the way to each place. */
function ProposalProblems({proposal, read}: {proposal: Proposal; read: ReadProposal}): ReactNode {
  const {site, goTo} = useEditor();
  const {publishing, busy, isSignedIn, kept} = usePublishing();
  const {problems, titles} = read;
  const {number} = proposal.pull;
  const isContinued = continuedNumber(kept) === number;
  const isOpenToChanges = isChangeable(proposal);
  const canShow = isSignedIn && isOpenToChanges;
  if (problems.length === 0) return null;
  /** Opens a place as the proposal has it, where it can be changed. */
  const show = async (file: string, line: number) => {
    if (!isContinued) await publishing.continue(number);
    if (continuedNumber(publishing.state.kept) === number) goTo({kind: 'file', file, line});
  };
  return (
    <>
      {/* With the marks that a page's lists have (css/base): `look.list` is for rows. */}
      <ul role="list" className={clsx('list', look.notice)} aria-label="Problems">
        {problems.map(({key, file, line, message}) => (
          <li key={key}>
            <p>
              {titles[file] ?? fileTitle(site, file)}: {message}
            </p>
            {canShow && (
              <Button disabled={Boolean(busy)} onClick={() => show(file, line)}>
                Show it
              </Button>
            )}
          </li>
        ))}
      </ul>
      {canShow && !isContinued && (
        <p className={look.hint}>“Show it” continues #{number}: what you change there is added to it.</p>
      )}
      {!isSignedIn && isOpenToChanges && <p className={look.hint}>Sign in to change it.</p>}
    </>
  );
}

/** The proposal of a number or a branch, followed while its view is open, and what its newest commit changes. */
function useProposal(name: string) {
  const {site, engine} = useEditor();
  const {publishing, proposals, isSignedIn} = usePublishing();
  const [read, setRead] = useState<ReadProposal>();
  const proposal = Object.values(proposals).find(({pull}) => [String(pull.number), pull.head.ref].includes(name));
  const head = proposal?.pull.head.sha;

  // biome-ignore lint/correctness/useExhaustiveDependencies: again as somebody else.
  useEffect(() => void publishing.show(name), [publishing, name, isSignedIn]);
  useEffect(() => {
    if (!head) return;
    void publishing.run('Looking…', async (github) => setRead(await readProposal(github, engine, site.branch, head)));
  }, [publishing, engine, site, head]);
  return {proposal, read};
}

/**
 * A proposal with what was read of it. If a colleague has pushed since then, `read` is of an older commit: neither that
 * nor the buttons are shown until the newest one is read, so that nobody publishes what they haven't seen.
 */
export function LoadedProposal({proposal, read}: {proposal?: Proposal; read?: ReadProposal}): ReactNode {
  const {site, address} = useEditor();
  const {publishing, failure, kept} = usePublishing();
  const toAllPages = <Link to={address({kind: 'overview'})}>All pages</Link>;
  if (!proposal || read?.head !== proposal.pull.head.sha) {
    return (
      <View title={failure ? 'This proposal can’t be shown' : 'Opening…'} more={toAllPages}>
        <p>{failure}</p>
      </View>
    );
  }
  const {pull, reason, report} = proposal;
  const {changed, others, titles, problems} = read;
  const names = changed.map(({file}) => titles[file] ?? fileTitle(site, file));
  if (others.length > 0) names.push('its pictures and documents');
  const links = (
    <>
      {toAllPages}
      <a href={pull.html_url}>On GitHub</a>
    </>
  );
  return (
    <View title={`#${pull.number}: ${pull.title}`} more={links}>
      <p role="status">
        By {pull.user.login}. {describeState(proposal, publishing.waits(proposal))}
      </p>
      <OnlyOnGitHub proposal={proposal} />
      <ProposalProblems proposal={proposal} read={read} />
      {reason === 'red' && problems.length === 0 && (
        <p className={look.notice}>
          The check stopped for another reason. <a href={report}>GitHub says why</a>.
        </p>
      )}
      <ProposalActions proposal={proposal} names={names} />
      <ProposalChanges read={read} isContinued={continuedNumber(kept) === pull.number} />
    </View>
  );
}

/** `name` is its number, or its branch: the proposal's text on GitHub links to that. */
export default function ProposalView({name}: {name: string}): ReactNode {
  return <LoadedProposal {...useProposal(name)} />;
}
