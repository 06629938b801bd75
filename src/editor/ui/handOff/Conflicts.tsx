import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {editorUrl, useEditor} from '../shared/context';
import shared from '../shared/styles.module.css';

interface Props {
  files: string[];
  titleOf: (file: string) => string;
}

/** Files with conflicting changes: handing over the whole text would undo somebody's work. */
export default function Conflicts({files, titleOf}: Props): ReactNode {
  const {home} = useEditor();
  if (files.length === 0) return null;
  const isOne = files.length === 1;
  return (
    <div className={shared.notice}>
      <p role="alert">
        {isOne ? 'This file has' : 'These files have'} changed elsewhere since you began. Open {isOne ? 'it' : 'each'}{' '}
        and choose what to keep. It can be handed over then.
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
