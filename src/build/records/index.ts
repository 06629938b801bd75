/** Gives the records to the components, and reads them again when one is saved during `npm start`. */
import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadRecords, type Records, readRecords} from '../../content';
import {diskFiles} from '../../content/files.node';
import {readEnvironment} from '../../environment';
import {describeDestinations, publicRecords} from './publicRecords';

export type {PublicRecords} from './publicRecords';

export default function recordsPlugin({siteDir}: LoadContext): Plugin {
  let good: Records | undefined;
  return {
    name: 'records',
    getPathsToWatch: () => [`${siteDir}/records/*.yml`],
    loadContent: async () => {
      // While one has a problem, which the check shows, `npm start` continues with the last good ones.
      const kept = readEnvironment().isDevelopment ? good : undefined;
      const files = diskFiles(siteDir);
      good = readRecords(files).records ?? kept ?? loadRecords(files);
      return good;
    },
    contentLoaded: async ({content, actions}) => {
      actions.setGlobalData(describeDestinations(publicRecords(content as Records), diskFiles(siteDir)));
    },
  };
}
