/** Replaced because no page, the handbook's included, needs "#" links. */
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Heading';
import type {ReactNode} from 'react';

export default function Heading({as: As, id, ...props}: Props): ReactNode {
  // A page's title needs no anchor: its address leads there.
  const anchor = As === 'h1' ? undefined : id;
  useBrokenLinks().collectAnchor(anchor);
  return <As id={anchor} {...props} />;
}
