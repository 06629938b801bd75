import type {ClosedDay} from '../../components/OpeningHours/week';
import type {Records} from '../../content';
import type {Destinations} from '../documents/describeDestinations';

/** What components can read with `useRecords()`. Every page carries it, so it stays small. */
export interface PublicRecords extends Pick<Records, 'organisation' | 'figures' | 'hours'>, Destinations {
  /** Dates on which the doors stay closed, those to come when the site was built; left out while there are none. */
  closedDays?: ClosedDay[];
}

/** The closed days of the records that aren't over yet in Kampala, three hours ahead of Greenwich, the earliest first. */
function comingDays(days: ClosedDay[] | null = []): ClosedDay[] | undefined {
  const today = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10);
  const coming = (days ?? []).filter(({date}) => date >= today).sort((a, b) => a.date.localeCompare(b.date));
  return coming.length > 0 ? coming : undefined;
}

/** The part of the records that visitors get. The menu goes into the bar (docusaurus.config.ts). */
export function publicRecords({buttons, menu: _menu, ...records}: Records): PublicRecords {
  const destinations = Object.fromEntries(Object.entries(buttons).filter(([, to]) => to));
  const closedDays = comingDays((records.hours as {closed?: ClosedDay[] | null}).closed);
  // Drops unknown values, and the notes for staff.
  const shown = JSON.stringify({...records, closedDays, destinations}, (key, value) =>
    key === 'confirm' || value === null ? undefined : value,
  );
  return JSON.parse(shown) as PublicRecords;
}
