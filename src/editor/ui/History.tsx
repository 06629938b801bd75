/** What was published of a file, with dates and names, and the way back to it. */
import {type ReactNode, useEffect, useId, useRef, useState} from 'react';
import {readFiles, readHistory, type Version} from '../github/repository';
import {useEditor} from './context';
import look from './look.module.css';
import styles from './shell.module.css';

const formatDate = (date: string) => new Date(date).toLocaleString('en-GB', {dateStyle: 'long', timeStyle: 'short'});

export default function History({file}: {file: string}): ReactNode {
  const {site, workspace, publishing, open, address, announce} = useEditor();
  const [versions, setVersions] = useState<Version[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const title = site.titles[file] ?? file;

  useEffect(() => {
    heading.current?.focus({preventScroll: true});
    void publishing.run('Looking…', async (github) => setVersions(await readHistory(github, site.branch, file)));
  }, [publishing, site, file]);

  const bringBack = ({commit, date}: Version) =>
    publishing.run('Looking…', async (github) => {
      const files = await readFiles(github, commit, [file]);
      workspace.apply({label: 'Bring back', files});
      open(files[file] === null ? '' : file);
      announce(`${title} is as it was on ${formatDate(date)}. Propose it, or choose Undo.`);
    });

  return (
    <div className={styles.view}>
      <header className={look.row}>
        <h1 id={id} ref={heading} tabIndex={-1}>
          History of {title}
        </h1>
        <a href={address(file)}>Back to {title}</a>
      </header>
      <ol className={look.list} aria-labelledby={id}>
        {versions.map((version, index) => (
          <li key={version.commit} className={look.row}>
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
