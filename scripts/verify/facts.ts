/**
 * The founders' specification as a table, `facts.yml`: every fact that they gave, looked for on its page. Staff may change
 * a fact on purpose, so a difference is a warning.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {CheerioAPI} from 'cheerio';
import {parse} from 'yaml';
import * as z from 'zod';
import {type Build, type BuiltPage, manifestOf} from './built';
import {type Problem, warning} from './problem';

const TABLE = path.join(__dirname, 'facts.yml');

/** The elements that a kind of fact is looked for in. `text` may be anywhere, and `bullets` are below a title. */
const ELEMENTS = {
  heading: 'h1, h2, h3, h4',
  button: 'button, a',
  link: 'a',
  row: 'tr',
  item: 'li',
};

const ELEMENT_KIND = z.enum(Object.keys(ELEMENTS) as (keyof typeof ELEMENTS)[]);
type Kind = keyof typeof ELEMENTS | 'text' | 'bullets';

/** What the founders gave. */
interface Fact {
  /** The part of the specification. */
  id: string;
  kind: Kind;
  words: string;
  /** How often the page has it, if that is fixed. */
  times?: number;
}

/** A line of the table: the part of the specification, the kind, the words, and how often, if that is fixed. */
const ROW = z.union([
  z.tuple([z.string(), ELEMENT_KIND, z.string(), z.int().optional()]),
  z.tuple([z.string(), z.literal('text'), z.string()]),
  z.tuple([z.string(), z.literal('bullets'), z.string(), z.int()]),
]);
const ROWS_BY_PAGE = z.record(z.string(), z.array(ROW));

/** The lines of the table by their pages. Throws for one that is wrong, with its place. */
function readTable(): z.infer<typeof ROWS_BY_PAGE> {
  const {data, error} = ROWS_BY_PAGE.safeParse(parse(readFileSync(TABLE, 'utf8')));
  if (!error) return data;
  throw new Error(
    `scripts/verify/facts.yml has lines that say nothing: its head says what belongs there.\n${z.prettifyError(error)}`,
  );
}

/** Words without what the design may change: spaces, line breaks, capitals, and the comma before the next of a list. */
const squeezed = (words: string) => words.replace(/\s+|,\s*$/g, '').toLowerCase();

/** The words of an element, as they are seen: without those that only screen readers and search engines get. */
const seen = ($: CheerioAPI, element: Parameters<CheerioAPI>[0]) =>
  squeezed($(element).clone().find('.screen-reader-text').remove().end().text());

/** How many lines the list has in the smallest part of a page with that title. */
function bulletsBelow($: CheerioAPI, title: string): number {
  const heading = $('main :is(h2, h3, h4)').filter((_, one) => seen($, one) === squeezed(title));
  const around = heading
    .first()
    .parents('main *')
    .toArray()
    .find((part) => $(part).find('li').length > 0);
  return around ? $(around).find('li').length : 0;
}

/** How often a page has a fact. */
function count({$}: BuiltPage, {kind, words}: Fact): number {
  if (kind === 'bullets') return bulletsBelow($, words);
  if (kind === 'text') return squeezed($('main').text()).includes(squeezed(words)) ? 1 : 0;
  return $(`main :is(${ELEMENTS[kind]})`).filter((_, one) => seen($, one) === squeezed(words)).length;
}

/** The organisation's name, as the web manifest has it. */
const nameIn = (build: Build): string => manifestOf(build)?.name ?? '';

const ON_PURPOSE =
  'If that was changed on purpose, with the founders’ yes, tell a developer: scripts/verify/facts.yml.';

const often = (times: number) => (times === 1 ? 'once' : `${times} times`);

/** A fact in words: "Hot desk", once. */
function inWords({kind, words, times}: Fact): string {
  if (kind === 'bullets') return `${times} lines below "${words}"`;
  return times ? `"${words}", ${often(times)}` : `"${words}"`;
}

/** Where the pages differ from what the founders said. */
export function facts(build: Build, table = readTable()): Problem[] {
  const name = nameIn(build);
  return Object.entries(table).flatMap(([address, rows]) => {
    const page = build.pages.find((one) => one.address === address);
    if (!page) {
      const message = `The founders’ specification has a page ${address}, and the site has none. ${ON_PURPOSE}`;
      return [warning(message)];
    }
    return rows.flatMap(([id, kind, given, times]) => {
      const fact = {id, kind, words: given.replaceAll('%name%', name), times};
      const occurrences = count(page, fact);
      if (times === undefined ? occurrences > 0 : occurrences === times) return [];
      const has = kind === 'bullets' ? `${occurrences}` : `it ${often(occurrences)}`;
      const message = `The founders’ specification (${id}) says ${inWords(fact)}; the page has ${has}. ${ON_PURPOSE}`;
      return [warning(message, address)];
    });
  });
}
