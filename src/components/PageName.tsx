import type {ReactNode} from 'react';

/** The name of a page in a list of links. Words after it are `unseen`: the name alone says little to who only hears it. */
const PageName = ({label, unseen}: {label?: ReactNode; unseen?: string}): ReactNode => (
  <>
    {label}
    {unseen && <span className="sr-only"> {unseen}</span>}
  </>
);

export default PageName;
