import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {Diagnostic} from '../../../content';
import {Outdated} from '../file/Notices';
import {editorUrl, useEditor} from '../shared/context';
import {useOnline} from '../shared/useOnline';
import styles from '../styles.module.css';
import type {Standing} from './useMergedDrafts';

/** What keeps the proposal from being published, each with a link to its place. */
function ProblemsLeft({problems}: {problems: Diagnostic[]}): ReactNode {
  const {home} = useEditor();
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

/** Files in which two versions meet: handing over the whole text would undo somebody's work. */
function Meeting({files, titleOf}: {files: string[]; titleOf: (file: string) => string}): ReactNode {
  const {home} = useEditor();
  if (files.length === 0) return null;
  return (
    <div className={styles.notice}>
      <p role="alert">
        {files.length === 1 ? 'This file has' : 'These files have'} changed elsewhere since you began. Open{' '}
        {files.length === 1 ? 'it' : 'each'} and choose what to keep. It can be handed over then.
      </p>
      <ul>
        {files.map((file) => (
          <li key={file}>
            <Link to={editorUrl(home, file)}>{titleOf(file)}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface Props {
  standing: Standing[];
  problems: Diagnostic[];
  titleOf: (file: string) => string;
}

/** What has to be known before anything goes to GitHub: problems, and how the files stand there. */
export default function BeforeHandOff({standing, problems, titleOf}: Props): ReactNode {
  const {site} = useEditor();
  const online = useOnline();
  const named = (state: Standing['state']) => standing.filter((one) => one.state === state).map(({file}) => file);
  const arrived = named('arrived').map(titleOf);
  const kinds = standing.map(({kind}) => kind);
  const build = site.commit ? `commit ${site.commit.slice(0, 7)}, which this build shows` : 'this build was made';
  return (
    <>
      <ProblemsLeft problems={problems} />
      <Meeting files={named('meets')} titleOf={titleOf} />
      {arrived.length > 0 && (
        <p className={styles.notice} role="status">
          Already on the site as you wrote it: {arrived.join(', ')}.
        </p>
      )}
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
