/** The list of everything that can be edited, of what is changed, and of this person's open proposals. */
import useBaseUrl from '@docusaurus/useBaseUrl';
import Silk from '@site/src/components/Silk';
import {type SilkName, silkOfPage, silks} from '@site/src/components/Silk/silks';
import {type ReactNode, useState} from 'react';
import {NewPage} from './Add';
import {addressWith, Button, nameOf, Panel, useEditor, usePublishing, useWorkspace, View} from './context';
import look from './look.module.css';
import {counted} from './Problems';
import {useAnswer} from './useEngine';

/** `isNew`: the address asks for a new page. */
export default function Overview({isNew}: {isNew: boolean}): ReactNode {
  const {engine, site, address} = useEditor();
  const workspace = useWorkspace();
  const {publishing, isSignedIn, login, own} = usePublishing();
  const [isAdding, setAdding] = useState(isNew);
  const toVisitors = useBaseUrl('/');
  const files = useAnswer(() => engine.run('overview'), []) ?? [];

  const titleOf = (file: string) => files.find((one) => one.file === file)?.title ?? nameOf(site, file);
  const rowsOf = (folder: string) =>
    files
      .filter(({file}) => file.startsWith(folder))
      .map(({file, title, silk, problems, open}) => {
        const path = file.replace(/^pages\/(index)?|\.mdx$/g, '') || '/';
        const notes = [
          workspace.isChanged(file) && 'changed',
          problems.length > 0 && counted(problems.length),
          open > 0 && `${open} to confirm`,
        ];
        return (
          <li key={file}>
            {folder === 'pages/' && <Silk name={silk in silks ? (silk as SilkName) : silkOfPage(path)} />}
            <a href={address(file)}>{title}</a>
            <span className={look.hint}>{notes.filter(Boolean).join(', ')}</span>
          </li>
        );
      });
  const changed = workspace.changes.map(({file, base}) => (
    <li key={file}>
      {file.startsWith('pictures/') ? titleOf(file) : <a href={address(file)}>{titleOf(file)}</a>}
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
      <a href={addressWith(address(''), {proposal: number})}>
        #{number} {title}
      </a>
    </li>
  ));
  return (
    <View
      title="Edit the site"
      more={
        <a href={toVisitors} target="_self">
          See the site
        </a>
      }
    >
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
          {isAdding ? (
            <NewPage onClose={() => setAdding(false)} />
          ) : (
            <Button onClick={() => setAdding(true)}>New page</Button>
          )}
        </Panel>
        <Panel title="Facts on several pages" rows={rowsOf('records/')} />
      </div>
    </View>
  );
}
