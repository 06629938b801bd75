/** The list of everything that can be edited, of what is changed, and of this person's open proposals. */
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Silk from '@site/src/components/Silk';
import {type SilkName, silkOfPage, silks} from '@site/src/components/Silk/silks';
import {type ReactNode, useRef} from 'react';
import {NewPage} from './Add';
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

/** `isNew`: the address asks for a new page. */
export default function Overview({isNew}: {isNew: boolean}): ReactNode {
  const {engine, site, open, address} = useEditor();
  const workspace = useWorkspace();
  const {publishing, isSignedIn, login, own} = usePublishing();
  const toVisitors = useBaseUrl('/');
  // Whoever goes back from a new page is at its button again.
  const wasNew = useRef(isNew);
  wasNew.current ||= isNew;
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
  const proposed = own.map(({number, title}) => (
    <li key={number}>
      <Link to={address('', {proposal: number})}>
        #{number} {title}
      </Link>
    </li>
  ));
  return (
    <View title="Edit the site" more={<a href={toVisitors}>See the site</a>}>
      {changed.length > 0 && (
        <Panel title="Your changes" rows={changed}>
          They are only in this browser until you send them.
        </Panel>
      )}
      {isSignedIn && (
        <Panel title="Your proposals" rows={proposed}>
          {proposed.length === 0 && 'None is open. '}
          {login && `Signed in as ${login}. You can propose changes. `}
          <Button onClick={() => void publishing.signOut()}>Sign out</Button>
        </Panel>
      )}
      <div className={look.columns}>
        <Panel title="Pages" rows={rowsOf('pages/')}>
          {isNew ? (
            <NewPage />
          ) : (
            <Button autoFocus={wasNew.current} onClick={() => open('', {new: ''})}>
              New page
            </Button>
          )}
        </Panel>
        <Panel title="Facts on several pages" rows={rowsOf('records/')} />
      </div>
    </View>
  );
}
