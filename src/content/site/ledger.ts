/**
 * What is open: passages to confirm, slots to fill, notes in the records and buttons that go nowhere. The staff's build
 * shows it as a page.
 */
import type {Nodes} from 'mdast';
import type {Edit} from '../checker/diagnostic';
import type {ContentFiles} from '../checker/files';
import {type Element, isElement, openingOf, spanOf, stringOf} from '../checker/page/elements';
import {type Page, visitorPages} from '../checker/page/page';
import {locate, type Source} from '../checker/source';
import {isA, textOf} from './componentNames';
import {recordFile} from './folders';
import {isFilledIn, isMark, isSlot} from './marks';
import {
  definitionOf,
  type Entry,
  isNote,
  RECORD_NAMES,
  type RecordName,
  type Records,
  recordEntries,
  recordSource,
} from './records';

export interface OpenItem {
  file: string;
  line: number;
  /** What is open, in a few words. */
  what: string;
  /** Why, or what to do. */
  reason: string;
  /** The same in the editor, where it needs other words. */
  reasonInForm?: string;
  /** What takes its mark away, if it only needs somebody's word. */
  edit?: Edit;
}

/** Open items by file. */
export type Ledger = Map<string, OpenItem[]>;

/** How many characters of a passage the ledger shows at most. */
const SHOWN = 60;

/** The words of a passage, with the titles of the components in it. */
function wordsOfPassage(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  if (!('children' in node)) return ' ';
  const title = isElement(node) && ['title', 'label', 'name'].map((prop) => stringOf(node, prop)).find(Boolean);
  const inline = node.type === 'paragraph' || node.type === 'heading';
  return `${title ? `${title}. ` : ''}${node.children.map(wordsOfPassage).join(inline ? '' : ' ')}`;
}

/** The first words of a passage, to recognise it by. */
function beginningOf(children: Nodes[]): string {
  const words = children.map(wordsOfPassage).join(' ').replace(/\s+/g, ' ').trim();
  return words.length > SHOWN ? `${words.slice(0, words.lastIndexOf(' ', SHOWN))} …` : words;
}

function itemsOfPage({source, elements, components}: Page, organisation: Partial<Records['organisation']>): OpenItem[] {
  return elements.flatMap((element) => {
    if (!isMark(element, components) && !isSlot(element)) return [];
    if (isFilledIn(organisation, textOf(element, 'Slot', 'until'))) return [];
    const {line} = locate(source, spanOf(element).start);
    const what = isSlot(element)
      ? `To fill in: ${textOf(element, 'Slot', 'what') ?? ''}`
      : beginningOf(element.children);
    const reason = textOf(element, 'Slot', 'reason') ?? '';
    if (isSlot(element)) return [{file: source.file, line, what, reason}];
    const {start, end} = spanOf(element);
    const words = source.text.slice(openingOf(element, source.text).end, source.text.lastIndexOf('<', end - 1));
    return [{file: source.file, line, what, reason, edit: {start, end, text: words.trim()}}];
  });
}

/** The label of a button that has no address; undefined if the element shows no such button. */
function labelWithoutAddress(element: Element): string | undefined {
  if (isA(element, 'Button') && !textOf(element, 'Button', 'to')) return textOf(element, 'Button', 'label');
  if (isA(element, 'Card') && !textOf(element, 'Card', 'to')) return textOf(element, 'Card', 'button');
  if (isA(element, 'ProgramCard') && !textOf(element, 'ProgramCard', 'to'))
    return `Apply to ${textOf(element, 'ProgramCard', 'title')}`;
  if (isA(element, 'Tier') && !textOf(element, 'Tier', 'to')) return 'Choose tier';
  return undefined;
}

/** The buttons of a page that have no address yet. */
const buttonsWithoutAddress = ({source, elements}: Page): OpenItem[] =>
  elements.flatMap((element) => {
    const label = labelWithoutAddress(element);
    if (label === undefined) return [];
    const {line} = locate(source, spanOf(element).start);
    return [
      {
        file: source.file,
        line,
        what: `Button “${label}”`,
        reason: 'It does nothing until it has an address: fill in “Goes to”.',
      },
    ];
  });

/** A note "To confirm" in a record. Its edit deletes the line, with the comment above it. */
function noteIn({file, text}: Source, line: number, entry: Entry, subject: string): OpenItem {
  const start = text.slice(0, entry.start).replace(/\n(?:[ \t]*(?:#.*)?\n)*[ \t]*$/, '').length;
  const end = text.slice(0, entry.valueEnd).trimEnd().length;
  return {file, line, what: subject, reason: String(entry.value), edit: {start, end, text: ''}};
}

function itemsOfRecord(files: ContentFiles, name: RecordName): OpenItem[] {
  const file = recordFile(name);
  if (!files.has(file)) return [];
  const {subject = () => file} = definitionOf(name);
  const source = recordSource(file, files.text(file));
  return recordEntries(source).flatMap((entry) => {
    const {line} = locate(source, entry.start);
    if (isNote(name, entry.path) && entry.holds === 'value' && entry.value !== '')
      return [noteIn(source, line, entry, subject(entry.path))];
    return [];
  });
}

/** Everything that is open, by file. */
export function readLedger(files: ContentFiles, pages: Page[], records?: Records): Ledger {
  const visitors = visitorPages(pages);
  const ledger: Ledger = new Map();
  const items = [
    ...visitors.flatMap((page) => itemsOfPage(page, records?.organisation ?? {})),
    ...visitors.flatMap(buttonsWithoutAddress),
    ...RECORD_NAMES.flatMap((name) => itemsOfRecord(files, name)),
  ];
  for (const item of items) ledger.set(item.file, [...(ledger.get(item.file) ?? []), item]);
  return ledger;
}

/** How much is open, in a sentence. */
export function openInWords(count: number): string {
  if (count === 0) return 'Nothing is open.';
  return count === 1 ? '1 thing is open.' : `${count} things are open.`;
}

/** The ledger as plain text. `editUrl` says where a file can be edited, if anywhere. */
export function formatLedger(ledger: Ledger, editUrl: (file: string, line: number) => string | undefined): string {
  const all = [...ledger.values()].flat();
  if (all.length === 0) return openInWords(0);
  const groups = [...ledger].map(([file, items]) => {
    const lines = items.map(({line, what, reason}) => {
      const url = editUrl(file, line);
      return `  ${file}:${line}  ${what}\n    ${reason}${url ? `\n    ${url}` : ''}`;
    });
    return `${file}\n${lines.join('\n')}`;
  });
  return `${groups.join('\n\n')}\n\n${openInWords(all.length)}`;
}
