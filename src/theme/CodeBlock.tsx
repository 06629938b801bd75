/** Code blocks, fetched where a page has one: with their highlighter they would be a fifth of the staff's main script. */
import type {Props} from '@theme/CodeBlock';
import {lazy, type ReactNode, Suspense} from 'react';

const Original = lazy(() => import('@theme-original/CodeBlock'));

export default function CodeBlock(props: Props): ReactNode {
  return (
    <Suspense>
      <Original {...props} />
    </Suspense>
  );
}
