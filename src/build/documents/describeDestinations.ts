import {describeFile, fileAt} from '../../content/documents';
import type {ContentFiles} from '../../content/files';
import {asFile} from './asFile';

export interface Destinations {
  /** Only the buttons that lead somewhere. */
  destinations: Record<string, string>;
  /** What kind of file a button leads to, and how large, by the button's label; left out while none does. */
  files?: Record<string, string>;
}

/** The records for components, with what buttons need to know that lead to a file. */
export function describeDestinations<Records extends Destinations>(records: Records, disk: ContentFiles): Records {
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
