import type {ReactNode} from 'react';
// One look for every list of ways to the organisation.
import styles from '../Platforms/styles.module.css';
import {useRecords} from '../records';

/** The telephone number and the e-mail address, once the records give them. Until then it shows nothing. */
export default function Reach(): ReactNode {
  const {telephone, email} = useRecords().organisation;
  if (!telephone && !email) return null;
  return (
    <ul className={styles.platforms}>
      {telephone && (
        <li>
          <a href={`tel:${telephone.replaceAll(' ', '')}`}>{telephone}</a>
        </li>
      )}
      {email && (
        <li>
          <a href={`mailto:${email}`}>{email}</a>
        </li>
      )}
    </ul>
  );
}
