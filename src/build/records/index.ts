/** Gives the records to the components, and reads them again when one is saved during `npm start`. */
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {ContentFiles} from '../../content/checker/files';
import {describeFile, fileAt} from '../../content/site/documents';
import {diskFiles, pathOf} from '../../content/site/files.node';
import {loadRecords, type Records, readRecords} from '../../content/site/records';
import {publicRecords} from '../../content/site/records/public';
import type {PublicRecords} from '../../content/site/records/registry';
import type {Environment} from '../../environment';
import {asFile} from '../documents';
import {siteFolders} from '../site';

/** Adds type and size for buttons that link to a file. */
function describeDestinations(records: PublicRecords, disk: ContentFiles): PublicRecords {
  const destinations = {...records.destinations};
  const files: Record<string, string> = {};
  for (const [label, address] of Object.entries(records.destinations)) {
    const file = fileAt(address, disk);
    if (!file) continue;
    destinations[label] = asFile(address);
    files[label] = describeFile(file, disk);
  }
  return {...records, destinations, ...(Object.keys(files).length > 0 && {files})};
}

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
      actions.setGlobalData(describeDestinations(publicRecords(content as Records), diskFiles(folders)));
    },
  };
}
