/** Figures and buttons that a page names and no record has. */
import {nearest} from '../nearest';
import {literalOf, placeOf, stringOf} from '../page/elements';
import {siteRule} from './rule';

/**
 * A button needs no line of its own where its component makes up its words, or where the page says where it goes.
 */
export const recordNames = siteRule(
  'record-names',
  'figures-and-buttons',
  'error',
  ({page, site: {records, fill}}, report) => {
    if (!records) return;
    const names: Record<string, string[]> = {
      figures: Object.keys(records.figures),
      buttons: Object.keys(records.buttons),
    };
    for (const {record, name, attribute, element} of page.uses) {
      const known = names[record] ?? [];
      if (known.includes(fill(name)) || name !== literalOf(attribute)) continue;
      const meant = nearest(fill(name), known);
      if (!meant && stringOf(element, 'to')) continue;
      const text = meant?.replaceAll(records.organisation.name, '%name%');
      const message = text
        ? `There is no "${name}" in records/${record}.yml.`
        : `Add "${name}" to records/${record}.yml, on a line of its own with a colon after it.`;
      const place = placeOf(attribute);
      report({...place, message, edits: text ? [{...place, text: `${attribute.name}="${text}"`}] : undefined});
    }
  },
);
