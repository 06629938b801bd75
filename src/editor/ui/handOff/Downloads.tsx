import type {ReactNode} from 'react';
import {useEditor} from '../shared/context';

/** Links to download pictures of the drafts, to be uploaded elsewhere. */
export default function Downloads({files}: {files: string[]}): ReactNode {
  const {pictures} = useEditor();
  return files.map((file) => {
    const name = file.replace('pictures/', '');
    return (
      <li key={file}>
        <a href={pictures.urls[`/${file}`]} download={name}>
          Download {name}
        </a>
      </li>
    );
  });
}
