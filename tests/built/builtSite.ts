/** The builds of the tests' own site, for all that can be read without a browser. */
import type {CheerioAPI} from 'cheerio';
import {TESTS} from '../../scripts/sites.mjs';
import {readBuild} from '../../scripts/verify/built';

/** The address that the site is built for. */
export const {BASE_URL: BASE, SITE_URL} = TESTS.public.env;

export const build = readBuild(TESTS.public.dir, TESTS.public.env);

/** Where a page of the site is: `/about`, wherever the site lives. */
export const here = (page: string): string => BASE + page.slice(1);

/** The elements of a page, by its address. */
export function page(address: string): CheerioAPI {
  const match = build.pages.find((one) => one.address === address);
  if (!match) throw new Error(`The tests' site has no page ${address}.`);
  return match.$;
}

/** Elements that begin a line of their own. */
const BLOCKS = 'address, blockquote, div, footer, h1, h2, h3, header, li, p, td, th, ul';

/** The words of each element that a selector finds, as a person reads them. */
export const wordsOf = ($: CheerioAPI, selector: string): string[] =>
  $(selector)
    .toArray()
    .map((one) => {
      const copy = $(one).clone();
      copy.find(BLOCKS).append(' ');
      return copy.text().replace(/\s+/g, ' ').trim();
    });
