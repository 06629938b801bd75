import type {ReactNode} from 'react';

interface Props {
  /** The name as it is read on the screen. */
  label?: ReactNode;
  /** Words after it, where the name alone says little to those who hear a list of links, or search for one. */
  unseen?: string;
}

/** The name of a page in the bar, the drawer and the footer. */
export default function PageName({label, unseen}: Props): ReactNode {
  return (
    <>
      {label}
      {unseen && <span className="sr-only"> {unseen}</span>}
    </>
  );
}
