/** Replaced because no page needs the "#" links that Docusaurus adds to headings. */
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Heading';
import type {ReactNode} from 'react';

export default function Heading({as: As, id, ...props}: Props): ReactNode {
  // The page's address links to its title.
  const anchor = As === 'h1' ? undefined : id;
  useBrokenLinks().collectAnchor(anchor);
  return <As id={anchor} {...props} />;
}
