import type {ReactNode} from 'react';
import shared from '../shared/styles.module.css';
import Copy from './Copy';
import Downloads from './Downloads';
import type {MergedDraft} from './useMergedDrafts';

interface Props {
  ready: MergedDraft[];
  pictures: string[];
  titleOf: (file: string) => string;
}

/** Everything to copy and download, for a build that can't link to GitHub. */
export default function WithoutRepository({ready, pictures, titleOf}: Props): ReactNode {
  return (
    <>
      <p className={shared.notice}>
        This build doesn’t know its repository on GitHub. Copy each text and hand it to whoever looks after the site.
      </p>
      {pictures.length > 0 && (
        <ul>
          <Downloads files={pictures} />
        </ul>
      )}
      {ready.map(({file, text}) => (
        <p key={file}>
          {titleOf(file)} <Copy text={text} label={`Copy the text of ${file}`} />
        </p>
      ))}
    </>
  );
}
