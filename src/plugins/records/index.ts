/** Hands the records to the components, and reads them afresh when one is saved during `npm start`. */
import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadRecords, type Records, readRecords} from '../../content';
import {diskFiles} from '../../content/files.node';
import {readEnvironment} from '../../environment';
import {describeDestinations} from '../documents/describeDestinations';
import {publicRecords} from './publicRecords';

export type {PublicRecords} from './publicRecords';

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
      actions.setGlobalData(describeDestinations(publicRecords(content as Records), diskFiles(siteDir)));
    },
  };
}
