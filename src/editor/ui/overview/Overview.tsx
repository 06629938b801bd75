import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Silk from '@site/src/components/Silk';
import {type ReactNode, useEffect, useRef, useState} from 'react';
import type {FileSummary} from '../../engine/engine';
import {editorUrl, useEditor} from '../shared/context';
import FileTile from '../shared/FileTile';
import styles from '../styles.module.css';
import DraftList from './DraftList';
import New from './New';
import PictureList from './PictureList';

const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

function notesOf({open, problems}: FileSummary): string {
  return [
    problems.length > 0 && counted(problems.length, 'problem', 'problems'),
    open > 0 && `${open} to confirm or fill in`,
  ]
    .filter(Boolean)
    .join(', ');
}

function Files({title, files}: {title: string; files: FileSummary[]}): ReactNode {
  const {home} = useEditor();
  const id = `files-${title.toLowerCase()}`;
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without marks is none to Safari unless it says so. */}
      <ul className={styles.files} role="list" aria-labelledby={id}>
        {files.map((file) => (
          <li key={file.file}>
            <FileTile file={file.file} />
            <div>
              <Link to={editorUrl(home, file.file)}>{file.title}</Link>
              <span className={styles.path}>{file.file}</span>
            </div>
            <span className={styles.note}>{notesOf(file)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The list of files. */
export default function Overview({
  open,
  template,
}: {
  open: (address: string) => void;
  template: string | null;
}): ReactNode {
  const {engine, site} = useEditor();
  // Loaded, not routed: the site's pages have a stricter policy.
  const visitors = useBaseUrl('/');
  const [files, setFiles] = useState<FileSummary[]>([]);
  const [trouble, setTrouble] = useState(false);
  const [version, setVersion] = useState(0);
  const title = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (!template) title.current?.focus();
  }, [template]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft that is gone changes what is listed.
  useEffect(() => {
    let current = true;
    engine.run('overview').then(
      (found) => current && setFiles(found),
      () => current && setTrouble(true),
    );
    return () => {
      current = false;
    };
  }, [engine, version]);

  return (
    <>
      <header className={styles.top}>
        <span className={styles.tile}>
          <Silk name="home" />
        </span>
        <h1 tabIndex={-1} ref={title}>
          Edit the site
        </h1>
        <div className={styles.actions}>
          <Link to={`pathname://${visitors}`} target="_self" className={styles.plainLink}>
            See the site
          </Link>
        </div>
      </header>
      <p className={styles.lead}>
        Choose what to change. You see the page while you write, and{' '}
        {site.canSave
          ? 'Save writes it to the files on this computer.'
          : 'nothing is published until you have handed it to GitHub and somebody has read it there.'}
      </p>
      <DraftList
        files={files}
        changed={() => {
          setVersion(version + 1);
          // The button that had the focus is gone.
          title.current?.focus();
        }}
      />
      {trouble && (
        <p className={styles.notice} role="alert">
          The files can’t be listed: one of your drafts takes too long to check. Throw it away, or make it shorter.
        </p>
      )}
      <div className={styles.lists}>
        <Files title="Pages" files={files.filter(({file}) => file.startsWith('pages/'))} />
        <Files title="Records" files={files.filter(({file}) => file.startsWith('records/'))} />
      </div>
      <PictureList />
      <New open={open} first={template} />
    </>
  );
}
