/** Prices and times are written in one form on the whole site. */
import {literalOf, spanOf} from '../page/elements';
import {allText} from '../page/words';
import {writeSetting} from '../page/writeSettings';
import {isPrice, otherPrices, PRICE_MESSAGE, toPrice} from '../prices';
import {otherTimes, TIME_MESSAGE} from '../times';
import type {PageRule} from './rule';

/** A setting that is a price has its one form, or has no digits: "Free" is a price, too. */
export const priceSettings: PageRule = {
  id: 'prices-and-times',
  severity: 'error',
  check({settings}, report) {
    for (const {attribute, prop} of settings) {
      const value = literalOf(attribute);
      if (prop.format !== 'price' || typeof value !== 'string' || !/\d/.test(value) || isPrice(value)) continue;
      const span = spanOf(attribute);
      const price = toPrice(value);
      const edits = price ? [{...span, text: writeSetting(attribute.name, price)}] : undefined;
      report({...span, message: PRICE_MESSAGE, edits});
    }
  },
};

/** Prices and times in sentences. */
export const pricesAndTimes: PageRule = {
  id: 'prices-and-times',
  severity: 'warning',
  check(page, report) {
    for (const run of allText(page)) {
      const edits = [
        ...otherPrices(run.text).map((edit) => ({...edit, message: PRICE_MESSAGE})),
        ...otherTimes(run.text).map((edit) => ({...edit, message: TIME_MESSAGE})),
      ];
      for (const {start, end, text, message} of edits) {
        const span = {start: run.start + start, end: run.start + end};
        report({...span, message, edits: [{...span, text}]});
      }
    }
  },
};
