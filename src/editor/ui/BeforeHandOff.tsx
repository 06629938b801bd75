import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {type ReactNode, useEffect, useState} from 'react';
import type {Diagnostic} from '../../content';
import {whenAnswered} from '../engine/client';
import {textIn} from '../site';
import type {Draft} from '../store/drafts';
import {askUpstream, knownText, type Upstream} from '../store/upstream';
import {editorUrl, useEditor} from './context';
import {Outdated} from './Notices';
import styles from './styles.module.css';
import {useOnline} from './useOnline';

interface Props {
  drafts: (Draft & {file: string})[];
}

/** What keeps the proposal from being published, each with a link to its place. */
function ProblemsLeft(): ReactNode {
  const {engine, home} = useEditor();
  const [problems, setProblems] = useState<Diagnostic[]>([]);
  useEffect(() => {
    whenAnswered(engine.run('overview'), (files) => setProblems(files.flatMap((one) => one.problems)));
  }, [engine]);
  if (problems.length === 0) return null;
  return (
    <div className={styles.notice}>
      <p role="alert">
        {problems.length === 1
          ? 'There is 1 problem in the files. Fix it first: GitHub’s check doesn’t let it through.'
          : `There are ${problems.length} problems in the files. Fix them first: GitHub’s check doesn’t let them through.`}
      </p>
      <ul>
        {problems.map(({file, line, column, rule, message}) => (
          <li key={`${file} ${line} ${column} ${rule} ${message}`}>
            <Link to={editorUrl(home, file, line)}>
              {file}, line {line}
            </Link>
            : {message}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Files that somebody else has changed: handing over the whole text would undo that. */
function Moved({files}: {files: string[]}): ReactNode {
  const {home} = useEditor();
  if (files.length === 0) return null;
  return (
    <div className={styles.notice}>
      <p role="alert">
        {files.length === 1 ? 'This file has' : 'These files have'} changed since you began. Open{' '}
        {files.length === 1 ? 'it' : 'them'} and bring both versions together first, or your text undoes somebody else’s
        work.
      </p>
      <ul>
        {files.map((file) => (
          <li key={file}>
            <Link to={editorUrl(home, file)}>{file}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What has to be known before anything goes to GitHub: problems, and how the files stand there. */
export default function BeforeHandOff({drafts}: Props): ReactNode {
  const {site} = useEditor();
  const commitUrl = useBaseUrl('/commit.txt');
  const online = useOnline();
  const [moved, setMoved] = useState<string[]>([]);
  const [kinds, setKinds] = useState<(Upstream['kind'] | undefined)[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again with a connection that comes back.
  useEffect(() => {
    const abort = new AbortController();
    const ask = async (draft: Props['drafts'][number]) => {
      const embedded = textIn(site, draft.file);
      // A file that the build doesn't know is new.
      const upstream =
        embedded === undefined ? undefined : await askUpstream(site, draft.file, commitUrl, abort.signal);
      const newest = upstream?.kind === 'github' ? upstream.text : knownText(draft, embedded, site.commit);
      return {file: draft.file, kind: upstream?.kind, moved: newest !== draft.base && newest !== draft.text};
    };
    void Promise.all(drafts.map(ask)).then((found) => {
      if (abort.signal.aborted) return;
      setMoved(found.filter((one) => one.moved).map(({file}) => file));
      setKinds(found.map(({kind}) => kind));
    });
    return () => abort.abort();
  }, [drafts, site, commitUrl, online]);

  const build = site.commit ? `commit ${site.commit.slice(0, 7)}, which this build shows` : 'this build was made';
  return (
    <>
      <ProblemsLeft />
      <Moved files={moved} />
      {!online && (
        <p className={styles.notice} role="status">
          You seem to be offline, so GitHub can’t be opened. Your drafts stay in this browser until you are back.
        </p>
      )}
      {kinds.includes('outdated') && <Outdated />}
      {site.repository && kinds.includes('unknown') && (
        <p className={styles.notice} role="status">
          The editor can’t read these files on GitHub, so it can’t tell whether somebody else has changed them since{' '}
          {build}. In the pull request, look under “Files changed”: if there are lines that you didn’t touch, your text
          undoes somebody else’s work.
        </p>
      )}
    </>
  );
}
