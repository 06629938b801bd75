/** What a change says, each sentence before and after it. */

import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {ChangedSentence} from '../../text/sentences';
import look from '../shared/look.module.css';

interface Props {
  sentences: readonly ChangedSentence[];
  /** The name of the list, for those who hear it. */
  name: string;
}

export default function BeforeAfter({sentences, name}: Props): ReactNode {
  return (
    <ul role="list" aria-label={name} className={look.list}>
      {sentences.map(({before, after}, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what a commit changes never changes.
        <li key={index}>
          <div className={clsx(look.stack, look.tight, look.words)}>
            {before && <del>{before}</del>}
            {after && <ins>{after}</ins>}
          </div>
        </li>
      ))}
    </ul>
  );
}
