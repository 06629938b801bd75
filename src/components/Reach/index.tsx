import type {ReactNode} from 'react';
// Every list of ways to reach the organisation looks the same.
import styles from '../Platforms/styles.module.css';
import {useRecords} from '../records';

/** The telephone number and the e-mail address, once the records give them. Until then it shows nothing. */
export default function Reach(): ReactNode {
  const {telephone, email} = useRecords().organisation;
  if (!telephone && !email) return null;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without markers is one.
    <ul role="list" className={styles.platforms}>
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
