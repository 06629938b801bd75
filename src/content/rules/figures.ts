/** The figures that pages show, by their names in records/figures.yml. */
import {literalOf, spanOf} from '../page/elements';
import type {Page} from '../page/page';
import {listed} from '../wording';
import type {SiteRule} from './rule';

/** The attributes of a page that name a figure, with the name. */
export const figuresOn = ({settings}: Page) =>
  settings.flatMap(({attribute, prop}) => {
    const name = literalOf(attribute);
    return prop.format === 'figure' && typeof name === 'string' && name.trim() ? [{attribute, name}] : [];
  });

/** A page shows only figures that are in the record. */
export const figures: SiteRule = {
  id: 'figures',
  severity: 'error',
  check({page, site: {records}}, report) {
    if (!records) return;
    const names = Object.keys(records.figures);
    for (const {name, attribute} of figuresOn(page)) {
      if (names.includes(name)) continue;
      const message = `There is no figure “${name}”. The figures are ${listed(names, 'and')}.`;
      report({...spanOf(attribute), message});
    }
  },
};
