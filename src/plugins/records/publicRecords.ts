import type {Records} from '../../content';
import {asFile} from '../documents/asFile';

/** What components may read with `useRecords()`: it travels with every page, so it stays small. */
export interface PublicRecords extends Pick<Records, 'organisation' | 'figures' | 'hours'> {
  /** Only the buttons that lead somewhere. */
  destinations: Record<string, string>;
  /** What kind of file a button leads to, and how large, by the button's label; left out while none does. */
  files?: Record<string, string>;
}

/**
 * What visitors get of the records. The menu is the bar's (docusaurus.config.ts).
 * @param files What the buttons that lead to a file say about it, by their labels.
 */
export function publicRecords(
  {buttons, menu: _menu, ...records}: Records,
  files: Record<string, string> = {},
): PublicRecords {
  const known = Object.entries(buttons).flatMap(([label, to]) =>
    to ? [[label, label in files ? asFile(to) : to]] : [],
  );
  const said = Object.keys(files).length > 0 ? files : undefined;
  // A round trip through JSON leaves out what isn't known, and the notes for staff aren't for visitors.
  const shown = JSON.stringify({...records, destinations: Object.fromEntries(known), files: said}, (key, value) =>
    key === 'confirm' || value === null ? undefined : value,
  );
  return JSON.parse(shown) as PublicRecords;
}
