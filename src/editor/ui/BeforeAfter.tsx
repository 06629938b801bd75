/** What a change says, each sentence before and after it. */
import type {ReactNode} from 'react';
import type {Told} from '../text/sentences';

/** `name`: of the list, for those who hear it. */
export default function BeforeAfter({sentences, name}: {sentences: readonly Told[]; name: string}): ReactNode {
  return (
    <ul role="list" aria-label={name}>
      {sentences.map(({old, now}, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what a commit changes is never another.
        <li key={at}>
          <div>
            {old && <del>{old}</del>}
            {now && <ins>{now}</ins>}
          </div>
        </li>
      ))}
    </ul>
  );
}
