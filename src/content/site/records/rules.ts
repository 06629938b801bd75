/** Rules about a record as a whole, beside the form of each of its values. */

import {endMinutesOf, minutesOf, type Weekday, weekdaysIn} from '../../checker/dates';
import type {HelpTopic, Severity} from '../../checker/diagnostic';
import {listed, nearest} from '../../checker/nearest';
import {type Entry, toYaml} from '../../checker/records/yaml';
import {locate, type Report, type Rule, type Source} from '../../checker/source';
import {NAME_TOKEN, nameSlips, nameWrittenOut, USE_TOKEN, WRITE_TOKEN} from './name';
import type {Hours, Menu, RecordName} from './registry';
import {fieldAt, type Path, schemaAt} from './registry';
import {isAmbiguous, VALUE_FORMS} from './values';

/** A record that YAML can read. */
export interface OpenRecord {
  name: RecordName;
  source: Source;
  entries: Entry[];
  /** The first entry at a path. */
  at(path: Path): Entry | undefined;
  /** The addresses of the site's pages. */
  pages: string[];
  /** What the schema has made of it; undefined while a value is out of its form. */
  value: unknown;
}

type RecordRule = Rule<OpenRecord>;

const recordRule = (
  id: string,
  help: HelpTopic,
  severity: Severity,
  check: (record: OpenRecord, report: Report) => void,
): RecordRule => ({id, help, severity, check});

/** Examples of destinations, as the handbook and our own notes show them. */
const DESTINATIONS = [
  'https://example.org',
  'https://wa.me/256700000000',
  'mailto:name@example.org',
  'tel:+256700000000',
];

/** The keys, and the values that are texts, with their places. */
const textsOf = (entries: Entry[]): {words: string; start: number; end: number}[] =>
  entries.flatMap(({path, key, value, start, end, valueStart, valueEnd}) => [
    ...(typeof path.at(-1) === 'string' ? [{words: key, start, end}] : []),
    ...(typeof value === 'string' ? [{words: value, start: valueStart, end: valueEnd}] : []),
  ]);

const isOwnName = (name: RecordName, {path}: Entry) =>
  name === 'organisation' && path.length === 1 && path[0] === 'name';

const nameToken = recordRule('name-token', 'the-name', 'error', ({name, entries, source: {text}}, report) => {
  for (const {start: from, end: to} of textsOf(entries)) {
    for (const {start, end, certain} of nameSlips(text.slice(from, to))) {
      const place = {start: from + start, end: from + end};
      report({...place, message: WRITE_TOKEN, edits: [{...place, text: NAME_TOKEN}], fix: certain ? 'safe' : 'likely'});
    }
  }
  const own = entries.find((entry) => isOwnName(name, entry));
  if (!String(own?.value).includes(NAME_TOKEN)) return;
  const message = 'This line says what the name is, so %name% can’t stand in it. Write the name itself.';
  report({start: own?.valueStart ?? 0, end: own?.valueEnd ?? 0, message});
});

/** The name written out, once it is known. */
export const recordNameRule = (organisation: string): RecordRule =>
  recordRule('name-written-out', 'the-name', 'warning', ({name, entries, source: {text}}, report) => {
    const own = entries.find((entry) => isOwnName(name, entry));
    for (const {words, start, end} of textsOf(entries)) {
      const places = nameWrittenOut(words, organisation);
      if (places.length === 0 || start === own?.valueStart) continue;
      const filled = places.reduceRight(
        (before, at) => before.slice(0, at) + NAME_TOKEN + before.slice(at + organisation.length),
        words,
      );
      const at = Math.max(text.indexOf(organisation, start), start);
      const edits = [{start, end, text: toYaml(filled)}];
      report({start: at, end: at + organisation.length, message: USE_TOKEN, edits, fix: 'safe'});
    }
  });

/** A value that is nobody's: published, it would be wrong. */
const placeholder = recordRule('record-placeholder', 'records', 'error', ({name, entries}, report) => {
  const bare = (text: string) => text.replace(/[./]+$|\s/g, '').toLowerCase();
  for (const {path, value, valueStart: start, valueEnd: end} of entries) {
    const {form, placeholder: isNobodys, example} = fieldAt(name, path) ?? {};
    const examples = form === 'destination' ? DESTINATIONS : ['…', ...(isNobodys && example ? [example] : [])];
    if (!form || typeof value !== 'string' || !examples.some((one) => bare(one) === bare(value))) continue;
    const empty = schemaAt(name, path)?.safeParse(null).success ? ', or leave the line empty' : '';
    report({start, end, message: `This is only an example. Write the real one${empty}.`});
  }
});

const ambiguousNumber = recordRule('record-number', 'records', 'error', ({entries}, report) => {
  for (const {value, written, valueStart: start, valueEnd: end} of entries) {
    if (typeof value !== 'number' || !isAmbiguous(written)) continue;
    const meant = String(VALUE_FORMS.number.correct(written));
    const message = `${written} is read as ${value}: a point begins a fraction. Write ${meant}, or ${value}.`;
    report({start, end, message, edits: [{start, end, text: meant}]});
  }
});

const hours = recordRule('hours', 'records', 'error', ({name, at, value, source}, report) => {
  if (name !== 'hours' || !value) return;
  const first = new Map<Weekday, number>();
  for (const [index, {days, opens, closes}] of (value as Hours).week.entries()) {
    const reportAt = (key: string, message: string) => {
      const {valueStart: start, valueEnd: end} = at(['week', index, key]) as Entry;
      report({start, end, message});
    };
    if (opens && closes && endMinutesOf(closes) <= minutesOf(opens)) {
      const question = 'Is one of them AM and the other PM?';
      reportAt('closes', `The doors can’t close at ${closes} when they open at ${opens}. ${question}`);
    }
    const named = weekdaysIn(days);
    if (named.length === 0)
      reportAt('days', `A week begins on Monday, so ${days} runs backwards. Write two entries for it.`);
    const again = named.find((day) => first.has(day));
    if (again) reportAt('days', `${again} is also on line ${first.get(again)}. Each day of the week stands once.`);
    const {line} = locate(source, at(['week', index, 'days'])?.start ?? 0);
    for (const day of named) first.set(day, first.get(day) ?? line);
  }
});

const menuPages = recordRule('menu-pages', 'links', 'error', ({name, at, value, pages}, report) => {
  if (name !== 'menu' || !value || pages.length === 0) return;
  const {links} = value as Menu;
  for (const [index, {page}] of links.entries()) {
    if (pages.includes(page)) continue;
    const {valueStart: start, valueEnd: end} = at(['links', index, 'page']) as Entry;
    const meant = nearest(page, pages);
    const free = meant && !links.some((link) => link.page === meant) ? meant : undefined;
    const message = `There is no page at ${page}.${free ? '' : ` The pages are ${listed(pages)}.`}`;
    report({start, end, message, ...(free && {edits: [{start, end, text: free}]})});
  }
});

/**
 * The widths of what is in the bar where it is tightest, in a window of 997 pixels, measured on the built site: a
 * letter is as wide as most are, so this is an estimate.
 */
const BAR = {all: 899, link: 15, letter: 7.3, name: 33, nameLetter: 12, button: 46, buttonLetter: 8.3};

/** Links for which the bar has no room beside the organisation's name and the button: they take a second line. */
export const menuFits = (organisation: string): RecordRule =>
  recordRule('menu-fits', 'records', 'warning', ({name, at, value}, report) => {
    if (name !== 'menu' || !value) return;
    const {links, button} = value as Menu;
    const lengthOf = (words: string) => words.replaceAll(NAME_TOKEN, organisation).length;
    let room =
      BAR.all - BAR.name - BAR.nameLetter * organisation.length - BAR.button - BAR.buttonLetter * lengthOf(button);
    for (const [index, {label}] of links.entries()) {
      room -= BAR.link + BAR.letter * lengthOf(label);
      if (room >= 0) continue;
      const {valueStart: start, valueEnd: end} = at(['links', index, 'label']) as Entry;
      const message = `The bar at the top has no room for “${label}” on small screens of computers. Shorten the words of a link, or delete one and link to its page from another page.`;
      return report({start, end, message});
    }
  });

export const RECORD_RULES: RecordRule[] = [nameToken, placeholder, ambiguousNumber, hours, menuPages];
