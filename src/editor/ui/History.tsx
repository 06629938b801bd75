/** What was published of a file, with dates and names, and the way back to it. */
import {type ReactNode, useEffect, useId, useRef, useState} from 'react';
import {keptKey} from '../github/account';
import {GitHub} from '../github/client';
import {readFiles} from '../github/commit';
import {Failure} from '../github/errors';
import {readHistory, type Version} from '../github/proposals';
import {useEditor} from './context';
import look from './look.module.css';
import styles from './shell.module.css';

const formatDate = (date: string) => new Date(date).toLocaleString('en-GB', {dateStyle: 'long', timeStyle: 'short'});

export default function History({file}: {file: string}): ReactNode {
  const {site, workspace, open, address, announce} = useEditor();
  const [versions, setVersions] = useState<Version[]>();
  const [failure, setFailure] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const {repository, branch} = site;
  const title = site.titles[file] ?? file;

  const attempt = async (action: (github: GitHub) => Promise<void>) => {
    if (!repository) return setFailure('This build doesn’t know its repository on GitHub, so it has no history.');
    try {
      await action(new GitHub(repository, keptKey(repository)));
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      setFailure(error.message);
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is opened.
  useEffect(() => {
    heading.current?.focus({preventScroll: true});
    void attempt(async (github) => setVersions(await readHistory(github, branch, file)));
  }, []);

  const bringBack = ({commit, date}: Version) =>
    attempt(async (github) => {
      const {[file]: text} = await readFiles(github, commit, [file]);
      if (typeof text !== 'string' && text !== null) return;
      workspace.apply({label: 'Bring back', files: {[file]: text}});
      open(text === null ? '' : file);
      announce(`${title} is as it was on ${formatDate(date)}. Propose it, or choose Undo.`);
    });

  return (
    <div className={styles.overview}>
      <header className={styles.head}>
        <h1 id={id} ref={heading} tabIndex={-1}>
          History of {title}
        </h1>
        <a href={address(file)}>Back to {title}</a>
      </header>
      {failure && (
        <p role="alert" className={look.notice}>
          {failure}
        </p>
      )}
      {!versions && !failure && <p>Looking …</p>}
      <ol className={look.list} aria-labelledby={id}>
        {versions?.map((version, index) => (
          <li key={version.commit} className={styles.file}>
            <div>
              <b>{version.title}</b>
              <span className={look.hint}>
                {formatDate(version.date)}, {version.name}
              </span>
            </div>
            {index > 0 && (
              <button
                type="button"
                aria-label={`Bring back the version of ${formatDate(version.date)}`}
                onClick={() => void bringBack(version)}
              >
                Bring back
              </button>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
