/** The builds of the tests' own site, for what can be read without a browser. */
import type {CheerioAPI} from 'cheerio';
import {TESTS} from '../../scripts/sites.mjs';
import {type Build, readBuild} from '../../scripts/verify/built';
import type {Problem} from '../../scripts/verify/report';

/** The address that the site is built for. */
export const {BASE_URL: BASE, SITE_URL} = TESTS.public.env;
export const HOME = SITE_URL + BASE;

export const build = readBuild(TESTS.public.dir);
export const staff = build.staff as Build;

/** A page of a build, by its address. */
export function page(address: string, {pages} = build): CheerioAPI {
  const match = pages.find((one) => one.address === address);
  if (!match) throw new Error(`The tests' site has no page ${address}.`);
  return match.$;
}

const BLOCKS = 'address, blockquote, div, footer, h1, h2, h3, header, li, p, td, th, ul';

/** The text of each element that a selector finds, with a space after each block. */
export const textsOf = ($: CheerioAPI, selector: string): string[] =>
  $(selector)
    .toArray()
    .map((one) => {
      const copy = $(one).clone();
      copy.find(BLOCKS).append(' ');
      return copy.text().replace(/\s+/g, ' ').trim();
    });

/** Each problem on a line: the severity, the page, and the message. */
export const linesOf = (problems: Problem[]): string[] =>
  problems.map(({severity, page, message}) => `${severity}${page ? ` on ${page}` : ''}: ${message}`);
