/**
 * The records: each with its schema, and all else that the site has to know of it. Adding a record takes its file in
 * `records/`, its schema and an entry at the end of this file: types, messages, the editor's form and what components get
 * follow.
 */
import type * as z from 'zod';
import type {ParsedRecord, RecordKind} from '../../checker/records/read';
import type {Entry} from '../../checker/records/yaml';
import type {Rule} from '../../checker/source';
import {todayInUganda} from '../kampala';
import {hoursRule, menuFits, menuPages} from './rules';
import {type Buttons, buttons, figures, type Hours, hours, menu, organisation} from './schemas';

/** A line of a record that is open: something to confirm, or a button that goes nowhere. */
export interface OpenLine {
  what: string;
  reason: string;
  /** The same in the editor. */
  reasonInForm: string;
}

interface More<Value, Given, Named> {
  /** What components get of it with `useRecords()`. Every page carries it, so it stays small. Without this, nothing. */
  given?: (value: Value) => Given;
  /** Whether its keys are names that pages use. */
  keysAreNames?: Named;
  /** A page that shows it, beside which the editor opens its form. */
  shownOn?: string;
  /** Whether its words are in the bar or at the foot of every page. */
  isAround?: boolean;
  /** What a note "To confirm" in it is about. */
  subject?: (path: Entry['path']) => string;
  /** What a line that is left empty leaves open. */
  openLine?: (entry: Entry) => OpenLine | undefined;
  /** Rules for the record as a whole. */
  rules?: Rule<ParsedRecord<Value>>[];
  /** Those that need the organisation's name, which is read from another record. */
  rulesWithName?: (organisation: string) => Rule<ParsedRecord<Value>>[];
  /** The list that its file may be alone, without its name. */
  list?: string;
  /** What it holds where a site has no such file. Without this, the file has to be there. */
  whenMissing?: Value;
}

/** An entry of the registry. */
export type RecordEntry<Value = unknown> = RecordKind<Value> & More<Value, unknown, boolean>;

const record = <Schema extends z.ZodType, Given = unknown, const Named extends boolean = false>(
  schema: Schema,
  more: More<z.infer<Schema>, Given, Named>,
) => ({schema, ...more});

/** Of the closed days, those to come. */
function comingDays(days: Hours['closed']) {
  const today = todayInUganda();
  const coming = days?.filter(({date}) => date >= today).sort((a, b) => a.date.localeCompare(b.date));
  return coming?.length ? coming : null;
}

/** Only the buttons that lead somewhere. */
const destinationsOf = (all: Buttons) =>
  Object.fromEntries(Object.entries(all).filter((entry): entry is [string, string] => Boolean(entry[1])));

export const RECORDS = {
  organisation: record(organisation, {
    given: (value) => ({organisation: value}),
    shownOn: 'pages/contact.mdx',
    isAround: true,
    subject: () => 'The organisation’s name',
  }),
  figures: record(figures, {
    given: (value) => ({figures: value}),
    keysAreNames: true,
    shownOn: 'pages/index.mdx',
    subject: ([name]) => `The figure "${name}"`,
  }),
  hours: record(hours, {
    given: (value) => ({hours: {...value, closed: comingDays(value.closed)}}),
    shownOn: 'pages/contact.mdx',
    isAround: true,
    rules: [hoursRule],
    // Opening hours may be a list alone, without closed days.
    list: 'week',
  }),
  buttons: record(buttons, {
    given: (value) => ({destinations: destinationsOf(value)}),
    keysAreNames: true,
    openLine: ({key}) => ({
      what: `Button "${key}"`,
      reason: 'It goes nowhere yet. Write its address after the colon.',
      reasonInForm: 'It goes nowhere yet. Write its address.',
    }),
  }),
  menu: record(menu, {isAround: true, rules: [menuPages], rulesWithName: (name) => [menuFits(name)]}),
};

export type RecordName = keyof typeof RECORDS;
export type Records = {[Name in RecordName]: z.infer<(typeof RECORDS)[Name]['schema']>};
export type {FigureRecord} from './schemas';

export const RECORD_NAMES = Object.keys(RECORDS) as RecordName[];

/** The entry of a record, whichever it is. */
export const entryOf = (name: RecordName): RecordEntry => RECORDS[name] as RecordEntry;

/** The records whose keys pages use as names. */
export type NamedRecord = {
  [Name in RecordName]: (typeof RECORDS)[Name] extends {isNamed?: true} ? Name : never;
}[RecordName];
export const NAMED_RECORDS = RECORD_NAMES.filter((name) => RECORDS[name].keysAreNames) as NamedRecord[];

/** What components get of a record: nothing without `given`. */
type GivenPart<Name extends RecordName> = (typeof RECORDS)[Name] extends {given?: (value: never) => infer Part}
  ? Part
  : unknown;

/** What these functions take, all of it at once: TypeScript infers an intersection where several have a parameter. */
type IntersectionOfParameters<Functions> = [Functions] extends [(parameter: infer Intersection) => void]
  ? Intersection
  : never;
type GivenParts = IntersectionOfParameters<{[Name in RecordName]: (part: GivenPart<Name>) => void}[RecordName]>;

/** What components get with `useRecords()`: the parts that the records give, together. */
export type PublicRecords = GivenParts & {
  /** What kind of file a button leads to, and how large, by the button's label; left out while none does. */
  files?: Record<string, string>;
};
