import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {Diagnostic} from '../../../content';
import {EDITABLE} from '../../site';
import {editorUrl, useEditor} from '../shared/context';
import shared from '../shared/styles.module.css';

interface Props {
  problem: Diagnostic;
  /** What its file is called. */
  title: string;
}

/** Where a problem of another file stands. */
export default function OtherPlace({problem: {file, start}, title}: Props): ReactNode {
  const {line} = start;
  const {home} = useEditor();
  if (file.startsWith('pictures/')) return <Link to={home}>{file}</Link>;
  const place = `${title}, line ${line}`;
  return (
    <>
      {EDITABLE.test(file) ? <Link to={editorUrl(home, file, line)}>{place}</Link> : place}
      {title !== file && <span className={shared.path}>{file}</span>}
    </>
  );
}
