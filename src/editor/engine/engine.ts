/** The content library at work on the embedded files, with the drafts in their place. It runs in a worker. */
import {
  applyEdits,
  type ComponentTable,
  type ContentFiles,
  checkPage,
  checkSite,
  type Diagnostic,
  fillName,
  isHandbook,
  isUnsafe,
  type OpenItem,
  type PictureFacts,
  type Records,
  readFacts,
  readLedger,
  readRecords,
  toTable,
  withTexts,
} from '../../content';
import type {Page} from '../../content/page/page';
import {listPages} from '../../content/pageFiles';
import {picturesOf, unusable} from '../../content/pictures/problems';
import {type RecordName, recordEntries} from '../../content/records';
import {createSource} from '../../content/source';
import {type PublicRecords, publicRecords} from '../../plugins/records/publicRecords';
import {type DrawnNode, drawPage} from '../preview/tree';
import {embeddedFiles, type SiteData} from '../site';
import {confirmPassage, confirmRecord} from '../text/confirm';
import {type Answers, type Created, create} from '../text/create';
import type {Changed, Edit} from '../text/edits';
import {insertSnippet} from '../text/insert';
import {insertPicture, type NewPicture, type PictureSpot, pictureSpots} from '../text/pictures/insert';
import type {Size} from '../text/pictures/size';
import {addEntry, type FormNode, formOf, moveEntryUp, removeEntry, setField} from '../text/recordForm';
import {type ComponentSettings, setSetting, settingsAt} from '../text/settings';
import {SNIPPETS, type SnippetNames} from '../text/snippets';

export interface DrawnPage {
  nodes: DrawnNode[];
  title: string;
  description: string;
  /** Address of the page, from the site's home. */
  address: string;
}

export interface Checked {
  /** What the file is called in words: a page's title, a record's name. */
  title: string;
  /** The text that was checked. */
  text: string;
  diagnostics: Diagnostic[];
  /** Whether a problem keeps the page from being built. */
  broken: boolean;
  records?: PublicRecords;
  /** What is still to be confirmed in this file. */
  open: OpenItem[];
}

export interface PictureSummary {
  file: string;
  size?: Size;
  problems: string[];
}

/** What is known of a file that somebody chose as a picture. */
export interface Inspected {
  facts: PictureFacts;
  /** What keeps it from being used. */
  problem?: string;
}

/** Names that pages may use, and addresses of pictures. */
export interface Names {
  figures: string[];
  buttons: string[];
  pictures: string[];
}

export interface FileSummary {
  file: string;
  title: string;
  open: number;
  problems: Diagnostic[];
}

export type RecordChange =
  | {kind: 'set'; path: (string | number)[]; value: string | number | boolean | undefined}
  | {kind: 'add'; path: (string | number)[]; key?: string}
  | {kind: 'remove' | 'up'; path: (string | number)[]};

/** Silks that mean something else than a page of their name. */
const OWN_SILKS = new Set(['home', 'not-found', 'plain']);

const recordName = (file: string) => file.replace(/^records\/|\.yml$/g, '') as RecordName;
const textValue = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

export class Engine {
  private readonly components: ComponentTable;
  private embedded: ContentFiles;
  private readonly drafts: Record<string, string> = {};
  /** The last records without a problem: a slip in one does not empty the page. */
  private records: Records | undefined;

  constructor(private readonly data: Pick<SiteData, 'texts' | 'pictures' | 'others' | 'components'>) {
    this.components = toTable(data.components);
    this.embedded = embeddedFiles(data);
    this.records = readRecords(this.embedded).records;
  }

  private get files(): ContentFiles {
    return withTexts(this.embedded, this.drafts);
  }

  private page(file: string): Page {
    return checkPage(file, this.files.text(file), this.components).page;
  }

  private readonly fill = (text: string): string => {
    const name = this.records?.organisation.name;
    return name ? fillName(text, name) : text;
  };

  /** Puts a draft in place of a file; `undefined` takes it away. */
  put(file: string, text: string | undefined): void {
    if (text === undefined) delete this.drafts[file];
    else this.drafts[file] = text;
  }

  /** Puts the drafts' pictures beside those of the site. */
  putPictures(pictures: SiteData['pictures']): void {
    this.embedded = embeddedFiles({...this.data, pictures: {...this.data.pictures, ...pictures}});
  }

  /** What is known of a file that somebody chose, and what keeps it from being used. */
  inspect(name: string, bytes: Uint8Array, length: number): Inspected {
    const facts = {...readFacts(bytes), bytes: length};
    const problem = unusable(facts);
    return {facts, ...(problem && {problem: `${name} ${problem}`})};
  }

  /** The places for a picture of this size, where somebody writes. */
  pictureSpots(file: string, offset: number, size: Size): PictureSpot[] {
    return pictureSpots(this.page(file), this.components, offset, size);
  }

  insertPicture(file: string, offset: number, picture: NewPicture): Changed {
    return insertPicture(this.page(file), this.components, picture, offset);
  }

  /** Every picture with its problems. */
  pictures(): PictureSummary[] {
    const {files} = this;
    const {diagnostics} = checkSite(files, this.components);
    return picturesOf(files).map((file) => ({
      file,
      size: files.facts?.(file)?.size,
      problems: diagnostics.filter((one) => one.file === file).map(({message}) => message),
    }));
  }

  /** A page as the preview draws it, or another text of it; none while a problem keeps it from being built. */
  show(file: string, text = this.files.text(file)): DrawnPage | undefined {
    const checked = checkPage(file, text, this.components);
    if (isUnsafe(checked)) return undefined;
    const {page} = checked;
    const {title, description} = page.frontMatter.values;
    const nodes = drawPage(page, this.components, this.fill);
    return {
      nodes,
      title: this.fill(textValue(title)),
      description: this.fill(textValue(description)),
      address: page.address,
    };
  }

  private titleOf(file: string): string {
    if (file.startsWith('records/')) return formOf(recordName(file), file, '').title;
    return this.fill(textValue(this.page(file).frontMatter.values.title)) || file;
  }

  /** All problems of the site, and what the editor shows of one file. */
  check(file: string): Checked {
    const {files} = this;
    const {diagnostics, pages, records} = checkSite(files, this.components);
    this.records = records ?? this.records;
    const open = readLedger(files, pages, records ?? this.records).get(file) ?? [];
    return {
      title: this.titleOf(file),
      text: files.text(file),
      diagnostics,
      broken: file.endsWith('.mdx') && isUnsafe(checkPage(file, files.text(file), this.components)),
      ...(this.records && {records: publicRecords(this.records)}),
      open,
    };
  }

  /** Every page and record with its title, and how much is open and what is wrong in it. */
  overview(): FileSummary[] {
    const {files} = this;
    const {diagnostics, pages, records} = checkSite(files, this.components);
    const ledger = readLedger(files, pages, records ?? this.records);
    return [...files.list('pages'), ...files.list('records')]
      .filter((file) => !isHandbook(file))
      .map((file) => ({
        file,
        title: this.titleOf(file),
        open: ledger.get(file)?.length ?? 0,
        problems: diagnostics.filter((one) => one.file === file),
      }));
  }

  /** Names that pages may use, with %name% as the record writes it. */
  names(): Names {
    const keysIn = (file: string) =>
      recordEntries(createSource(file, this.files.text(file))).flatMap(({path, key}) =>
        path.length === 1 ? [key] : [],
      );
    const pictures = picturesOf(this.files).map((file) => `/${file}`);
    return {figures: keysIn('records/figures.yml'), buttons: keysIn('records/buttons.yml'), pictures};
  }

  private snippetNames(): SnippetNames {
    const {figures, buttons} = this.names();
    return {figure: figures[0] ?? '', button: buttons[0] ?? ''};
  }

  insert(file: string, id: string, offset: number): Changed {
    const page = this.page(file);
    const snippet = SNIPPETS.find((one) => one.id === id);
    if (!snippet) return {text: page.source.text};
    return insertSnippet(page, this.components, snippet, this.snippetNames(), offset);
  }

  /** What each snippet looks like by itself. */
  samples(): Record<string, DrawnNode[]> {
    const names = this.snippetNames();
    const program = () =>
      '<ProgramCard title="Write its name" silk="kite" tagline="Write what it is" perfectFor="Write who it is for">\n\nWrite what happens in it.\n\n</ProgramCard>';
    return Object.fromEntries(
      [...SNIPPETS, {id: 'program', write: program, wrapper: undefined}].map(
        ({id, write, wrapper: [before, after] = ['', '']}) => {
          const {page} = checkPage(`pages/sample-${id}.mdx`, `${before}${write(names)}${after}`, this.components);
          // A mark is drawn over the page, not in it.
          const nodes = drawPage(page, this.components, this.fill).flatMap((node) =>
            typeof node !== 'string' && node.name === 'ToConfirm' ? node.children : [node],
          );
          return [id, nodes];
        },
      ),
    );
  }

  settings(file: string, offset: number): ComponentSettings | undefined {
    return settingsAt(this.page(file), this.components, offset);
  }

  set(file: string, start: number, name: string, value: string | number | boolean | undefined): Edit[] {
    return setSetting(this.page(file), start, name, value);
  }

  confirm(file: string, line: number): Edit[] {
    return file.startsWith('records/')
      ? confirmRecord(file, this.files.text(file), line)
      : confirmPassage(this.page(file), line);
  }

  form(file: string, text = this.files.text(file)): FormNode {
    return formOf(recordName(file), file, text);
  }

  /** The text of a record after a change in its form. */
  change(file: string, change: RecordChange): string {
    const text = createSource(file, this.files.text(file)).text;
    const name = recordName(file);
    const {path} = change;
    if (change.kind === 'set') return applyEdits(text, setField(name, file, text, path, change.value));
    if (change.kind === 'add') return applyEdits(text, addEntry(name, file, text, path, change.key));
    return applyEdits(text, change.kind === 'up' ? moveEntryUp(file, text, path) : removeEntry(file, text, path));
  }

  create(id: string, answers: Answers): Created {
    return create(id, answers, this.files, this.components);
  }

  /** The silks that belong to no page and no program. */
  freeSilks(): string[] {
    const prop = this.components.get('ProgramCard')?.props.find(({name}) => name === 'silk');
    const used = new Set<unknown>(
      this.files.has('pages/programs.mdx')
        ? this.page('pages/programs.mdx')
            .settings.filter((one) => one.prop.name === 'silk')
            .map(({attribute}) => attribute.value)
        : [],
    );
    // A page's own silk means that page.
    for (const file of listPages(this.files)) used.add(this.page(file).frontMatter.values.silk);
    const taken = (name: string) => used.has(name) || OWN_SILKS.has(name) || this.files.has(`pages/${name}.mdx`);
    return (prop?.choices.map(String) ?? []).filter((name) => !taken(name));
  }
}
