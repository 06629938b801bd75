/** Hands the records to the components, and reads them afresh when one is saved during `npm start`. */
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readEnvironment} from '../../environment';
import {loadRecords, readRecords} from './load';
import type {Records} from './schema';

/** What components may read with `useRecords()`: it travels with every page, so it stays small. */
export interface PublicRecords extends Pick<Records, 'organisation' | 'figures' | 'hours'> {
  /** Only the buttons that lead somewhere. */
  destinations: Record<string, string>;
}

export default function recordsPlugin({siteDir}: LoadContext): Plugin {
  let good: Records | undefined;
  return {
    name: 'records',
    getPathsToWatch: () => [`${siteDir}/records/*.yml`],
    loadContent: async () => {
      // While one is broken, `npm start` goes on with those of before; the check says what is to be mended.
      const kept = readEnvironment().isDevelopment ? good : undefined;
      good = readRecords(siteDir).records ?? kept ?? loadRecords(siteDir);
      return good;
    },
    contentLoaded: async ({content, actions}) => {
      const {buttons, ...records} = content as Records;
      const destinations = Object.fromEntries(Object.entries(buttons).filter(([, to]) => to));
      // A round trip through JSON leaves out what is not known, and the notes for staff are not for visitors.
      const shown = JSON.stringify({...records, destinations}, (key, value) =>
        key === 'confirm' || value === null ? undefined : value,
      );
      actions.setGlobalData(JSON.parse(shown) as PublicRecords);
    },
  };
}
