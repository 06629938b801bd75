import {literalOf, stringOf} from '../page/elements';
import {linePlace} from '../page/frontMatter';
import type {Page} from '../page/page';
import type {Words} from '../page/positions';
import {allWords} from '../page/words';
import {type Finding, isHandbook} from '../source';
import {formatPrice} from './prices';
import type {Rule} from './rule';

const PRICE = String.raw`UGX[ \u00a0]\d{1,3}(?:,\d{3})*(?!,?\d|\.\d|[ \u00a0](?:million|billion))`;

const plain = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

interface Tier {
  type: string;
  prices: string[];
  file: string;
}

/** The tiers of all pages, each name once. */
function tiersOf(pages: Page[]): Tier[] {
  const tiers = new Map<string, Tier>();
  for (const {elements, source} of pages) {
    for (const element of elements.filter(({name}) => name === 'Tier')) {
      const [type, price] = [stringOf(element, 'type')?.trim(), stringOf(element, 'price')];
      // Nothing follows from a price that is still to be corrected itself.
      if (!type || !price || formatPrice(price) !== price) continue;
      const known = tiers.get(type) ?? {type, prices: [], file: source.file};
      known.prices.push(price);
      tiers.set(type, known);
    }
  }
  return [...tiers.values()];
}

/** Prices beside a tier's name: "Day Pass UGX 20,000", "UGX 20,000 for a Day Pass". */
function findingsIn({value, offsets}: Words, {type, prices, file}: Tier, tiers: Tier[]): Finding[] {
  const others = tiers.map((tier) => plain(tier.type)).join('|');
  const near = String.raw`(?:(?!UGX|${others}|[.!?;]\s).){0,25}?`;
  const name = `\\b${plain(type)}\\b`;
  const found = [
    ...value.matchAll(new RegExp(`${name}${near}(?<price>${PRICE})`, 'gi')),
    ...value.matchAll(new RegExp(`(?<price>${PRICE}) (?:for|buys) (?:a|an|the|one) ${name}`, 'gi')),
  ];
  return found.flatMap(({0: written, index, groups: {price = ''} = {}}) => {
    if (prices.includes(price.replace('\u00a0', ' '))) return [];
    const at = index + written.indexOf(price);
    const [start, end] = [offsets[at], offsets[at + price.length]];
    const message = `The ${type} costs ${prices[0]} in ${file}. Write the same price here, or change it there.`;
    return [{start, end, message, edits: [{start, end, text: prices[0]}]}];
  });
}

/** A price in the description of a page with tiers that none of them has. */
function strangePrice({frontMatter, settings}: Page): Finding[] {
  const {description} = frontMatter.values;
  const known = settings.filter(({prop}) => prop.tags.form === 'price').map(({attribute}) => literalOf(attribute));
  if (typeof description !== 'string' || known.length === 0) return [];
  if (known.some((price) => typeof price === 'string' && formatPrice(price) !== price)) return [];
  const strange = (description.match(new RegExp(PRICE, 'g')) ?? []).find((price) => !known.includes(price));
  if (!strange) return [];
  const message = `Correct ${strange} in the description: none of the tiers on this page has this price.`;
  return [{...linePlace(frontMatter, 'description'), message}];
}

/** The price of a tier where it is written once more: in a description, or on another page. */
export const tierPrices: Rule = {
  id: 'tier-prices',
  help: 'what-is-written-twice',
  site({pages, report}) {
    const visitors = pages.filter(({source}) => !isHandbook(source.file));
    const tiers = tiersOf(visitors);
    for (const page of visitors) {
      const words = allWords(page);
      const named = tiers.flatMap((tier) => words.flatMap((one) => findingsIn(one, tier, tiers)));
      for (const finding of named.length > 0 ? named : strangePrice(page)) report(page, finding);
    }
  },
};
