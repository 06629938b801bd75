/** Rules about the values of records that their schemas take. */

import {isPlaceholder, PLACEHOLDER_MESSAGE} from '../placeholders';
import {fieldAt} from '../records/fields';
import {NAME_MESSAGE, nameWrittenOut} from '../records/name';
import {definitionOf, type RecordName} from '../records/registry';
import type {Entry} from '../records/yaml';
import {addressProblem} from './addressProblem';
import type {Rule, Site} from './rule';

/** A record that YAML can read, and the site around it. */
interface RecordInSite {
  name: RecordName;
  entries: Entry[];
  site: Site;
}

type RecordRule = Rule<RecordInSite>;

/** The entries whose values are text, with their places. */
const textsIn = (entries: Entry[]) =>
  entries.flatMap(({path, value, valueStart: start, valueEnd: end}) =>
    typeof value === 'string' ? [{path, value, start, end}] : [],
  );

/** The menu links to pages that exist. */
const links: RecordRule = {
  id: 'links',
  severity: 'error',
  check({name, entries, site}, report) {
    for (const {path, value, start, end} of textsIn(entries)) {
      const {format} = fieldAt(definitionOf(name).schema, path) ?? {};
      const isAddress = (format === 'page' || format === 'destination') && value.startsWith('/');
      const message = isAddress && addressProblem(value, site);
      if (message) report({start, end, message});
    }
  },
};

/** An error here, as a record's values are facts: a made-up telephone number would be on every page. */
const placeholders: RecordRule = {
  id: 'placeholders',
  severity: 'error',
  check({entries}, report) {
    for (const {value, start, end} of textsIn(entries))
      if (isPlaceholder(value)) report({start, end, message: PLACEHOLDER_MESSAGE});
  },
};

const theName: RecordRule = {
  id: 'the-name',
  severity: 'warning',
  check({name, entries, site: {records}}, report) {
    const organisation = records?.organisation.name ?? '';
    for (const {path, value, start, end} of textsIn(entries)) {
      const isNameItself = name === 'organisation' && path.join() === 'name';
      if (!isNameItself && nameWrittenOut(value, organisation).length > 0) report({start, end, message: NAME_MESSAGE});
    }
  },
};

/** The rules about records that YAML can read. */
export const RECORD_RULES: RecordRule[] = [links, placeholders, theName];
