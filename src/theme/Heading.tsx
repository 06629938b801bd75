/** Replaced because no page, the handbook's included, needs "#" links, and because a line should not end with a slash. */
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Heading';
import type {ReactNode} from 'react';

export default function Heading({as: As, id, children, ...props}: Props): ReactNode {
  // A page's title needs no anchor: its address leads there.
  const anchor = As === 'h1' ? undefined : id;
  useBrokenLinks().collectAnchor(anchor);
  const text = typeof children === 'string' ? children.replaceAll(' / ', ' /\u00a0') : children;
  return (
    <As id={anchor} {...props}>
      {text}
    </As>
  );
}
