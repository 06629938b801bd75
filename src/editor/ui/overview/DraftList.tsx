import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import type {ReactNode} from 'react';
import type {FileSummary} from '../../engine/engine';
import {editorUrl, useEditor} from '../shared/context';
import FileTile from '../shared/FileTile';
import {useSave} from '../shared/useSave';
import styles from '../styles.module.css';

/** What staff have changed and not handed over. */
export default function DraftList({files, changed}: {files: FileSummary[]; changed: () => void}): ReactNode {
  const {site, drafts, pictures, engine, home} = useEditor();
  const history = useHistory();
  const {saveAll, told} = useSave();
  const all = drafts.list();
  const titleOf = (name: string) => files.find(({file}) => file === name)?.title ?? name;
  const drop = (file: string) => {
    if (!confirm(`Throw away what you changed in “${titleOf(file)}”?`)) return;
    const others = all.filter((one) => one.file !== file).map(({text}) => text);
    pictures.dropWith(drafts.get(file)?.text ?? '', others);
    drafts.drop(file);
    engine.put(file, undefined);
    changed();
  };
  const section = (
    <section className={styles.panel} aria-labelledby="drafts">
      <h2 id="drafts">Drafts</h2>
      <p>What you have changed on this device. Nobody else sees it yet.</p>
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without marks is none to Safari unless it says so. */}
      <ul className={styles.files} role="list" aria-labelledby="drafts">
        {all.map(({file, changed: at}) => (
          <li key={file}>
            <FileTile file={file} />
            <div>
              <Link to={editorUrl(home, file)}>{titleOf(file)}</Link>
              <span className={styles.path}>
                {file}, {new Date(at).toLocaleString('en-GB', {dateStyle: 'medium', timeStyle: 'short'})}
              </span>
            </div>
            <button type="button" onClick={() => drop(file)} aria-label={`Throw away the draft of ${titleOf(file)}`}>
              Throw away
            </button>
          </li>
        ))}
      </ul>
      {site.canSave ? (
        <button type="button" className={styles.main} onClick={() => void saveAll(all).then(changed)}>
          Save all
        </button>
      ) : (
        <button type="button" className={styles.main} onClick={() => history.push(`${home}?github`)}>
          Continue on GitHub
        </button>
      )}
    </section>
  );
  return (
    <>
      <p role="status" className={styles.told}>
        {told}
      </p>
      {all.length > 0 && section}
    </>
  );
}
