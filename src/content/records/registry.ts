/**
 * The records: each with its schema, and all else that the site has to know of it. Adding a record takes its file in
 * `records/`, its schema, and an entry in `RECORDS` below; if components get something of it, that is named in
 * `PublicRecords`, too. Types, messages and the editor's form follow.
 */
import type * as z from 'zod';
import {pageFile} from '../pageFiles';
import {todayInUganda} from '../ugandaTime';
import {CONTACT_PAGE} from './contactPage';
import {type Path, schemaAt} from './fields';
import {confirm, type FigureRecord, figures, type Hours, hours, menu, type Organisation, organisation} from './schemas';

/** What components get with `useRecords()`. Every page carries it, so it stays small. */
export interface PublicRecords {
  organisation: Organisation;
  figures: Record<string, FigureRecord>;
  /** The opening hours; of the closed days, only those to come. */
  hours: Hours;
}

/** What the site knows of a record besides its schema. */
interface RecordFacts<Value> {
  /** What components get of it with `useRecords()`; nothing without this. */
  toPublic?: (value: Value) => Partial<PublicRecords>;
  /** A page that shows it, next to which the editor opens its form. */
  shownOn?: string;
  /** Whether its words are in the bar or the footer of every page. */
  isInBarOrFooter?: boolean;
  /** What a note "To confirm" in it is about. */
  subject?: (path: Path) => string;
}

/** What the registry says of a record: its schema, and what else the site knows of it. */
interface RecordDefinition extends RecordFacts<unknown> {
  schema: z.ZodType;
}

/** Puts a schema and the rest of an entry together, so that TypeScript infers the record's type from its schema. */
const defineRecord = <Schema extends z.ZodType>(schema: Schema, more: RecordFacts<z.infer<Schema>>) => ({
  schema,
  ...more,
});

/** Of the closed days, those from today on, the next one first. */
function comingDays(days: Hours['closed']) {
  const today = todayInUganda();
  const coming = days?.filter(({date}) => date >= today).sort((a, b) => a.date.localeCompare(b.date));
  return coming?.length ? coming : undefined;
}

export const RECORDS = {
  organisation: defineRecord(organisation, {
    toPublic: (value) => ({organisation: value}),
    shownOn: pageFile(CONTACT_PAGE),
    isInBarOrFooter: true,
    subject: () => 'The organisation’s name',
  }),
  figures: defineRecord(figures, {
    toPublic: (value) => ({figures: value}),
    shownOn: 'pages/index.mdx',
    subject: ([name]) => `The figure "${name}"`,
  }),
  hours: defineRecord(hours, {
    toPublic: (value) => ({hours: {...value, closed: comingDays(value.closed)}}),
    shownOn: pageFile(CONTACT_PAGE),
    isInBarOrFooter: true,
  }),
  menu: defineRecord(menu, {isInBarOrFooter: true}),
};

export type RecordName = keyof typeof RECORDS;
export type Records = {[Name in RecordName]: z.infer<(typeof RECORDS)[Name]['schema']>};
export type {FigureRecord} from './schemas';

export const RECORD_NAMES = Object.keys(RECORDS) as RecordName[];

/** What the registry says of a record, whichever it is. */
export const definitionOf = (name: RecordName): RecordDefinition => RECORDS[name] as RecordDefinition;

/** Whether an entry is a note "To confirm". A figure named `confirm` isn't one. */
export const isNote = (name: RecordName, path: Path): boolean => schemaAt(RECORDS[name].schema, path) === confirm;
