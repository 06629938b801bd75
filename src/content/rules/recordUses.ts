import {nearest} from '../nearest';
import {literalOf, placeOf} from '../page/elements';
import type {Rule} from './rule';

/** Figures and buttons that a page uses and no record has. */
export const recordUses: Rule = {
  id: 'record-uses',
  help: 'figures-and-buttons',
  site({pages, names, organisation = '', fill, report}) {
    if (!names) return;
    for (const page of pages) {
      for (const {record, name, attribute} of page.uses) {
        const known = names[record] ?? [];
        if (known.includes(fill(name))) continue;
        // Where the setting is put into a phrase, a name that is near can be that of another phrase.
        const meant = name === literalOf(attribute) ? nearest(fill(name), known) : undefined;
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
