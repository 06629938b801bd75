/** A file that is open: a page, or a record of facts. */
import type {ReactNode} from 'react';
import {kindOf} from '../../../content/pageFiles';
import type {FileTarget} from '../target';
import PageEditor from './PageEditor';
import RecordEditor from './RecordEditor';

export default function FileEditor({target}: {target: FileTarget}): ReactNode {
  const isRecord = kindOf(target.file) === 'record';
  return isRecord ? <RecordEditor target={target} /> : <PageEditor target={target} />;
}
