import type {ReactNode} from 'react';
import {useRecords} from '../records';
import styles from './styles.module.css';

/** Where else the organisation is, one place a line: names alone until the records give a link or a handle. */
export default function Platforms(): ReactNode {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without markers is one.
    <ul role="list" className={styles.platforms}>
      {useRecords().organisation.platforms.map(({name, handle, link}) => (
        <li key={name}>
          {link ? <a href={link}>{name}</a> : name}
          {handle && ` ${handle}`}
        </li>
      ))}
    </ul>
  );
}
