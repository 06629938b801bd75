/** Gives the records to the components, and reads them again when one is saved during `npm start`. */
import type {LoadContext, Plugin} from '@docusaurus/types';
import {diskFiles, pathOf} from '../../content/files.node';
import {loadRecords, readRecords} from '../../content/records/load';
import {publicRecords} from '../../content/records/public';
import type {Records} from '../../content/records/registry';
import type {Environment} from '../../environment';
import {siteFolders} from '../site';

export default function recordsPlugin({siteDir}: LoadContext, environment: Environment): Plugin {
  const folders = siteFolders(siteDir, environment);
  let good: Records | undefined;
  return {
    name: 'records',
    getPathsToWatch: () => [pathOf(folders, 'records/*.yml')],
    loadContent: async () => {
      // While one has a problem, which the check shows, `npm start` continues with the last good ones.
      const kept = environment.target === 'start' ? good : undefined;
      const files = diskFiles(folders);
      good = readRecords(files).records ?? kept ?? loadRecords(files);
      return good;
    },
    contentLoaded: async ({content, actions}) => {
      actions.setGlobalData(publicRecords(content as Records));
    },
  };
}
