import type {Records} from '../../content';
import type {Destinations} from '../documents/describeDestinations';

/** What components can read with `useRecords()`. Every page carries it, so it stays small. */
export interface PublicRecords extends Pick<Records, 'organisation' | 'figures' | 'hours'>, Destinations {}

/** The part of the records that visitors get. The menu goes into the bar (docusaurus.config.ts). */
export function publicRecords({buttons, menu: _menu, ...records}: Records): PublicRecords {
  const destinations = Object.fromEntries(Object.entries(buttons).filter(([, to]) => to));
  // Drops unknown values, and the notes for staff.
  const shown = JSON.stringify({...records, destinations}, (key, value) =>
    key === 'confirm' || value === null ? undefined : value,
  );
  return JSON.parse(shown) as PublicRecords;
}
