import type {ReactNode} from 'react';
import Address from '../Address';
import {useRecords} from '../records';
import styles from './styles.module.css';

/** What a visitor can do today: come to the door while it is open. From the records. */
export default function VisitUs(): ReactNode {
  const {hours} = useRecords();
  const open = hours.week.filter(({closed}) => !closed).map(({days, opens, closes}) => `${days} ${opens}-${closes}`);
  return (
    <p className={styles.visit}>
      <strong>Come and see us:</strong> <Address inline />. {open.join(', ')}.
    </p>
  );
}
