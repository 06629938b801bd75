/** The part of the records that visitors get. The editor's preview needs it too, so this runs in browsers. */
import type {Records} from '../../content';
import {describeFile, fileAt} from '../../content/documents';
import type {ContentFiles} from '../../content/files';

export interface Destinations {
  /** Only the buttons that lead somewhere. */
  destinations: Record<string, string>;
  /** What kind of file a button leads to, and how large, by the button's label; left out while none does. */
  files?: Record<string, string>;
}

/** What components can read with `useRecords()`. Every page carries it, so it stays small. */
export type PublicRecords = Pick<Records, 'organisation' | 'figures' | 'hours'> & Destinations;

/** The closed days that aren't over yet in Kampala, three hours ahead of Greenwich, the earliest first; null for none. */
function comingDays({closed}: Records['hours']): Records['hours']['closed'] {
  const today = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10);
  const coming = (closed ?? []).filter(({date}) => date >= today).sort((a, b) => a.date.localeCompare(b.date));
  return coming.length > 0 ? coming : null;
}

/** The records that components get. The menu goes into the bar (docusaurus.config.ts). */
export function publicRecords({buttons, menu: _menu, ...records}: Records): PublicRecords {
  const destinations = Object.fromEntries(Object.entries(buttons).filter(([, to]) => to));
  const hours = {...records.hours, closed: comingDays(records.hours)};
  // Drops unknown values, and the notes for staff.
  const shown = JSON.stringify({...records, hours, destinations}, (key, value) =>
    key === 'confirm' || value === null ? undefined : value,
  );
  return JSON.parse(shown) as PublicRecords;
}

/** Tells Docusaurus that an address is a file and not a page. */
export const asFile = (address: string): string => `pathname://${address}`;

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
