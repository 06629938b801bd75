/** Rules about a record as a whole. Each value by itself is checked by its schema. */
import {type Weekday, weekdaysIn} from '../../checker/dates';
import type {Span} from '../../checker/diagnostic';
import {nearest} from '../../checker/nearest';
import {fieldAt, type Path, schemaAt} from '../../checker/records/fields';
import type {ParsedRecord} from '../../checker/records/record';
import {type Entry, toYaml} from '../../checker/records/yaml';
import {rule} from '../../checker/rules/rule';
import {locate, type Rule} from '../../checker/source';
import {listed} from '../../checker/wording';
import {recordFile} from '../folders';
import {endMinutesOf, minutesOf} from '../times';
import {NAME_TOKEN, nameSlips, nameWrittenOut, USE_TOKEN, WRITE_TOKEN} from './name';
import type {Hours, Menu} from './schemas';
import {isAmbiguous, VALUE_FORMATS} from './values';

/** A rule for any record. */
type RecordRule = Rule<ParsedRecord>;

const recordRule = rule<ParsedRecord>;

/** Examples of destinations, as the handbook and our own notes show them. */
const DESTINATIONS = [
  'https://example.org',
  'https://wa.me/256700000000',
  'mailto:name@example.org',
  'tel:+256700000000',
];

/** The words of a record, with their places: its keys, and those values that are texts. */
const textsInEntries = (entries: Entry[]): {words: string; start: number; end: number}[] =>
  entries.flatMap(({path, key, value, start, end, valueStart, valueEnd}) => [
    ...(typeof path.at(-1) === 'string' ? [{words: key, start, end}] : []),
    ...(typeof value === 'string' ? [{words: value, start: valueStart, end: valueEnd}] : []),
  ]);

/** Where a value is written, in a record that its schema takes. */
function placeOfValue({at, name}: Pick<ParsedRecord, 'at' | 'name'>, path: Path): Span {
  const entry = at(path);
  if (!entry) throw new Error(`${recordFile(name)} has no ${path.join('.')}, though its schema says so.`);
  return {start: entry.valueStart, end: entry.valueEnd};
}

/** Whether an entry is the line with the organisation's name itself. */
const isNameLine = (name: string, {path}: Entry) => name === 'organisation' && path.length === 1 && path[0] === 'name';

/** %name% mistyped, or used in the line that says what the name is. */
const recordNameToken = recordRule({
  id: 'name-token',
  help: 'the-name',
  severity: 'error',
  check({name, entries, source: {text}}, report) {
    for (const {start: from, end: to} of textsInEntries(entries)) {
      for (const {start, end, certainty} of nameSlips(text.slice(from, to))) {
        const place = {start: from + start, end: from + end};
        report({...place, message: WRITE_TOKEN, edits: [{...place, text: NAME_TOKEN}], certainty});
      }
    }
    const nameLine = entries.find((entry) => isNameLine(name, entry));
    if (!String(nameLine?.value).includes(NAME_TOKEN)) return;
    const message = 'This line says what the name is, so %name% can’t stand in it. Write the name itself.';
    report({start: nameLine?.valueStart ?? 0, end: nameLine?.valueEnd ?? 0, message});
  },
});

/** The rule against the organisation's name written out. */
const nameRule = (organisation: string): RecordRule =>
  recordRule({
    id: 'name-written-out',
    help: 'the-name',
    severity: 'warning',
    check({name, entries, source: {text}}, report) {
      const nameLine = entries.find((entry) => isNameLine(name, entry));
      for (const {words, start, end} of textsInEntries(entries)) {
        const places = nameWrittenOut(words, organisation);
        if (places.length === 0 || start === nameLine?.valueStart) continue;
        const filled = places.reduceRight(
          (before, at) => before.slice(0, at) + NAME_TOKEN + before.slice(at + organisation.length),
          words,
        );
        const at = Math.max(text.indexOf(organisation, start), start);
        const edits = [{start, end, text: toYaml(filled)}];
        report({start: at, end: at + organisation.length, message: USE_TOKEN, edits, certainty: 'safe'});
      }
    },
  });

/** An example that was left as a value: it belongs to nobody, and would be wrong once it is published. */
const placeholder = recordRule({
  id: 'record-placeholder',
  help: 'records',
  severity: 'error',
  check({kind: {schema}, entries}, report) {
    const bare = (text: string) => text.replace(/[./]+$|\s/g, '').toLowerCase();
    for (const {path, value, valueStart: start, valueEnd: end} of entries) {
      const {format, placeholder: isNobodys, example} = fieldAt(schema, path) ?? {};
      const examples = format === 'destination' ? DESTINATIONS : ['…', ...(isNobodys && example ? [example] : [])];
      if (!format || typeof value !== 'string' || !examples.some((one) => bare(one) === bare(value))) continue;
      const empty = schemaAt(schema, path)?.safeParse(null).success ? ', or leave the line empty' : '';
      report({start, end, message: `This is only an example. Write the real one${empty}.`});
    }
  },
});

/** 16.000, which YAML reads as 16, and most people as 16,000. */
const ambiguousNumber = recordRule({
  id: 'record-number',
  help: 'records',
  severity: 'error',
  check({entries}, report) {
    for (const {value, written, valueStart: start, valueEnd: end} of entries) {
      if (typeof value !== 'number' || !isAmbiguous(written)) continue;
      const digits = String(VALUE_FORMATS.number.correct(written, []));
      const message = `${written} is read as ${value}: a point begins a fraction. Write ${digits}, or ${value}.`;
      report({start, end, message, edits: [{start, end, text: digits}]});
    }
  },
});

/** The doors close after they open, and no day of the week is there twice. */
export const hoursRule = rule<ParsedRecord<Hours>>({
  id: 'hours',
  help: 'records',
  severity: 'error',
  check(record, report) {
    const {at, value, source} = record;
    if (!value) return;
    const first = new Map<Weekday, number>();
    for (const [index, {days, opens, closes}] of value.week.entries()) {
      const reportAt = (key: string, message: string) =>
        report({...placeOfValue(record, ['week', index, key]), message});
      if (opens && closes && endMinutesOf(closes) <= minutesOf(opens)) {
        const question = 'Is one of them AM and the other PM?';
        reportAt('closes', `The doors can’t close at ${closes} when they open at ${opens}. ${question}`);
      }
      const named = weekdaysIn(days);
      if (named.length === 0)
        reportAt('days', `A week begins on Monday, so ${days} runs backwards. Write two entries for it.`);
      const again = named.find((day) => first.has(day));
      if (again) reportAt('days', `${again} is also on line ${first.get(again)}. Each day of the week appears once.`);
      const {line} = locate(source, at(['week', index, 'days'])?.start ?? 0);
      for (const day of named) first.set(day, first.get(day) ?? line);
    }
  },
});

/** Every link of the menu leads to a page. */
export const menuPages = rule<ParsedRecord<Menu>>({
  id: 'menu-pages',
  help: 'links',
  severity: 'error',
  check(record, report) {
    const {value, pages} = record;
    if (!value || pages.length === 0) return;
    const {links} = value;
    for (const [index, {page}] of links.entries()) {
      if (pages.includes(page)) continue;
      const place = placeOfValue(record, ['links', index, 'page']);
      const nearby = nearest(page, pages);
      const free = nearby && !links.some((link) => link.page === nearby) ? nearby : undefined;
      const message = `There is no page at ${page}.${free ? '' : ` The pages are ${listed(pages, 'and')}.`}`;
      report({...place, message, edits: free ? [{...place, text: free}] : undefined});
    }
  },
});

/**
 * The bar at the top where it is tightest, in a window of 997 pixels: its room, and of each part the width around its
 * words and the width of one letter. All in pixels, measured on the built site (css/navbar.css). As letters differ, this
 * is an estimate: a browser test makes sure that a menu which passes also fits (tests/browser/visit/menu.test.ts).
 */
const BAR = {
  room: 899,
  name: {around: 33, letter: 12},
  link: {around: 15, letter: 7.3},
  button: {around: 46, letter: 8.3},
};

/** The first link of a menu for which the bar has no room, by its index. */
export function linkWithoutRoom({links, button}: Menu, organisation: string): number | undefined {
  const widthOf = (part: 'name' | 'link' | 'button', words: string) =>
    BAR[part].around + BAR[part].letter * words.replaceAll(NAME_TOKEN, organisation).length;
  let room = BAR.room - widthOf('name', organisation) - widthOf('button', button.label);
  for (const [index, {label}] of links.entries()) {
    room -= widthOf('link', label);
    if (room < 0) return index;
  }
  return undefined;
}

/** Links for which the bar has no room beside the organisation's name and the button: they take a second line. */
export const menuFits = (organisation: string): Rule<ParsedRecord<Menu>> =>
  rule({
    id: 'menu-fits',
    help: 'records',
    severity: 'warning',
    check(record, report) {
      const {value} = record;
      const index = value && linkWithoutRoom(value, organisation);
      if (value === undefined || index === undefined) return;
      const message = `The bar at the top has no room for “${value.links[index].label}” on small screens of computers. Shorten the words of a link, or delete one and link to its page from another page.`;
      report({...placeOfValue(record, ['links', index, 'label']), message});
    },
  });

/** The rules for every record. Those for one record are in its entry of the registry. */
export const RECORD_RULES: RecordRule[] = [recordNameToken, placeholder, ambiguousNumber];

/** Those that need the organisation's name, once another record has said it. */
export const RULES_WITH_NAME: ((organisation: string) => RecordRule)[] = [nameRule];
