import type {ReactNode} from 'react';
// Every list of ways to reach the organisation looks the same.
import {chatAddress} from '../../content/whatsapp';
import styles from '../Platforms/styles.module.css';
import {useRecords} from '../records';

/** The telephone number, the one for WhatsApp and the e-mail address, once the records give them. Until then nothing. */
export default function Reach(): ReactNode {
  const {telephone, whatsapp, email} = useRecords().organisation;
  if (!telephone && !whatsapp && !email) return null;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without markers is one.
    <ul role="list" className={styles.platforms}>
      {telephone && (
        <li>
          <a href={`tel:${telephone.replaceAll(' ', '')}`}>{telephone}</a>
        </li>
      )}
      {whatsapp && (
        <li>
          <a href={chatAddress(whatsapp)}>WhatsApp {whatsapp}</a>
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
