/** Replaced because the stock heading carries a "#" link, which a page for visitors does not need. */
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Heading';
import type {ReactNode} from 'react';

export default function Heading({as: As, id, ...props}: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return <As id={As === 'h1' ? undefined : id} {...props} />;
}
