/** Prices in settings have one format, or are words alone: "Free" is a price, too. */
import {literalOf, spanOf} from '../../checker/page/elements';
import {writeSetting} from '../../checker/page/writeSettings';
import {pageRule} from '../../checker/rules/rule';
import {PRICE_MESSAGE, toPrice} from '../prices';

export const priceFormat = pageRule({
  id: 'price-format',
  help: 'prices-and-hours',
  severity: 'error',
  check({settings}, report) {
    for (const {attribute, prop} of settings) {
      const value = literalOf(attribute);
      if (prop.format !== 'price' || typeof value !== 'string' || !/\d/.test(value)) continue;
      const price = toPrice(value);
      if (price === value) continue;
      const place = spanOf(attribute);
      const edits = price ? [{...place, text: writeSetting(attribute.name, price)}] : undefined;
      report({...place, message: PRICE_MESSAGE, certainty: 'safe', edits});
    }
  },
});
