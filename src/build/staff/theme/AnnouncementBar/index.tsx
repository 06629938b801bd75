/** Replaced so that the staff's bar is where Docusaurus has announcements: in the staff build and `npm start` alone. */
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {usePluginData} from '@docusaurus/useGlobalData';
import useRouteContext from '@docusaurus/useRouteContext';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {pageFile} from '../../../../content/pageFiles';
import {pathBelow} from '../../../../shared';
import type {StaffData} from '../..';
import styles from './styles.module.css';

/** The way to the editor: at the file of this page, or at the list of files where the page has none. */
function useEditorLink(): {to: string; label: string} {
  const {editor} = usePluginData('staff') as StaffData;
  const base = useBaseUrl('/');
  const {pathname} = useLocation();
  const {name} = useRouteContext().plugin;
  if (name !== 'docusaurus-plugin-content-pages') return {to: editor, label: 'Editor'};
  const page = pathBelow(base, pathname);
  return {to: `${editor}?file=${pageFile(page)}`, label: 'Edit'};
}

export default function StaffBar(): ReactNode {
  const {build, open} = usePluginData('staff') as StaffData;
  const {to, label} = useEditorLink();
  return (
    <aside aria-label="For staff" data-staff-bar className={clsx(styles.bar, 'screen-only')}>
      <span>{build}</span>
      <Link to="/open-questions">{open}</Link>
      <Link to="/handbook">Handbook</Link>
      <Link to={to} target="_self">
        {label}
      </Link>
    </aside>
  );
}
