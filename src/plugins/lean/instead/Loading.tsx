/** Replaces Docusaurus' screens for a page whose script is late or lost, which are drawn with 2 kB of styles. */
import type {ReactNode} from 'react';
import type {LoadingComponentProps} from 'react-loadable';

export default function Loading({error, retry}: LoadingComponentProps): ReactNode {
  if (!error) return null;
  return (
    <p role="alert">
      This page did not arrive.{' '}
      <button type="button" onClick={retry}>
        Try again
      </button>
    </p>
  );
}
