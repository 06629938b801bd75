import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {editorUrl, useEditor} from '../shared/context';
import FileTile from '../shared/FileTile';
import shared from '../shared/styles.module.css';

interface Props {
  file: string;
  title: string;
  /** The line below the title. */
  path: string;
  /** What stands at the end of the row. */
  children: ReactNode;
}

/** One file of a list. All of the row leads to it. */
export default function FileRow({file, title, path, children}: Props): ReactNode {
  const {home} = useEditor();
  return (
    <li>
      <FileTile file={file} />
      <div>
        <Link to={editorUrl(home, file)}>{title}</Link>
        <span className={shared.path}>{path}</span>
      </div>
      {children}
    </li>
  );
}
