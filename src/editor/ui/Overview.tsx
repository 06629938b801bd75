/** The list of everything that can be edited, of what is changed, and of this person's open proposals. */
import useBaseUrl from '@docusaurus/useBaseUrl';
import Silk from '@site/src/components/Silk';
import {silkOfPage} from '@site/src/components/Silk/silks';
import {type ReactNode, useId, useState} from 'react';
import {NewPage} from './Add';
import {addressWith, useEditor, usePublishing, useWorkspace, View} from './context';
import look from './look.module.css';
import {counted} from './Problems';
import styles from './shell.module.css';
import {useAnswer} from './useForm';

/** A list under its heading, with what comes below it. */
function Panel({title, items, children}: {title: string; items?: ReactNode[]; children?: ReactNode}): ReactNode {
  const id = useId();
  return (
    <section className={look.panel} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={look.list} aria-labelledby={id}>
        {items}
      </ul>
      {children}
    </section>
  );
}

/** `isNew`: the address asks for a new page. */
export default function Overview({isNew}: {isNew: boolean}): ReactNode {
  const {engine, site, address} = useEditor();
  const workspace = useWorkspace();
  const {publishing, isSignedIn, login, own} = usePublishing();
  const [isAdding, setAdding] = useState(isNew);
  const visitors = useBaseUrl('/');
  const files = useAnswer(() => engine.run('overview'), []);

  const titleOf = (file: string) =>
    files?.find((one) => one.file === file)?.title ?? site.titles[file] ?? file.replace(/^\w+\//, '');
  const listOf = (folder: string) =>
    files
      ?.filter(({file}) => file.startsWith(folder))
      .map(({file, title, problems, open}) => {
        const notes = [
          workspace.isChanged(file) && 'changed',
          problems.length > 0 && counted(problems.length),
          open > 0 && `${open} to confirm`,
        ];
        const page = file.replace(/^pages\/(index)?|\.mdx$/g, '') || '/';
        return (
          <li key={file} className={look.row}>
            {folder === 'pages/' && (
              <span className={styles.tile} aria-hidden>
                <Silk name={silkOfPage(page)} />
              </span>
            )}
            <a href={address(file)}>{title}</a>
            <span className={look.hint}>{notes.filter(Boolean).join(', ')}</span>
          </li>
        );
      });
  const changed = workspace.changes.map(({file}) => (
    <li key={file} className={look.row}>
      {file.startsWith('pictures/') ? titleOf(file) : <a href={address(file)}>{titleOf(file)}</a>}
      <button type="button" aria-label={`Throw away ${titleOf(file)}`} onClick={() => workspace.drop(file)}>
        Throw away
      </button>
    </li>
  ));
  const proposed = own.map(({number, title}) => (
    <li key={number}>
      <a href={addressWith(address(''), {proposal: number})}>#{number}</a> {title}
    </li>
  ));
  const toVisitors = (
    <a href={visitors} target="_self">
      See the site
    </a>
  );
  return (
    <View title="Edit the site" more={toVisitors}>
      {changed.length > 0 && (
        <Panel title="Your changes" items={changed}>
          <p>They are only in this browser until you send them.</p>
        </Panel>
      )}
      {isSignedIn && (
        <Panel title="Your proposals" items={proposed}>
          <p className={look.row}>
            {proposed.length === 0 && 'None is open.'}
            {login && ` Signed in as ${login}. You can propose changes.`}
            <button type="button" onClick={() => void publishing.signOut()}>
              Sign out
            </button>
          </p>
        </Panel>
      )}
      <div className={styles.columns}>
        <div>
          <Panel title="Pages" items={listOf('pages/')} />
          {isAdding ? (
            <NewPage onClose={() => setAdding(false)} />
          ) : (
            <button type="button" onClick={() => setAdding(true)}>
              New page
            </button>
          )}
        </div>
        <Panel title="Facts on several pages" items={listOf('records/')} />
      </div>
    </View>
  );
}
