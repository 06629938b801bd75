import type {ReactNode} from 'react';
import {useEditor} from '../shared/context';
import List from '../shared/List';
import Panel from '../shared/Panel';
import shared from '../shared/styles.module.css';
import {useAnswer} from '../shared/useAnswer';
import styles from './styles.module.css';

/** Every picture of the site and of the drafts. */
export default function PictureList(): ReactNode {
  const {engine, pictures} = useEditor();
  const {drafts, urls, drop} = pictures;
  const all = useAnswer(() => engine.run('pictures'), [engine, drafts]) ?? [];

  const isDraft = (file: string) => drafts.some((draft) => draft.file === file);
  const discard = (file: string) => {
    if (confirm(`Throw away ${file}? Pages that use it will have a problem.`)) drop([file]);
  };
  return (
    <Panel id="pictures" title="Pictures">
      {all.length === 0 && <p>There are none yet. Open a page to put one in.</p>}
      <List className={styles.files} labelledBy="pictures">
        {all.map(({file, size, problems}) => (
          <li key={file}>
            <img className={styles.thumbnail} src={urls[`/${file}`]} alt="" />
            <div>
              <span className={shared.path}>{file}</span>
              <span className={shared.hint}>
                {size && `${size.width} × ${size.height} pixels. `}
                {isDraft(file) && 'Only on this device. '}
                {problems.join(' ')}
              </span>
            </div>
            {isDraft(file) && (
              <button type="button" onClick={() => discard(file)} aria-label={`Throw away ${file}`}>
                Throw away
              </button>
            )}
          </li>
        ))}
      </List>
    </Panel>
  );
}
