import {anchorOf} from '../anchor';
import {literalOf, placeOf} from '../page/elements';
import type {Rule} from './rule';

/** Two components of a page with the same anchor: a link to the second would lead to the first. */
export const repeatedAnchors: Rule = {
  id: 'repeated-anchors',
  help: 'settings',
  page({page: {settings}, report}) {
    const seen = new Map<string, string>();
    for (const {attribute, element, prop} of settings) {
      const value = literalOf(attribute);
      if (!('anchor' in prop.tags) || typeof value !== 'string' || !value.trim()) continue;
      const anchor = anchorOf(value);
      const first = seen.get(anchor);
      const same = first === value ? `the same "${prop.name}"` : `nearly the same "${prop.name}", "${first}"`;
      const message = `Choose another "${prop.name}". A <${element.name}> above has ${same}, so a link would lead there.`;
      if (first !== undefined) report({...placeOf(attribute), message});
      else seen.set(anchor, value);
    }
  },
};
