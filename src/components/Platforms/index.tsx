import type {ReactNode} from 'react';
import {useRecords} from '../records';
import styles from './styles.module.css';

/** Where else the organisation can be found: names alone until the records give a link or a handle. */
export default function Platforms(): ReactNode {
  return (
    <ul className={styles.platforms}>
      {useRecords().organisation.platforms.map(({name, handle, link}) => (
        <li key={name}>
          {link ? <a href={link}>{name}</a> : name}
          {handle && ` ${handle}`}
        </li>
      ))}
    </ul>
  );
}
