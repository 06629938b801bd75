/** The names that pages take from records. */
import {nearest} from '../../checker/nearest';
import {literalOf, spanOf} from '../../checker/page/elements';
import {writeSetting} from '../../checker/page/writeSettings';
import {textOf} from '../componentNames';
import {recordFile} from '../folders';
import {NAME_TOKEN} from '../records/name';
import type {NamedRecord} from '../records/registry';
import {siteRule} from './siteRule';

/** Figures and buttons that a page names and no record has. A button that says where it goes needs no record. */
export const unknownNames = siteRule({
  id: 'unknown-name',
  help: 'figures-and-buttons',
  severity: 'error',
  check({page, site}, report) {
    const {records, fill} = site;
    if (!records) return;
    for (const {record, name, attribute, element} of page.uses) {
      const names = Object.keys(records[record as NamedRecord]);
      // Where a component makes up the words of its button, the page can't name another.
      if (names.includes(fill(name)) || name !== literalOf(attribute)) continue;
      // A button that says itself where it goes may say whatever it likes.
      if (textOf(element, 'Button', 'to')) continue;
      const nearby = nearest(fill(name), names)?.replaceAll(records.organisation.name, NAME_TOKEN);
      const place = spanOf(attribute);
      const message = nearby
        ? `There is no "${name}" in ${recordFile(record)}.`
        : `Add "${name}" to ${recordFile(record)}, or choose another name.`;
      report({...place, message, edits: nearby ? [{...place, text: writeSetting(attribute.name, nearby)}] : undefined});
    }
  },
});
