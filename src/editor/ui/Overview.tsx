/** The list of everything that can be edited, of what is changed, and of proposals. */
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Silk from '@site/src/components/Silk';
import {type SilkName, silkOfPage, silks} from '@site/src/components/Silk/silks';
import {type ReactNode, useEffect, useState} from 'react';
import type {Listed} from '../workspace/publishing';
import {wordsFor} from '../workspace/words';
import {NewPage} from './Add';
import Ask from './Ask';
import {Button, nameOf, useEditor, usePublishing, useWorkspace, View} from './context';
import look from './look.module.css';
import {counted} from './Problems';
import {useAnswer} from './useEngine';

/** A list under its heading, with what comes below it. */
function Panel({title, rows, children}: {title: string; rows: ReactNode[]; children?: ReactNode}): ReactNode {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul role="list" aria-label={title}>
        {rows}
      </ul>
      {children}
    </section>
  );
}

const ofDay = (time: string): string => new Date(time).toLocaleDateString('en-GB', {dateStyle: 'long'});

/** Everybody's open proposals, and the last ones that were published. */
function Proposals(): ReactNode {
  const {address} = useEditor();
  const {publishing, proposals, open, published} = usePublishing();
  useEffect(() => void publishing.list(), [publishing]);

  const row = ({number, title, login, created_at, merged_at}: Listed) => {
    const proposal = proposals[number];
    const about = merged_at ? ofDay(merged_at) : `since ${ofDay(created_at)}`;
    return (
      <li key={number}>
        <Link to={address('', {proposal: number})}>
          #{number} {title}
        </Link>
        <span className={look.hint}>
          {login}, {about}
          {!merged_at && proposal && `. ${wordsFor(proposal, publishing.waits(proposal))}`}
        </span>
      </li>
    );
  };
  return (
    <>
      <Panel title="Proposals" rows={(open ?? []).map(row)}>
        {open?.length === 0 && <p>None is open.</p>}
      </Panel>
      {published && published.length > 0 && <Panel title="Published" rows={published.map(row)} />}
    </>
  );
}

/** Who is signed in, and the two ways out. */
function SignOut(): ReactNode {
  const {announce} = useEditor();
  const {publishing, login} = usePublishing();
  const {changes} = useWorkspace();
  const ways: [label: string, leave: (isThrownAway: boolean) => unknown][] = [
    ['Sign out', (isThrownAway) => publishing.signOut(isThrownAway)],
    ['Sign out everywhere', (isThrownAway) => publishing.signOutEverywhere(isThrownAway)],
  ];
  return (
    <section aria-label="Sign out">
      {login && <p>Signed in as {login}. “Sign out everywhere” also has GitHub delete your key.</p>}
      <div className={look.row}>
        {ways.map(([label, leave]) => {
          const out = async (isThrownAway: boolean) => {
            await leave(isThrownAway);
            announce('You are signed out: this browser has forgotten your key.');
          };
          if (changes.length === 0)
            return (
              <Button key={label} onClick={() => out(false)}>
                {label}
              </Button>
            );
          return (
            <Ask
              key={label}
              label={label}
              question="What should happen to your changes?"
              answers={[
                ['Keep them', () => out(false)],
                ['Throw them away', () => out(true)],
              ]}
            >
              They aren’t sent. If you keep them, whoever uses this browser next finds them.
            </Ask>
          );
        })}
      </div>
    </section>
  );
}

/** `isNew`: the address asks for a new page. */
export default function Overview({isNew}: {isNew: boolean}): ReactNode {
  const {engine, site, open, address} = useEditor();
  const workspace = useWorkspace();
  const {isSignedIn} = usePublishing();
  const toVisitors = useBaseUrl('/');
  // Whoever goes back from a new page is at its button again.
  const [wasNew, setWasNew] = useState(isNew);
  if (isNew && !wasNew) setWasNew(true);
  const files = useAnswer(() => engine.run('overview'), []) ?? [];

  const titleOf = (file: string) => files.find((one) => one.file === file)?.title ?? nameOf(site, file);
  const rowsOf = (folder: string) =>
    files
      .filter(({file}) => file.startsWith(folder))
      .map(({file, title, silk, problems, open}) => (
        <li key={file}>
          {folder === 'pages/' && (
            <Silk
              name={silk in silks ? (silk as SilkName) : silkOfPage(file.replace(/^pages\/(index)?|\.mdx$/g, ''))}
            />
          )}
          <Link to={address(file)}>{title}</Link>
          <span className={look.hint}>
            {[
              workspace.isChanged(file) && 'changed',
              problems.length > 0 && counted(problems.length),
              open > 0 && `${open} to confirm`,
            ]
              .filter(Boolean)
              .join(', ')}
          </span>
        </li>
      ));
  const changed = workspace.changes.map(({file, base}) => (
    <li key={file}>
      {file.startsWith('pictures/') ? titleOf(file) : <Link to={address(file)}>{titleOf(file)}</Link>}
      <Button
        aria-label={`Throw away ${titleOf(file)}`}
        onClick={() => workspace.apply({label: 'Throw away', files: {[file]: base}})}
      >
        Throw away
      </Button>
    </li>
  ));
  return (
    <View title="Edit the site" more={<a href={toVisitors}>See the site</a>}>
      {changed.length > 0 && (
        <Panel title="Your changes" rows={changed}>
          They are only in this browser until you send them.
        </Panel>
      )}
      {isSignedIn && <Proposals />}
      <div className={look.columns}>
        <Panel title="Pages" rows={rowsOf('pages/')}>
          {isNew ? (
            <NewPage />
          ) : (
            <Button autoFocus={wasNew} onClick={() => open('', {new: ''})}>
              New page
            </Button>
          )}
        </Panel>
        <Panel title="Facts on several pages" rows={rowsOf('records/')} />
      </div>
      {isSignedIn && <SignOut />}
    </View>
  );
}
