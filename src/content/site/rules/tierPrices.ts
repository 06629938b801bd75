/** What a tier costs, where a sentence repeats it. */
import {type Element, spanOf} from '../../checker/page/elements';
import {oncePerPage, visitorPages} from '../../checker/page/page';
import type {TextRun} from '../../checker/page/positions';
import {allWords} from '../../checker/page/words';
import type {Finding} from '../../checker/source';
import {isA, settingOf, textOf} from '../componentNames';
import {toPrice} from '../prices';
import {isOfOtherTime} from './otherTime';
import {siteRule} from './siteRule';

/** "UGX 20,000", but not the beginning of "UGX 20,000,000", of "UGX 2.5" or of "UGX 2 million". */
const PRICE = String.raw`(?<price>UGX[ \u00a0]\d{1,3}(?:,\d{3})*)(?!,?\d|\.\d|[ \u00a0](?:million|billion))`;
/** What ends right before a tier's name where the price is for more than that: "lunch and a Day Pass: UGX 30,000". */
const PART =
  /\b(?:with|and|plus|than|beside|besides|without|of|to|two|three|\d)\s+(?:(?:a|an|the|your|our|every|each|one)\s+)?$/i;

/** A tier of membership, as its page has it. */
interface PricedTier {
  name: string;
  price: string;
  /** Where the page writes that price. */
  place: NonNullable<Finding['because']>;
  /** What a sentence looks like that gives it a price. */
  patterns: RegExp[];
}

function pricedTier(tier: Element, file: string): PricedTier[] {
  const name = textOf(tier, 'Tier', 'type')?.trim();
  const price = textOf(tier, 'Tier', 'price') ?? '';
  if (!name) return [];
  // "Day Pass: UGX 20,000", "the Day Pass costs UGX 20,000"; and "UGX 20,000 for a Day Pass", but not "… and lunch".
  const named = `\\b${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\b`;
  const patterns = [
    new RegExp(`${named}(?:\\s*[:(,–-]\\s*|\\s+(?:(?:costs|is|at|for)\\s+)?)${PRICE}`, 'gi'),
    new RegExp(`${PRICE} (?:for|buys) (?:a|an|the|one) ${named}(?!\\s+(?:and|plus|with))`, 'gi'),
  ];
  return [{name, price, place: {file, ...spanOf(settingOf(tier, 'Tier', 'price') ?? tier)}, patterns}];
}

/** The tiers on one page. Their patterns are made once for the page that shows them, and then used on every page. */
const tiersOf = oncePerPage(({elements, source: {file}}): PricedTier[] =>
  elements.filter((one) => isA(one, 'Tier')).flatMap((tier) => pricedTier(tier, file)),
);

/** The prices that a run of words gives a tier, without `knownPrices`: several tiers may have the same name. */
function wrongPrices(
  {value, offsets}: TextRun,
  {name, price, place, patterns}: PricedTier,
  knownPrices: Set<string>,
): Finding[] {
  return patterns
    .flatMap((pattern) => [...value.matchAll(pattern)])
    .flatMap(({0: raw, index, groups}) => {
      const written = groups?.price ?? '';
      const at = index + raw.indexOf(written);
      const isOfMore = !raw.startsWith('UGX') && PART.test(value.slice(0, index));
      if (knownPrices.has(written.replace('\u00a0', ' ')) || isOfMore || isOfOtherTime(value, at)) return [];
      const [start, end] = [offsets[at], offsets[at + written.length]];
      const message = `The ${name} costs ${price} in ${place.file}. Write the same price here, or change it there.`;
      const edits = [{start, end, text: price}];
      return [{start, end, message, edits, consequentEdits: edits, because: place}];
    });
}

/** The price right beside a tier's name where it is written once more: in a description, or on another page. */
export const tierPrices = siteRule({
  id: 'tier-prices',
  help: 'what-is-written-twice',
  severity: 'warning',
  check({page, site}, report) {
    if (!page.kind.isForVisitors) return;
    const tiers = visitorPages(site.pages).flatMap(tiersOf);
    for (const tier of tiers) {
      // Nothing follows from a price that is still to be corrected itself.
      if (toPrice(tier.price) !== tier.price) continue;
      const knownPrices = new Set(tiers.filter(({name}) => name === tier.name).map(({price}) => price));
      for (const finding of allWords(page).flatMap((words) => wrongPrices(words, tier, knownPrices))) report(finding);
    }
  },
});
