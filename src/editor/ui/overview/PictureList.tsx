import {type ReactNode, useEffect, useState} from 'react';
import {whenAnswered} from '../../engine/client';
import type {PictureSummary} from '../../engine/engine';
import styles from '../pictures/styles.module.css';
import {useEditor} from '../shared/context';
import shared from '../styles.module.css';

/** Every picture of the site and of the drafts. */
export default function PictureList(): ReactNode {
  const {engine, pictures} = useEditor();
  const [all, setAll] = useState<PictureSummary[]>([]);
  const {drafts, urls, drop} = pictures;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft that is gone changes what is listed.
  useEffect(() => {
    whenAnswered(engine.run('pictures'), setAll);
  }, [engine, drafts]);

  const isDraft = (file: string) => drafts.some((draft) => draft.file === file);
  const throwAway = (file: string) => {
    if (confirm(`Throw away ${file}? Pages that use it will have a problem.`)) drop([file]);
  };
  return (
    <section className={`${shared.panel} ${styles.list}`} aria-labelledby="pictures">
      <h2 id="pictures">Pictures</h2>
      {all.length === 0 && <p>There are none yet. Open a page to put one in.</p>}
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without marks is none to Safari unless it says so. */}
      <ul className={shared.files} role="list" aria-labelledby="pictures">
        {all.map(({file, size, problems}) => (
          <li key={file}>
            <img className={styles.small} src={urls[`/${file}`]} alt="" />
            <div>
              <span className={shared.path}>{file}</span>
              <span className={shared.hint}>
                {size && `${size.width} × ${size.height} pixels. `}
                {isDraft(file) && 'Only on this device. '}
                {problems.join(' ')}
              </span>
            </div>
            {isDraft(file) && (
              <button type="button" onClick={() => throwAway(file)} aria-label={`Throw away ${file}`}>
                Throw away
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
