/** Replaced because no page needs Docusaurus' "#" links, and to keep a slash from ending a line. */
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Heading';
import type {ReactNode} from 'react';

export default function Heading({as: As, id, children, ...props}: Props): ReactNode {
  // The page's address links to its title.
  const anchor = As === 'h1' ? undefined : id;
  useBrokenLinks().collectAnchor(anchor);
  const text = typeof children === 'string' ? children.replaceAll(' / ', ' /\u00a0') : children;
  return (
    <As id={anchor} {...props}>
      {text}
    </As>
  );
}
