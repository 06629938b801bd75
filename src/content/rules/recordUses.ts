import {nearest} from '../nearest';
import {literalOf, placeOf, stringOf} from '../page/elements';
import type {Rule} from './rule';

/**
 * Figures and buttons that a page uses and no record has. A button needs no line of its own where its component makes up
 * its words, or where the page says where it goes.
 */
export const recordUses: Rule = {
  id: 'record-uses',
  help: 'figures-and-buttons',
  site({pages, names, organisation = '', fill, report}) {
    if (!names) return;
    for (const page of pages) {
      for (const {record, name, attribute, element} of page.uses) {
        const known = names[record] ?? [];
        if (known.includes(fill(name)) || name !== literalOf(attribute)) continue;
        const meant = nearest(fill(name), known);
        if (!meant && stringOf(element, 'to')) continue;
        const text = meant?.replaceAll(organisation, '%name%');
        const place = placeOf(attribute);
        report(page, {
          ...place,
          message: text
            ? `There is no "${name}" in records/${record}.yml.`
            : `Add "${name}" to records/${record}.yml, on a line of its own with a colon after it.`,
          edits: text ? [{...place, text: `${attribute.name}="${text}"`}] : undefined,
        });
      }
    }
  },
};
