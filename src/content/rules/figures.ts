/** The figures that pages show, by their names in records/figures.yml. */
import {literalOf, spanOf} from '../page/elements';
import {listed} from '../wording';
import type {SiteRule} from './rule';

export const figures: SiteRule = {
  id: 'figures',
  severity: 'error',
  check({page, site: {records}}, report) {
    if (!records) return;
    const names = Object.keys(records.figures);
    for (const {attribute, prop} of page.settings) {
      const name = literalOf(attribute);
      if (prop.format !== 'figure' || typeof name !== 'string' || !name.trim() || names.includes(name)) continue;
      const message = `There is no figure “${name}”. The figures are ${listed(names, 'and')}.`;
      report({...spanOf(attribute), message});
    }
  },
};
