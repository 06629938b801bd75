/**
 * What is still open before the site goes live: passages to confirm, slots to fill, notes in the records, and
 * buttons that lead nowhere. The same list is a page of the preview.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {isMap, isScalar, type Scalar} from 'yaml';
import {readRecords} from '../../src/plugins/records/load';
import type {Records} from '../../src/plugins/records/schema';
import type {CheckedPage} from './page';
import {settingValue} from './settings';
import {createSource} from './source';
import {namesIn} from './yaml';

export interface Entry {
  file: string;
  line: number;
  /** What is open, in a few words. */
  what: string;
  /** Why, or what to do. */
  reason: string;
}

/** The first words of a passage, to recognise it by. */
function beginning(text: string): string {
  const words = text
    .replace(/<\w+[^>]*?(?:title|label)="([^"]*)"[^>]*>/g, ' $1. ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/[#*_]|^\s*- /gm, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return words.length > 60 ? `${words.slice(0, words.lastIndexOf(' ', 60))} …` : words;
}

function entriesOfPage({source, written}: CheckedPage, organisation: Partial<Records['organisation']>): Entry[] {
  return written.flatMap((tag, index) => {
    if ((tag.name !== 'ToConfirm' && tag.name !== 'Slot') || tag.kind === 'close') return [];
    const said = (name: string) => {
      const attribute = tag.attributes.find((one) => one.name === name);
      return attribute ? String(settingValue(attribute) ?? '') : '';
    };
    if (organisation[said('until') as keyof typeof organisation]) return [];
    const line = source.text.slice(0, tag.start).split('\n').length;
    const end = written.slice(index).find(({name, kind}) => name === tag.name && kind === 'close')?.start;
    const what = tag.name === 'Slot' ? `To fill in: ${said('what')}` : beginning(source.text.slice(tag.end, end));
    return [{file: source.file, line, what, reason: said('reason')}];
  });
}

function entriesOfRecord(siteDir: string, record: string): Entry[] {
  const file = `records/${record}.yml`;
  const source = createSource(file, readFileSync(path.join(siteDir, file), 'utf8'));
  const placeOf = ({range}: Scalar) => source.at(range?.[0] ?? 0, range?.[1] ?? 0, {message: ''});
  const entry = (key: Scalar, what: string, reason: string) => ({file, line: placeOf(key).line, what, reason});
  const said = (value: unknown) => (isScalar(value) ? String(value.value ?? '') : '');
  return namesIn(source.text).flatMap(({key, value}) => {
    if (record === 'buttons') {
      const reason = 'It leads nowhere yet. Write its address after the colon.';
      // A name that begins further right is a slip, which the check tells.
      return said(value) || placeOf(key).column > 1 ? [] : [entry(key, `Button "${key.value}"`, reason)];
    }
    if (key.value === 'confirm') return said(value) ? [entry(key, 'The organisation’s name', said(value))] : [];
    const notes = isMap<Scalar>(value) ? value.items.filter((pair) => pair.key.value === 'confirm') : [];
    return notes
      .filter((note) => said(note.value))
      .map((note) => entry(note.key, `The figure "${key.value}"`, said(note.value)));
  });
}

/** Everything that is open, by file. */
export function ledgerOf(siteDir: string, pages: CheckedPage[]): Map<string, Entry[]> {
  const visitors = pages.filter(({source}) => source.file.startsWith('pages/'));
  const {organisation = {}} = readRecords(siteDir).records ?? {};
  const records = ['organisation', 'figures', 'buttons'].flatMap((record) => entriesOfRecord(siteDir, record));
  const ledger = new Map<string, Entry[]>();
  for (const entry of [...visitors.flatMap((page) => entriesOfPage(page, organisation)), ...records]) {
    ledger.set(entry.file, [...(ledger.get(entry.file) ?? []), entry]);
  }
  return ledger;
}

/** The address of GitHub's editor at a line; undefined when it is not known which repository this is. */
export function editAddress(file: string, line?: number, environment = process.env): string | undefined {
  const {GITHUB_REPOSITORY, GITHUB_HEAD_REF, GITHUB_REF_NAME} = environment;
  if (!GITHUB_REPOSITORY) return undefined;
  const branch = GITHUB_HEAD_REF || GITHUB_REF_NAME || 'main';
  return `https://github.com/${GITHUB_REPOSITORY}/edit/${branch}/${file}${line ? `#L${line}` : ''}`;
}

/** The ledger as plain text. */
export function tellLedger(ledger: Map<string, Entry[]>): string {
  const all = [...ledger.values()].flat();
  if (all.length === 0) return 'Nothing is left to confirm or to fill in.';
  const groups = [...ledger].map(([file, entries]) => {
    const lines = entries.map((entry) => {
      const address = editAddress(entry.file, entry.line);
      return `  ${file}:${entry.line}  ${entry.what}\n    ${entry.reason}${address ? `\n    ${address}` : ''}`;
    });
    return `${file}\n${lines.join('\n')}`;
  });
  const count = all.length === 1 ? '1 passage is' : `${all.length} passages are`;
  return `${groups.join('\n\n')}\n\n${count} to be confirmed or filled in before the site goes live.`;
}
