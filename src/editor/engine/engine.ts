/** The content library at work on the embedded files, with the drafts in their place. It runs in a worker. */
import {
  type ComponentTable,
  type ContentFiles,
  checkPage,
  checkSite,
  fillName,
  isUnsafe,
  type Records,
  readFacts,
  readLedger,
  readRecords,
  toTable,
  withTexts,
} from '../../content';
import type {Page} from '../../content/page/page';
import {picturesOf, unusable} from '../../content/pictures/problems';
import {recordEntries} from '../../content/records';
import {createSource} from '../../content/source';
import {publicRecords} from '../../plugins/records/publicRecords';
import {drawSamples} from '../preview/samples';
import {type DrawnNode, drawPage} from '../preview/tree';
import {embeddedFiles, type SiteData} from '../site';
import {type Click, type ClickTarget, targetOf} from '../text/click';
import {confirmPassage, confirmRecord} from '../text/confirm';
import {create} from '../text/create/create';
import type {Created} from '../text/create/created';
import {freeSilks} from '../text/create/freeSilks';
import type {Answers} from '../text/create/templates';
import type {Changed, Edit} from '../text/edits';
import {insertSnippet} from '../text/insert';
import {insertPicture, type NewPicture, type PictureSpot, pictureSpots} from '../text/pictures/insert';
import type {Size} from '../text/pictures/size';
import {changeRecord, type RecordChange} from '../text/recordForm/change';
import {type FormNode, formOf} from '../text/recordForm/form';
import {type ComponentSettings, setSetting, settingsAt} from '../text/settings';
import {shownFields} from '../text/shownRecords';
import {SNIPPETS, type SnippetNames} from '../text/snippets';
import {recordName, titleOf} from '../text/title';
import type {Checked, DrawnPage, FileSummary, Inspected, Names, PictureSummary} from './results';

/** The records that pages show. */
const SHOWN_RECORDS = ['records/hours.yml', 'records/organisation.yml', 'records/figures.yml'];

const textValue = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

export class Engine {
  private readonly components: ComponentTable;
  private embedded: ContentFiles;
  private readonly drafts: Record<string, string> = {};
  /** The last records without a problem: a mistake in one doesn't empty the page. */
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

  /** What is known of a file that was chosen as a picture, and what keeps it from being used. */
  inspect(name: string, bytes: Uint8Array, length: number): Inspected {
    const facts = {...readFacts(bytes), bytes: length};
    const problem = unusable(facts);
    return {facts, ...(problem && {problem: `${name} ${problem}`})};
  }

  /** The places for a picture of this size around an offset. */
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

  /** A page, or another text of it, for the preview; undefined while a problem keeps it from being built. */
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
    return titleOf(file, this.files.text(file), this.records);
  }

  /** Where the words stand that somebody clicked on in a page. */
  find(file: string, click: Click): ClickTarget | undefined {
    const name = this.records?.organisation.name;
    // Where the page says the name, its file says %name%.
    const unnamed = (words: string) => (name ? words.replaceAll(name, '%name%') : words);
    const {words, at} = click;
    const fields = SHOWN_RECORDS.flatMap((record) => shownFields(record, this.form(record)));
    return targetOf(this.page(file), {...click, words: unnamed(words), at: unnamed(words.slice(0, at)).length}, fields);
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

  /** The pages, those of the menu first, in its order. */
  private pageFiles(): string[] {
    const {files, records} = this;
    const links = records?.menu.links.map(({page}) => `pages${page === '/' ? '/index' : page}.mdx`) ?? [];
    const all = files.list('pages');
    return [...links.filter((file) => all.includes(file)), ...all.filter((file) => !links.includes(file))];
  }

  /** Every page and record with its title, its problems, and how much is to be confirmed. */
  overview(): FileSummary[] {
    const {files} = this;
    const {diagnostics, pages, records} = checkSite(files, this.components);
    const ledger = readLedger(files, pages, records ?? this.records);
    return [...this.pageFiles(), ...files.list('records')].map((file) => ({
      file,
      title: this.titleOf(file),
      open: ledger.get(file)?.length ?? 0,
      problems: diagnostics.filter((one) => one.file === file),
    }));
  }

  /** Names that pages may use. They hold %name% as the records do. */
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
    return drawSamples(this.snippetNames(), this.components, this.fill);
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
    return changeRecord(recordName(file), file, this.files.text(file), change);
  }

  create(id: string, answers: Answers): Created {
    return create(id, answers, this.files, this.components);
  }

  /** The silks that belong to no page and no program. */
  freeSilks(): string[] {
    return freeSilks(this.files, this.components);
  }
}
