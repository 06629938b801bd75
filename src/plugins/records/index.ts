/** Hands the records to the components, and reads them afresh when one is saved during `npm start`. */
import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadRecords, type Records, readRecords} from '../../content';
import {describeFile, fileAt} from '../../content/documents';
import {diskFiles} from '../../content/files.node';
import {readEnvironment} from '../../environment';
import {asFile} from '../documents/remark';

/** What components may read with `useRecords()`: it travels with every page, so it stays small. */
export interface PublicRecords extends Pick<Records, 'organisation' | 'figures' | 'hours'> {
  /** Only the buttons that lead somewhere. */
  destinations: Record<string, string>;
  /** What kind of file a button leads to, and how large, by the button's label; left out while none does. */
  files?: Record<string, string>;
}

export default function recordsPlugin({siteDir}: LoadContext): Plugin {
  let good: Records | undefined;
  return {
    name: 'records',
    getPathsToWatch: () => [`${siteDir}/records/*.yml`],
    loadContent: async () => {
      // While one has a problem, `npm start` goes on with those of before; the check shows the problem.
      const kept = readEnvironment().isDevelopment ? good : undefined;
      const files = diskFiles(siteDir);
      good = readRecords(files).records ?? kept ?? loadRecords(files);
      return good;
    },
    contentLoaded: async ({content, actions}) => {
      // The menu is the bar's (docusaurus.config.ts).
      const {buttons, menu: _menu, ...records} = content as Records;
      const disk = diskFiles(siteDir);
      const known = Object.entries(buttons).flatMap(([label, to]) => (to ? [{label, to, file: fileAt(to, disk)}] : []));
      const destinations = Object.fromEntries(known.map(({label, to, file}) => [label, file ? asFile(to) : to]));
      const said = known.flatMap(({label, file}) => (file ? [[label, describeFile(file, disk)]] : []));
      const files = said.length > 0 ? Object.fromEntries(said) : undefined;
      // A round trip through JSON leaves out what is not known, and the notes for staff are not for visitors.
      const shown = JSON.stringify({...records, destinations, files}, (key, value) =>
        key === 'confirm' || value === null ? undefined : value,
      );
      actions.setGlobalData(JSON.parse(shown) as PublicRecords);
    },
  };
}
