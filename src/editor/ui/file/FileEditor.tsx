/** A file that is open: a page, or a record of facts. */
import type {ReactNode} from 'react';
import type {Target} from '../context';
import PageEditor from './PageEditor';
import RecordEditor from './RecordEditor';

/** `target`: the place that the address asks for, and the page that led there. */
export default function FileEditor({file, target = {}}: {file: string; target?: Target}): ReactNode {
  const isRecord = file.startsWith('records/');
  return isRecord ? <RecordEditor file={file} target={target} /> : <PageEditor file={file} target={target} />;
}
