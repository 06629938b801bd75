/**
 * What is still open: notes in pages and records, empty fields of records, and buttons without an address. The staff's
 * site shows it as a page.
 */
import type {Nodes} from 'mdast';
import type {ContentFiles} from './files';
import {recordFile} from './folders';
import {type Element, isElement, spanOf, stringOf} from './page/elements';
import {type Note, type NoteKind, notesOf} from './page/notes';
import type {Page} from './page/page';
import {fieldAt, pathKey, schemaAt} from './records/fields';
import {isAllowed} from './records/form';
import {fillName} from './records/name';
import {definitionOf, isNote, RECORD_NAMES, type RecordName, type Records} from './records/registry';
import {type Entry, recordEntries} from './records/yaml';
import type {Edit, Span} from './source';
import {createSource, locate, type Source} from './source';

export interface FileLine {
  file: string;
  line: number;
}

/** A note, or an empty field of a record. */
export interface OpenQuestion extends FileLine {
  kind: NoteKind;
  /** What it is about: the first words of a block, or a field. Empty for a note that nothing follows. */
  about: string;
  /** What needs confirming, or what is missing. */
  text: string;
  /** What deletes the note; an empty field has none. */
  edit?: Edit;
  /** The block that a page's note is about. */
  block?: Span;
}

/** The buttons with one label that have no address. */
export interface OpenButton {
  label: string;
  places: FileLine[];
}

export interface OpenQuestions {
  questions: OpenQuestion[];
  buttons: OpenButton[];
}

/** How many characters of a block are shown at most. */
const SHOWN = 60;

/** The text of a block, with the titles of the components in it. */
function textOfBlock(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  if (!('children' in node)) return ' ';
  const names = ['title', 'type', 'category', 'label', 'name'];
  const title = isElement(node) && names.map((prop) => stringOf(node, prop)).find(Boolean);
  const inline = node.type === 'paragraph' || node.type === 'heading';
  return `${title ? `${title}. ` : ''}${node.children.map(textOfBlock).join(inline ? '' : ' ')}`;
}

/** The first words of a block, to recognise it by. */
function beginningOf(block: Nodes): string {
  const words = textOfBlock(block).replace(/\s+/g, ' ').trim();
  return words.length > SHOWN ? `${words.slice(0, words.lastIndexOf(' ', SHOWN))} …` : words;
}

/** A note in a page. Its edit deletes the comment, with the space up to the block. */
function questionOf({kind, text, comment, block}: Note, source: Source): OpenQuestion {
  const {start, end} = spanOf(comment);
  const [space] = /^\s*/.exec(source.text.slice(end)) ?? [''];
  const {line} = locate(source, spanOf(block ?? comment).start);
  const edit = {start, end: end + space.length, text: ''};
  const about = block ? beginningOf(block) : '';
  return {file: source.file, line, kind, about, text, edit, block: block && spanOf(block)};
}

/** The note "To confirm" of a record. Its edit deletes the line, with the comment above it. */
function questionOfNote({file, text}: Source, line: number, entry: Entry, about: string): OpenQuestion {
  const start = text.slice(0, entry.start).replace(/\n(?:[ \t]*(?:#.*)?\n)*[ \t]*$/, '').length;
  const end = text.slice(0, entry.valueEnd).trimEnd().length;
  return {file, line, kind: 'To confirm', about, text: String(entry.value), edit: {start, end, text: ''}};
}

/** The notes of a record, and its lines that wait for a value. */
function questionsOfRecord(files: ContentFiles, name: RecordName): OpenQuestion[] {
  const file = recordFile(name);
  if (!files.has(file)) return [];
  const {schema, subject = () => file} = definitionOf(name);
  const source = createSource(file, files.text(file));
  const entries = recordEntries(source);
  return entries.flatMap((entry): OpenQuestion[] => {
    const {path} = entry;
    const {line} = locate(source, entry.start);
    if (isNote(name, path) && entry.holds === 'value' && entry.value !== '')
      return [questionOfNote(source, line, entry, subject(path))];
    const {format, title = ''} = fieldAt(schema, path) ?? {};
    const field = schemaAt(schema, path);
    // A button without an address is listed by its label.
    const isMissing =
      entry.holds === 'nothing' && format && format !== 'destination' && field && isAllowed(field, null);
    if (!isMissing) return [];
    // An entry of a list, such as a platform, is called by its first value.
    const parent = pathKey(path.slice(0, -1));
    const owner = entries.find(({path: other, value}) => value && pathKey(other.slice(0, -1)) === parent)?.value;
    const about = path.length > 1 && owner ? `${owner}, ${title}` : title;
    return [{file, line, kind: 'Missing', about, text: 'Fill it in, or delete its line if there is none.'}];
  });
}

/**
 * The label of a button that has no address; undefined if the element shows no such button. The components themselves
 * write "Apply to …" (`ProgramCard`) and "Choose tier" (`TierTable`).
 */
function labelWithoutAddress(element: Element): string | undefined {
  if (stringOf(element, 'to')) return undefined;
  if (element.name === 'Button') return stringOf(element, 'label');
  if (element.name === 'Card') return stringOf(element, 'button');
  if (element.name === 'ProgramCard') return `Apply to ${stringOf(element, 'title')}`;
  return element.name === 'Tier' ? 'Choose tier' : undefined;
}

type LabelledLine = FileLine & {label: string};

const buttonsOfPage = ({source, elements}: Page): LabelledLine[] =>
  elements.flatMap((element) => {
    const label = labelWithoutAddress(element);
    const {line} = locate(source, spanOf(element).start);
    return label === undefined ? [] : [{label, file: source.file, line}];
  });

/** The button of the menu, if it has no address. */
function buttonOfMenu(files: ContentFiles): LabelledLine[] {
  const file = recordFile('menu');
  if (!files.has(file)) return [];
  const source = createSource(file, files.text(file));
  const entries = recordEntries(source).filter(({path}) => path[0] === 'button');
  const [label, to] = ['label', 'to'].map((key) => entries.find(({path}) => path[1] === key));
  if (!label?.value || to?.value) return [];
  return [{label: String(label.value), file, line: locate(source, (to ?? label).start).line}];
}

export function readOpenQuestions(files: ContentFiles, pages: Page[], records?: Records): OpenQuestions {
  const questions = [
    ...pages.flatMap((page) => notesOf(page).map((note) => questionOf(note, page.source))),
    ...RECORD_NAMES.flatMap((name) => questionsOfRecord(files, name)),
  ];
  const byLabel = new Map<string, FileLine[]>();
  for (const {label, ...line} of [...pages.flatMap(buttonsOfPage), ...buttonOfMenu(files)])
    byLabel.set(label, [...(byLabel.get(label) ?? []), line]);
  const buttons = [...byLabel].map(([label, places]) => ({label, places}));
  return records ? fillName({questions, buttons}, records.organisation.name) : {questions, buttons};
}

/** How many questions are open, in words. */
export function openInWords({questions, buttons}: OpenQuestions): string {
  const count = questions.length + buttons.length;
  return count === 1 ? '1 open question' : `${count || 'No'} open questions`;
}

export const byFile = (questions: OpenQuestion[]): [file: string, questions: OpenQuestion[]][] =>
  [...new Set(questions.map(({file}) => file))].map((file) => [file, questions.filter((one) => one.file === file)]);
