/**
 * What is still open before the site goes live: passages to confirm, slots to fill, notes in the records, and
 * buttons that lead nowhere. The same list is a page of the preview.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {readRecords} from '../../src/plugins/records/load';
import type {Records} from '../../src/plugins/records/schema';
import type {CheckedPage} from './page';
import {settingValue} from './settings';
import {createSource} from './source';

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
  const lines = createSource(file, readFileSync(path.join(siteDir, file), 'utf8')).text.split('\n');
  let around = '';
  return lines.flatMap((text, index) => {
    around = /^([^\s#:][^:]*):/.exec(text)?.[1] ?? around;
    const reason = /^\s*confirm:\s*(["']?)(.*)\1\s*$/.exec(text)?.[2];
    const what = around === 'confirm' ? 'The organisation’s name' : `The figure "${around}"`;
    if (reason) return [{file, line: index + 1, what, reason}];
    const [, inDouble, inSingle, bare] =
      (record === 'buttons' && /^(?:"([^"]*)"|'([^']*)'|([^#"'\s][^:]*)):\s*(?:#.*)?$/.exec(text)) || [];
    const button = inDouble ?? inSingle ?? bare;
    if (!button) return [];
    return [
      {
        file,
        line: index + 1,
        what: `Button "${button}"`,
        reason: 'It leads nowhere yet. Write its address after the colon.',
      },
    ];
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
