import type {ReactNode} from 'react';
import type {FileSummary} from '../../engine/results';
import List from '../shared/List';
import Panel from '../shared/Panel';
import FileRow from './FileRow';
import styles from './styles.module.css';

function noteFor({open, problems: {length}}: FileSummary): string {
  const notes = [
    length > 0 && `${length} ${length === 1 ? 'problem' : 'problems'}`,
    open > 0 && `${open} to confirm or fill in`,
  ];
  return notes.filter(Boolean).join(', ');
}

/** Files of one kind, with what is left to do in each. */
export default function FileList({title, files}: {title: string; files: FileSummary[]}): ReactNode {
  const id = `files-${title.toLowerCase()}`;
  return (
    <Panel id={id} title={title}>
      <List className={styles.files} labelledBy={id}>
        {files.map((one) => (
          <FileRow key={one.file} file={one.file} title={one.title} path={one.file}>
            <span className={styles.note}>{noteFor(one)}</span>
          </FileRow>
        ))}
      </List>
    </Panel>
  );
}
