/** Looks for every fact of the founders' specification, `facts.yml`. Staff may change one on purpose, so a difference is a warning. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import type {Build, BuiltPage} from './built';
import {type Problem, warning} from './report';

/** By page and part of the specification: text that the page shows, or how often it shows it. */
type Facts = Record<string, Record<string, (string | Record<string, number>)[]>>;

const FACTS: Facts = parse(readFileSync(path.join(__dirname, 'facts.yml'), 'utf8'));

const ON_PURPOSE = 'If the founders agreed to this change, ask a developer to update scripts/verify/facts.yml.';

/** Text without what the design may change: spaces, line breaks and capitals. */
const normalized = (text: string) => text.replace(/\s+/g, '').toLowerCase();

/** The text that a page shows, without the text for screen readers. */
const shownOn = ({$}: BuiltPage) => normalized($('main').clone().find('.screen-reader-text').remove().end().text());

/** Where the pages differ from the founders' specification. */
export function checkFacts(build: Build, table = FACTS): Problem[] {
  return Object.entries(table).flatMap(([address, parts]) => {
    const page = build.pages.find((one) => one.address === address);
    if (!page)
      return [warning(`The founders’ specification has a page ${address}, and the site has none. ${ON_PURPOSE}`)];
    const name = page.$('meta[property="og:site_name"]').attr('content') ?? '';
    const shown = shownOn(page);
    return Object.entries(parts).flatMap(([part, wanted]) =>
      wanted.flatMap((fact) => {
        const [[text, times]] = typeof fact === 'string' ? [[fact, 1] as const] : Object.entries(fact);
        const found = shown.split(normalized(text.replaceAll('%name%', name))).length - 1;
        if (found >= times) return [];
        const often = times > 1 ? ` ${times} times; the page has it ${found} times.` : '; the page doesn’t.';
        return [warning(`The founders’ specification (${part}) says "${text}"${often} ${ON_PURPOSE}`, address)];
      }),
    );
  });
}
