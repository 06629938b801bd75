/** Hands the records to the components, and reads them afresh when one is saved during `npm start`. */
import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadRecords, type Records, readRecords} from '../../content';
import {describeFile, fileAt} from '../../content/documents';
import {diskFiles} from '../../content/files.node';
import {readEnvironment} from '../../environment';
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
      const disk = diskFiles(siteDir);
      const records = content as Records;
      const files = Object.entries(records.buttons).flatMap(([label, to]) => {
        const file = to && fileAt(to, disk);
        return file ? [[label, describeFile(file, disk)]] : [];
      });
      actions.setGlobalData(publicRecords(records, Object.fromEntries(files)));
    },
  };
}
