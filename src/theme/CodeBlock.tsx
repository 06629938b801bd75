/** Replaced to be fetched only where a page has code: with its highlighter it would be a fifth of the staff's main script. */
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
