/** Records against the pages: what nothing uses, and where buttons lead. */
import type {Diagnostic, HelpTopic} from '../diagnostic';
import type {ContentFiles} from '../files';
import {type RuleFinding, toDiagnostic} from '../source';
import {recordEntries} from './entries';
import {fillName} from './fillName';
import {TIER_BUTTON} from './ownButtons';
import {limited, recordSource} from './read';
import type {Records} from './schema';

/** What the records' rules must know of the rest of the site. */
export interface Site {
  /** What pages use by name, with the name filled in; undefined while a problem in a page may hide what it uses. */
  used?: {record: 'figures' | 'buttons'; name: string}[];
  /** What is wrong with an address that a record holds, and the one that was probably meant. */
  checkAddress(address: string): {message: string; address?: string; help?: HelpTopic} | undefined;
}

/** Labels whose lines must be there: no page says where their buttons go. */
const ownButtons = ({menu}: Records) => [menu.button, TIER_BUTTON];

function findIn(
  record: 'figures' | 'buttons',
  text: ReturnType<typeof recordSource>,
  records: Records,
  site: Site,
): RuleFinding[] {
  const {name} = records.organisation;
  const own = record === 'buttons' ? ownButtons(records) : [];
  const used =
    site.used && new Set([...own, ...site.used.filter((use) => use.record === record).map((use) => plain(use.name))]);
  const entries = recordEntries(text);
  const found: RuleFinding[] = [];
  for (const entry of entries) {
    if (entry.path.length > 1) continue;
    const address =
      record === 'buttons' && typeof entry.value === 'string' ? site.checkAddress(entry.value) : undefined;
    if (address) {
      const {valueStart: start, valueEnd: end} = entry;
      const edits = address.address && [{start, end, text: address.address}];
      found.push({
        rule: 'button-address',
        start,
        end,
        message: address.message,
        help: address.help ?? 'links',
        ...(edits && {edits}),
      });
    }
    if (!used || used.has(fillName(entry.key, name))) continue;
    const rest = record === 'figures' ? ' with the lines below it' : '';
    const message = `No page uses “${entry.key}”. Delete this line${rest}, or correct the name if it is misspelt.`;
    found.push({rule: 'record-unused', start: entry.start, end: entry.end, message, help: 'figures-and-buttons'});
  }
  for (const label of own) {
    if (entries.some(({key}) => fillName(key, name) === label)) continue;
    found.push({
      rule: 'button-missing',
      start: 0,
      end: 0,
      message: `The site shows a button “${label}” that no page writes, and its line is missing here. Add the line “${label}:”.`,
      help: 'figures-and-buttons',
    });
  }
  return found;
}

const plain = (text: string) => text.replace(/[\u00a0\u2007\u202f\u2009]/g, ' ');

/** What is wrong between the records and the pages. `records` are right by themselves. */
export function checkRecordUses(files: ContentFiles, records: Records, site: Site): Diagnostic[] {
  return (['figures', 'buttons'] as const).flatMap((record) => {
    const source = recordSource(`records/${record}.yml`, files.text(`records/${record}.yml`));
    return limited(findIn(record, source, records, site)).map(({rule, ...finding}) =>
      toDiagnostic(source, rule, finding),
    );
  });
}
