/** The part of the records that visitors get: the build makes it for the site, and the editor for its preview. */
import type {Path} from './fields';
import {definitionOf, isNote, type PublicRecords, RECORD_NAMES, type RecordName, type Records} from './registry';

/** A record without its empty values and its notes for staff. */
function shownOf(name: RecordName, value: unknown, path: Path = []): unknown {
  if (Array.isArray(value)) return value.map((item, index) => shownOf(name, item, [...path, index]));
  if (typeof value !== 'object' || value === null) return value;
  const shown = Object.entries(value).flatMap(([key, inner]) => {
    const below = [...path, key];
    return inner === null || isNote(name, below) ? [] : [[key, shownOf(name, inner, below)]];
  });
  return Object.fromEntries(shown);
}

/** The records that components get. */
export function publicRecords(records: Records): PublicRecords {
  const parts = RECORD_NAMES.map((name) => definitionOf(name).toPublic?.(shownOf(name, records[name])));
  return Object.assign({}, ...parts);
}
