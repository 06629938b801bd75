/** The staff's bar, in place of Docusaurus' announcements: in previews and `npm start` alone. */
import Link from '@docusaurus/Link';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {ReactNode} from 'react';
import type {StaffData} from '../..';
import {editorAddress} from '../../editorLinks';
import styles from './styles.module.css';

export default function StaffBar(): ReactNode {
  const {build, open} = usePluginData('ledger') as StaffData;
  return (
    <aside aria-label="For staff" className={styles.bar}>
      <span>{build}</span>
      <Link to="/ledger">{open === 0 ? 'Nothing to confirm' : `${open} to confirm`}</Link>
      <Link to="/handbook">Handbook</Link>
      <Link to={editorAddress('')} target="_self">
        Editor
      </Link>
    </aside>
  );
}
