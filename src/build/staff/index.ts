/** Adds what staff see and visitors don't: the ledger of everything still open, and the staff's bar. */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readLedgerIn} from '../../content/site/disk.node';
import {pathOf} from '../../content/site/files.node';
import {openInWords} from '../../content/site/ledger';
import type {Environment} from '../../environment';
import {siteFolders} from '../site';
import {editorAddress} from './links';
import type {LedgerData} from './theme/LedgerPage';

/** What the staff's bar says (`theme/AnnouncementBar`), and where it leads. */
export interface StaffData {
  build: string;
  open: number;
  editor: string;
}

export default function staffPlugin({siteDir, baseUrl}: LoadContext, environment: Environment): Plugin {
  const folders = siteFolders(siteDir, environment);
  const {commit} = environment;
  return {
    name: 'staff',
    getThemePath: () => path.join(__dirname, 'theme'),
    getPathsToWatch: () => ['pages/*.mdx', 'records/*.yml'].map((pattern) => pathOf(folders, pattern)),
    async contentLoaded({actions}) {
      const files = [...readLedgerIn(folders)].map(([file, items]) => ({
        file,
        entries: items.map((item) => ({...item, edit: editorAddress(`?file=${file}&line=${item.line}`)})),
      }));
      const open = files.reduce((sum, {entries}) => sum + entries.length, 0);
      const build = commit ? `Staff site, commit ${commit.slice(0, 7)}` : 'On this computer';
      actions.setGlobalData({build, open, editor: editorAddress()} satisfies StaffData);
      const data = await actions.createData(
        'ledger.json',
        JSON.stringify({summary: openInWords(open), files} satisfies LedgerData),
      );
      actions.addRoute({
        path: `${baseUrl}ledger`,
        component: '@theme/LedgerPage',
        modules: {data},
        exact: true,
      });
    },
  };
}
