/** The part of the records that visitors get: the build makes it for the site, and the editor for its preview. */
import {definitionOf, type PublicRecords, RECORD_NAMES, type Records} from './registry';

/** The records that components get, without unknown values and the notes for staff. */
export function publicRecords(records: Records): PublicRecords {
  const parts = RECORD_NAMES.map((name) => definitionOf(name).given?.(records[name]));
  const shown = JSON.stringify(Object.assign({}, ...parts), (key, value) =>
    key === 'confirm' || value === null ? undefined : value,
  );
  return JSON.parse(shown) as PublicRecords;
}
