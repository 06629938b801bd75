/** Replaced because the stock drawing is ten times as long, on every page. */
import type {ComponentProps, ReactNode} from 'react';

export default function IconSystemColorMode(props: ComponentProps<'svg'>): ReactNode {
  return (
    <svg aria-hidden="true" viewBox="0 0 8 8" width={24} height={24} {...props}>
      <path fill="currentColor" d="M4 1a3 3 0 0 1 0 6V6.3a2.3 2.3 0 0 1 0-4.6zM4 1a3 3 0 0 0 0 6z" />
    </svg>
  );
}
