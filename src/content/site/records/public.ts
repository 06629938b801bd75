/** The part of the records that visitors get: the build makes it for the site, and the editor for its preview. */
import {todayInUganda} from '../../checker/dates';
import type {Records} from './registry';

/** What components can read with `useRecords()`. Every page carries it, so it stays small. */
export interface PublicRecords extends Pick<Records, 'organisation' | 'figures' | 'hours'> {
  /** Only the buttons that lead somewhere. */
  destinations: Record<string, string>;
  /** What kind of file a button leads to, and how large, by the button's label; left out while none does. */
  files?: Record<string, string>;
}

/** The records that components get: of the closed days, those to come. The menu goes into the bar (docusaurus.config.ts). */
export function publicRecords({buttons, menu: _menu, ...records}: Records): PublicRecords {
  const destinations = Object.fromEntries(Object.entries(buttons).filter(([, to]) => to));
  const today = todayInUganda();
  const coming = records.hours.closed?.filter(({date}) => date >= today).sort((a, b) => a.date.localeCompare(b.date));
  const hours = {...records.hours, closed: coming?.length ? coming : null};
  // Drops unknown values, and the notes for staff.
  const shown = JSON.stringify({...records, hours, destinations}, (key, value) =>
    key === 'confirm' || value === null ? undefined : value,
  );
  return JSON.parse(shown) as PublicRecords;
}
