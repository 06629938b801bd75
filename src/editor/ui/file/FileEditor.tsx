import {type ReactNode, useState} from 'react';
import {useEditor} from '../shared/context';
import MissingFile from './MissingFile';
import OpenFileEditor from './OpenFileEditor';
import type {Start} from './start';

/** Edits one file, if there is one of that name. */
export default function FileEditor({file, ...start}: Start & {file: string}): ReactNode {
  const {site, drafts} = useEditor();
  const [exists] = useState(() => Object.hasOwn(site.texts, file) || drafts.get(file) !== undefined);
  return exists ? <OpenFileEditor file={file} start={start} /> : <MissingFile file={file} />;
}
