import type {Records} from '../../content';
import type {Destinations} from '../documents/describeDestinations';

/** What components may read with `useRecords()`: it travels with every page, so it stays small. */
export interface PublicRecords extends Pick<Records, 'organisation' | 'figures' | 'hours'>, Destinations {}

/** What visitors get of the records. The menu is the bar's (docusaurus.config.ts). */
export function publicRecords({buttons, menu: _menu, ...records}: Records): PublicRecords {
  const destinations = Object.fromEntries(Object.entries(buttons).filter(([, to]) => to));
  // A round trip through JSON leaves out what isn't known, and the notes for staff aren't for visitors.
  const shown = JSON.stringify({...records, destinations}, (key, value) =>
    key === 'confirm' || value === null ? undefined : value,
  );
  return JSON.parse(shown) as PublicRecords;
}
