/** Hands the records to the components, and reads them afresh when one is saved during `npm start`. */
import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadRecords, type Records, readRecords} from '../../content';
import {diskFiles} from '../../content/files.node';
import {readEnvironment} from '../../environment';
import {type Destinations, describeDestinations} from '../documents/describeDestinations';

/** What components may read with `useRecords()`: it travels with every page, so it stays small. */
export interface PublicRecords extends Pick<Records, 'organisation' | 'figures' | 'hours'>, Destinations {}

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
      const destinations = Object.fromEntries(Object.entries(buttons).filter(([, to]) => to));
      // A round trip through JSON leaves out what is not known, and the notes for staff are not for visitors.
      const shown = JSON.stringify({...records, destinations}, (key, value) =>
        key === 'confirm' || value === null ? undefined : value,
      );
      actions.setGlobalData(describeDestinations(JSON.parse(shown) as PublicRecords, diskFiles(siteDir)));
    },
  };
}
