/** A list under its heading, with what comes below it. */
import type {ReactNode} from 'react';

interface Props {
  title: string;
  rows: ReactNode[];
  children?: ReactNode;
}

export default function ListPanel({title, rows, children}: Props): ReactNode {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul role="list" aria-label={title}>
        {rows}
      </ul>
      {children}
    </section>
  );
}
