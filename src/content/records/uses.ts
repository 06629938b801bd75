/** Records against the pages: what nothing uses, and where buttons lead. */
import type {Diagnostic, HelpTopic} from '../diagnostic';
import type {ContentFiles} from '../files';
import {toDiagnostic} from '../source';
import {openedRecord} from './load';
import {fillName} from './name';
import {TIER_BUTTON} from './ownButtons';
import type {Records} from './schema';

/** What the records' rules must know of the rest of the site. */
export interface Site {
  /** What pages use by name, with the name filled in; undefined while a page that can't be read may use more. */
  used?: {record: 'figures' | 'buttons'; name: string}[];
  /** What is wrong with an address that a record holds, and the one that was probably meant. */
  checkAddress(address: string): {message: string; address?: string; help?: HelpTopic} | undefined;
}

const plain = (text: string) => text.replace(/[\u00a0\u2007\u202f\u2009]/g, ' ');

function usesOf(record: 'figures' | 'buttons', files: ContentFiles, records: Records, site: Site): Diagnostic[] {
  const {open} = openedRecord(record, files);
  if (!open) return [];
  const {name} = records.organisation;
  // Buttons that the site shows and no page writes: their lines must be there.
  const own = record === 'buttons' ? [records.menu.button, TIER_BUTTON] : [];
  const used =
    site.used && new Set([...own, ...site.used.filter((use) => use.record === record).map((use) => plain(use.name))]);
  const entries = open.entries.filter(({path}) => path.length === 1);
  const found: Diagnostic[] = [];
  for (const {key, value, start, end, valueStart, valueEnd} of entries) {
    const wrong = record === 'buttons' && typeof value === 'string' ? site.checkAddress(value) : undefined;
    if (wrong) {
      const {message, address, help = 'links'} = wrong;
      const edits = address && {edits: [{start: valueStart, end: valueEnd, text: address}]};
      const place = {start: valueStart, end: valueEnd};
      found.push(toDiagnostic(open.source, 'button-address', {...place, message, help, ...edits}));
    }
    if (!used || used.has(fillName(key, name))) continue;
    const rest = record === 'figures' ? ' with the lines below it' : '';
    const message = `No page uses “${key}”. Delete this line${rest}, or correct the name if it is misspelt.`;
    const place = {start, end, severity: 'warning' as const};
    found.push(toDiagnostic(open.source, 'record-unused', {...place, message, help: 'figures-and-buttons'}));
  }
  const missing = own.filter((label) => !entries.some(({key}) => fillName(key, name) === label));
  for (const label of missing) {
    const message = `The site shows a button “${label}” that no page writes, and its line is missing here. Add the line “${label}:”.`;
    const place = {start: 0, end: 0};
    found.push(toDiagnostic(open.source, 'button-missing', {...place, message, help: 'figures-and-buttons'}));
  }
  return found;
}

/** What is wrong between the records and the pages. */
export const checkRecordUses = (files: ContentFiles, records: Records, site: Site): Diagnostic[] =>
  (['figures', 'buttons'] as const).flatMap((record) => usesOf(record, files, records, site));
