import {idOf} from '../problems';
import type {RecordRule} from './recordRule';

/** What fits on two lines of the bar of a phone. */
const LONGEST = 60;

export const nameLength: RecordRule = {
  id: 'name-length',
  example: [`name: ${'Hub '.repeat(16)}`],
  find({name, at}) {
    const entry = at.get(idOf(['name']));
    if (name !== 'organisation' || typeof entry?.value !== 'string' || entry.value.length <= LONGEST) return [];
    const message = `The name has ${entry.value.length} characters. The bar at the top has room for ${LONGEST}.`;
    return [{start: entry.valueStart, end: entry.valueEnd, message}];
  },
};
