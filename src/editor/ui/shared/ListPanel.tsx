/** A list under its heading, with what comes below it. */

import type {ReactNode} from 'react';
import look from './look.module.css';

interface Props {
  title: string;
  rows: ReactNode[];
  children?: ReactNode;
}

export default function ListPanel({title, rows, children}: Props): ReactNode {
  return (
    <section aria-label={title} className={look.stack}>
      <h2>{title}</h2>
      <ul role="list" aria-label={title} className={look.list}>
        {rows}
      </ul>
      {children}
    </section>
  );
}
