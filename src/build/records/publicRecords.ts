import type {Records} from '../../content';
import type {Destinations} from '../documents/describeDestinations';

/** What components can read with `useRecords()`. Every page carries it, so it stays small. */
export type PublicRecords = Pick<Records, 'organisation' | 'figures' | 'hours'> & Destinations;

/** The closed days that aren't over yet in Kampala, three hours ahead of Greenwich, the earliest first; null for none. */
function comingDays({closed}: Records['hours']): Records['hours']['closed'] {
  const today = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10);
  const coming = (closed ?? []).filter(({date}) => date >= today).sort((a, b) => a.date.localeCompare(b.date));
  return coming.length > 0 ? coming : null;
}

/** The part of the records that visitors get. The menu goes into the bar (docusaurus.config.ts). */
export function publicRecords({buttons, menu: _menu, ...records}: Records): PublicRecords {
  const destinations = Object.fromEntries(Object.entries(buttons).filter(([, to]) => to));
  const hours = {...records.hours, closed: comingDays(records.hours)};
  // Drops unknown values, and the notes for staff.
  const shown = JSON.stringify({...records, hours, destinations}, (key, value) =>
    key === 'confirm' || value === null ? undefined : value,
  );
  return JSON.parse(shown) as PublicRecords;
}
