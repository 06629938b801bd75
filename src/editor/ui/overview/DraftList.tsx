import {useHistory} from '@docusaurus/router';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {FileSummary} from '../../engine/results';
import {useEditor} from '../shared/context';
import List from '../shared/List';
import Panel from '../shared/Panel';
import Status from '../shared/Status';
import shared from '../shared/styles.module.css';
import {useSave} from '../shared/useSave';
import {titlesIn} from '../shared/useTitles';
import FileRow from './FileRow';
import styles from './styles.module.css';

interface Props {
  files: FileSummary[];
  /** Called when a draft is gone. */
  onChange: () => void;
}

const formatTime = (time: number) => new Date(time).toLocaleString('en-GB', {dateStyle: 'medium', timeStyle: 'short'});

/** What staff have changed and not handed over. */
export default function DraftList({files, onChange}: Props): ReactNode {
  const {site, drafts, pictures, engine, home} = useEditor();
  const history = useHistory();
  const {saveAll, status} = useSave();
  const all = drafts.list();
  const titleOf = titlesIn(site, files);

  const discard = (file: string, text: string) => {
    if (!confirm(`Throw away what you changed in “${titleOf(file)}”?`)) return;
    pictures.dropWith(
      text,
      all.filter((one) => one.file !== file).map((one) => one.text),
    );
    drafts.drop(file);
    engine.put(file, undefined);
    onChange();
  };

  return (
    <>
      <Status>{status}</Status>
      {all.length > 0 && (
        <Panel id="drafts" title="Drafts">
          <p>What you have changed on this device. Nobody else sees it yet.</p>
          <List className={styles.files} labelledBy="drafts">
            {all.map(({file, text, changed}) => (
              <FileRow key={file} file={file} title={titleOf(file)} path={`${file}, ${formatTime(changed)}`}>
                <button
                  type="button"
                  onClick={() => discard(file, text)}
                  aria-label={`Throw away the draft of ${titleOf(file)}`}
                >
                  Throw away
                </button>
              </FileRow>
            ))}
          </List>
          <button
            type="button"
            className={clsx(shared.main, styles.onward)}
            onClick={() => (site.canSave ? void saveAll(all).then(onChange) : history.push(`${home}?github`))}
          >
            {site.canSave ? 'Save all' : 'Continue on GitHub'}
          </button>
        </Panel>
      )}
    </>
  );
}
