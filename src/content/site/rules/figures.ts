/** The figures that pages show, by their names in records/figures.yml. */
import {nearest} from '../../checker/nearest';
import {literalOf, spanOf} from '../../checker/page/elements';
import type {Page} from '../../checker/page/page';
import {writeSetting} from '../../checker/page/writeSettings';
import {recordFile} from '../folders';
import {siteRule} from './siteRule';

/** The attributes of a page that name a figure, with the name. */
export const figuresOn = ({settings}: Page) =>
  settings.flatMap(({attribute, prop}) => {
    const name = literalOf(attribute);
    return prop.format === 'figure' && typeof name === 'string' && name.trim() ? [{attribute, name}] : [];
  });

/** A page shows only figures that are in the record. */
export const unknownFigures = siteRule({
  id: 'unknown-figure',
  help: 'figures',
  severity: 'error',
  check({page, site: {records}}, report) {
    if (!records) return;
    const names = Object.keys(records.figures);
    for (const {name, attribute} of figuresOn(page)) {
      if (names.includes(name)) continue;
      const nearby = nearest(name, names);
      const place = spanOf(attribute);
      const message = nearby
        ? `There is no "${name}" in ${recordFile('figures')}.`
        : `Add "${name}" to ${recordFile('figures')}, or choose another name.`;
      report({...place, message, edits: nearby ? [{...place, text: writeSetting(attribute.name, nearby)}] : undefined});
    }
  },
});
