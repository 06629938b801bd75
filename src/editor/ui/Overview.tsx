/** The list of everything that can be edited, and of this person's open proposals. */
import useBaseUrl from '@docusaurus/useBaseUrl';
import Silk from '@site/src/components/Silk';
import {silkOfPage} from '@site/src/components/Silk/silks';
import {type ReactNode, useEffect, useId, useRef, useState} from 'react';
import type {FileSummary} from '../engine/results';
import {useEditor, usePublishing, useWorkspace} from './context';
import look from './look.module.css';
import NewPage from './NewPage';
import {counted} from './Problems';
import styles from './shell.module.css';

interface FileListProps {
  title: string;
  files: FileSummary[];
}

/** Files of one kind, with what is left to do in each. */
function FileList({title, files}: FileListProps): ReactNode {
  const {address} = useEditor();
  const workspace = useWorkspace();
  const id = useId();
  const noteFor = ({file, open, problems}: FileSummary) =>
    [
      workspace.changes.some((change) => change.file === file) && 'changed',
      problems.length > 0 && counted(problems.length),
      open > 0 && `${open} to confirm`,
    ]
      .filter(Boolean)
      .join(', ');
  return (
    <section className={look.panel} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={look.list} aria-labelledby={id}>
        {files.map((one) => (
          <li key={one.file} className={styles.file}>
            {one.file.startsWith('pages/') && (
              <span className={styles.tile} aria-hidden>
                <Silk name={silkOfPage(one.file.replace(/^pages\/(index)?|\.mdx$/g, '') || '/')} />
              </span>
            )}
            <a href={address(one.file)}>{one.title}</a>
            <span className={look.hint}>{noteFor(one)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What this person has proposed, and as whom. */
function Proposals(): ReactNode {
  const {address} = useEditor();
  const {publishing, isSignedIn, login, own} = usePublishing();
  const id = useId();
  if (!isSignedIn) return null;
  return (
    <section className={look.panel} aria-labelledby={id}>
      <h2 id={id}>Your proposals</h2>
      {own.length === 0 && <p>None is open.</p>}
      <ul className={look.list} aria-labelledby={id}>
        {own.map(({number, title}) => (
          <li key={number}>
            <a href={`${address('')}?proposal=${number}`}>#{number}</a> {title}
          </li>
        ))}
      </ul>
      <p className={look.row}>
        {login ? `Signed in as ${login}. You can propose changes.` : 'Signed in.'}
        <button type="button" onClick={() => void publishing.signOut()}>
          Sign out
        </button>
      </p>
    </section>
  );
}

/** What is changed and not sent, file by file. */
function Changes({titleOf}: {titleOf: (file: string) => string}): ReactNode {
  const {address} = useEditor();
  const workspace = useWorkspace();
  const id = useId();
  if (workspace.changes.length === 0) return null;
  return (
    <section className={look.panel} aria-labelledby={id}>
      <h2 id={id}>Your changes</h2>
      <p>They are only in this browser until you send them.</p>
      <ul className={look.list} aria-labelledby={id}>
        {workspace.changes.map(({file}) => (
          <li key={file} className={styles.file}>
            {file.startsWith('pictures/') ? <span>{titleOf(file)}</span> : <a href={address(file)}>{titleOf(file)}</a>}
            <button type="button" aria-label={`Throw away ${titleOf(file)}`} onClick={() => workspace.drop(file)}>
              Throw away
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** `isNew`: the address asks for a new page. */
export default function Overview({isNew}: {isNew: boolean}): ReactNode {
  const {engine, site} = useEditor();
  const {version} = useWorkspace();
  const [files, setFiles] = useState<FileSummary[]>([]);
  const [hasFailed, setFailed] = useState(false);
  const [isAdding, setAdding] = useState(isNew);
  const heading = useRef<HTMLHeadingElement>(null);
  const visitors = useBaseUrl('/');

  useEffect(() => heading.current?.focus({preventScroll: true}), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every change.
  useEffect(() => {
    let isCurrent = true;
    engine.run('overview').then(
      (found) => isCurrent && setFiles(found),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [engine, version]);

  const titleOf = (file: string) =>
    files.find((one) => one.file === file)?.title ?? site.titles[file] ?? file.replace(/^\w+\//, '');
  return (
    <div className={styles.overview}>
      <header className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          Edit the site
        </h1>
        <a href={visitors} target="_self">
          See the site
        </a>
      </header>
      <Changes titleOf={titleOf} />
      <Proposals />
      {hasFailed && (
        <p role="alert" className={look.notice}>
          The files can’t be listed: one of your changes takes too long to check. Throw it away, or make it shorter.
        </p>
      )}
      <div className={styles.lists}>
        <div>
          <FileList title="Pages" files={files.filter(({file}) => file.startsWith('pages/'))} />
          {isAdding ? (
            <NewPage onClose={() => setAdding(false)} />
          ) : (
            <button type="button" onClick={() => setAdding(true)}>
              New page
            </button>
          )}
        </div>
        <FileList title="Facts on several pages" files={files.filter(({file}) => file.startsWith('records/'))} />
      </div>
    </div>
  );
}
