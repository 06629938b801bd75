/** Links and buttons go somewhere, and links have text. */
import {literalOf, spanOf} from '../page/elements';
import {linksAndImagesOf} from '../page/linksAndImages';
import {addressProblem} from './addressProblem';
import type {SiteRule} from './rule';

export const links: SiteRule = {
  id: 'links',
  severity: 'error',
  check({page, site}, report) {
    for (const {kind, url, label, ...span} of linksAndImagesOf(page)) {
      if (kind !== 'link') continue;
      const noText = label.trim() ? undefined : 'This link has no text: write it between “[” and “]”.';
      const message = noText ?? addressProblem(url, site, page.address);
      if (message) report({...span, message});
    }
    for (const {attribute, prop} of page.settings) {
      const value = literalOf(attribute);
      if (prop.format !== 'address' || typeof value !== 'string' || !value.trim()) continue;
      const message = addressProblem(value, site, page.address);
      if (message) report({...spanOf(attribute), message});
    }
  },
};
