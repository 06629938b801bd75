/** The content library at work on the embedded files, with the drafts in their place. It runs in a worker. */

import {publicRecords} from '../../build/records/publicRecords';
import {
  type ComponentTable,
  type ContentFiles,
  checkPage,
  checkSite,
  type Diagnostic,
  fillName,
  isUnsafe,
  normalize,
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
import {TIER_BUTTON} from '../../content/records/ownButtons';
import {applyEdits, createSource} from '../../content/source';
import {drawPage} from '../preview/tree';
import {EDITABLE, embeddedFiles, type SiteData} from '../site';
import {type Click, shownFields, targetOf} from '../text/click';
import {confirmPassage, confirmRecord} from '../text/confirm';
import {createPage, freeSilks, type NewPageAnswers, withCounts} from '../text/create';
import {type Edit, follow, type Selection} from '../text/edits';
import type {FormChange, FormNode, Value} from '../text/form';
import {ADDABLE, type Inserted, insertBlock} from '../text/insert';
import {nameOfMarked, type Part, partsAt, settingNameAt} from '../text/passage';
import {insertPicture, type NewPicture, type PictureSpot, pictureSpot} from '../text/pictures';
import {changeRecord, formOf, recordName} from '../text/record';
import {type ComponentSettings, changeSettings, settingsAt} from '../text/settings';
import {type Action, arrange} from '../text/structure';
import {titleOf} from '../text/title';
import type {Content} from '../workspace/workspace';
import {
  type Checked,
  type DrawnPage,
  type FileSummary,
  type Found,
  type Inspected,
  type Names,
  type PictureSummary,
  type Problem,
  type Reviewed,
  toProblem,
} from './results';

/** The records that pages show. */
const SHOWN_RECORDS = ['records/hours.yml', 'records/organisation.yml', 'records/figures.yml'];

const textValue = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** Something new: the files that change together, and where to go on. */
export interface Created {
  files: Record<string, string>;
  file: string;
  at: number;
}

/** Files that change together. */
export interface Arrangement {
  files: Record<string, string>;
  /** Where the part is now, if it is still there. */
  place?: Selection;
}

export class Engine {
  private readonly components: ComponentTable;
  /** What differs from the build. */
  private readonly changed = new Map<string, Content>();
  private current: ContentFiles | undefined;
  /** The last records without a problem: a mistake in one doesn't empty the page. */
  private records: Records | undefined;

  constructor(private readonly data: Pick<SiteData, 'texts' | 'pictures' | 'others' | 'components'>) {
    this.components = toTable(data.components);
    this.records = readRecords(this.files).records;
  }

  /** The files of the build with the changes in their place. */
  private get files(): ContentFiles {
    if (this.current) return this.current;
    const texts = {...this.data.texts};
    const pictures = {...this.data.pictures};
    for (const [file, content] of this.changed) {
      delete texts[file];
      delete pictures[file];
      if (typeof content === 'string') texts[file] = content;
      else if (content) pictures[file] = readFacts(content);
    }
    const others = this.data.others.filter((file) => this.changed.get(file) !== null);
    this.current = embeddedFiles({texts, pictures, others});
    return this.current;
  }

  private checked(file: string, text = this.files.text(file)) {
    return checkPage(file, text, this.components);
  }

  private page(file: string): Page {
    return this.checked(file).page;
  }

  private readonly fill = (text: string): string => {
    const name = this.records?.organisation.name;
    return name ? fillName(text, name) : text;
  };

  /** Puts a change in place of a file: a text, a picture, or null for none. `undefined`: it is as in the build. */
  put(file: string, content: Content | undefined): void {
    if (content === undefined) this.changed.delete(file);
    else this.changed.set(file, content);
    this.current = undefined;
  }

  /** What is known of a file that was chosen as a picture, and what keeps it from being used. */
  inspect(name: string, bytes: Uint8Array, length: number): Inspected {
    const facts = {...readFacts(bytes), bytes: length};
    const problem = unusable(facts);
    return {facts, ...(problem && {problem: `${name} ${problem}`})};
  }

  /** The place for a picture around an offset, or the component whose tag begins at `start`. */
  pictureSpot(file: string, offset: number, start?: number): PictureSpot {
    return pictureSpot(this.page(file), this.components, offset, start);
  }

  insertPicture(file: string, offset: number, picture: NewPicture): Inserted {
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
  show(file: string, text?: string): DrawnPage | undefined {
    if (text === undefined && !this.files.has(file)) return undefined;
    const checked = this.checked(file, text);
    if (isUnsafe(checked)) return undefined;
    const {page} = checked;
    const {title, description, silk} = page.frontMatter.values;
    const nodes = drawPage(page, this.components, this.fill);
    return {
      nodes,
      title: this.fill(textValue(title)),
      description: this.fill(textValue(description)),
      address: page.address,
      ...(typeof silk === 'string' && {silk}),
    };
  }

  private titleOf(file: string): string {
    return titleOf(file, this.files.text(file), this.records);
  }

  /** What a tap on a page is meant for; undefined if its words are neither in the file nor in a record. */
  find(file: string, click: Click): Found | undefined {
    const name = this.records?.organisation.name;
    // Where the page says the name, its file says %name%.
    const unnamed = (words: string) => (name ? words.replaceAll(name, '%name%') : words);
    const {words, at} = click;
    const fields = SHOWN_RECORDS.flatMap((record) => shownFields(record, this.form(record)));
    const page = this.page(file);
    const target = targetOf(page, {...click, words: unnamed(words), at: unnamed(words.slice(0, at)).length}, fields);
    if (!target) {
      // Words that a component makes itself, such as a tier's button, open that component.
      const around = click.start > page.frontMatter.end ? this.parts(file, click.start) : [];
      const last = around.map(({kind}) => kind).lastIndexOf('component');
      return last < 0 ? undefined : {parts: around.slice(0, last + 1), select: around[last]};
    }
    if ('field' in target) return {file: target.field.file, line: target.field.line};
    return {parts: this.parts(file, target.start), select: target, setting: settingNameAt(page, target.start)};
  }

  /** The parts of a page around an offset, the outermost first. */
  parts(file: string, offset: number): Part[] {
    return partsAt(this.page(file), this.components, offset);
  }

  /** Moves, doubles or deletes a part. What only it needed of the records and of the import line goes with it. */
  arrange(file: string, place: Selection, action: Action): Arrangement | undefined {
    const page = this.page(file);
    const arranged = arrange(page, this.components, place, action);
    if (!arranged) return undefined;
    const {text, place: now} = arranged;
    if (action !== 'delete') return {files: {[file]: text}, place: now};
    return {files: {[file]: text, ...this.withoutButtons(page, this.checked(file, text).page)}};
  }

  /** The record of the buttons without those that a page no longer has, if no other page has them. */
  private withoutButtons(before: Page, after: Page): Record<string, string> {
    const file = 'records/buttons.yml';
    const labels = ({uses}: Page) => uses.filter(({record}) => record === 'buttons').map(({name}) => this.fill(name));
    const others = this.files.list('pages').filter((name) => name !== before.source.file);
    const kept = new Set([...labels(after), ...others.flatMap((name) => labels(this.page(name)))]);
    const own = [TIER_BUTTON, this.records?.menu.button];
    const gone = labels(before).filter((label) => !kept.has(label) && !own.includes(label));
    const keys = this.names().buttons.filter((key) => gone.includes(this.fill(key)));
    if (keys.length === 0) return {};
    const text = this.files.text(file);
    return {
      [file]: keys.reduce((now, key) => changeRecord('buttons', now, {kind: 'remove', path: [key]}), text),
    };
  }

  private problemsOf(diagnostics: Diagnostic[]): Problem[] {
    const {files} = this;
    const texts = new Map<string, string>();
    const textOf = (file: string) => {
      const text = texts.get(file) ?? (/\.(mdx?|yml)$/.test(file) && files.has(file) ? files.text(file) : '');
      texts.set(file, text);
      return normalize(text);
    };
    const titleOf = (file: string) => (files.has(file) ? `“${this.titleOf(file)}”` : file);
    return diagnostics.map((one) => toProblem(one, textOf(one.file), titleOf));
  }

  /** All problems of the site, and what the editor shows of one file. */
  check(file: string): Checked {
    const {files} = this;
    const {diagnostics, pages, records} = checkSite(files, this.components);
    this.records = records ?? this.records;
    const items = readLedger(files, pages, records ?? this.records).get(file) ?? [];
    const page = file.endsWith('.mdx') ? this.page(file) : undefined;
    const open = items.map((item) => {
      const start = page?.source.lineStarts[item.line - 1] ?? -1;
      // A tier is called by its name, and not by the first words in it.
      const what = (page && nameOfMarked(page, this.components, start)) ?? item.what;
      return {...item, what, isMark: this.confirm(file, item.line).length > 0};
    });
    return {
      title: this.titleOf(file),
      text: files.text(file),
      problems: this.problemsOf(diagnostics),
      broken: file.endsWith('.mdx') && isUnsafe(this.checked(file)),
      ...(this.records && {records: publicRecords(this.records)}),
      open,
    };
  }

  /**
   * Whether the site has fewer problems once this one is corrected. Only then is the correction offered: so nobody is
   * led from one to the next and back again. One that lets the page be read at all may show others.
   */
  improves({file, isFatal, fix}: Pick<Problem, 'file' | 'isFatal' | 'fix'>, text: string): boolean {
    if (!fix || !this.files.has(file) || normalize(this.files.text(file)) !== normalize(text)) return false;
    // The form that a value must have comes first; only then is told what disagrees with it.
    if (isFatal || fix.isSure) return true;
    const {files} = this;
    const corrected = withTexts(files, {[file]: applyEdits(normalize(text), fix.edits)});
    const count = (all: ContentFiles) => checkSite(all, this.components).diagnostics.length;
    return count(corrected) < count(files);
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
      problems: this.problemsOf(diagnostics.filter((one) => one.file === file)),
    }));
  }

  /** How the build would be with other texts: those of a proposal. Null: there is no such file any more. */
  review(texts: Record<string, string | null>): Reviewed {
    const site = new Engine(this.data);
    for (const [file, text] of Object.entries(texts)) site.put(file, text);
    const files = Object.keys(texts).filter((file) => texts[file] !== null && EDITABLE.test(file));
    const {diagnostics, records} = checkSite(site.files, this.components);
    site.records = records ?? site.records;
    return {
      titles: Object.fromEntries(files.map((file) => [file, site.titleOf(file)])),
      pages: Object.fromEntries(files.flatMap((file) => (file.endsWith('.mdx') ? [[file, site.show(file)]] : []))),
      ...(site.records && {records: publicRecords(site.records)}),
      problems: site.problemsOf(diagnostics.filter(({file}) => files.includes(file))),
    };
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

  /** A page with something new, and all that follows from it. It begins at `at`. */
  insert(file: string, id: string, offset: number): Created {
    const block = ADDABLE.find(({label}) => label === id);
    if (!block) throw new Error(`There is no part called ${id}.`);
    const {figures, buttons} = this.names();
    const [silk = 'plain'] = freeSilks(this.files, this.components);
    const names = {figure: figures[0] ?? '', button: buttons[0] ?? '', silk};
    const {text, at} = insertBlock(this.page(file), this.components, block, names, offset);
    const files = withCounts({[file]: text}, this.files, this.components);
    return {files, file, at: follow({start: at, end: at}, text, files[file]).start};
  }

  /** The form of the component around an offset. */
  settings(file: string, offset: number): ComponentSettings | undefined {
    return settingsAt(this.page(file), this.components, offset, this.names());
  }

  /** The page after a change in the form of the component whose tag begins at `start`. */
  set(file: string, start: number, path: FormNode['path'], value: Value): string {
    return changeSettings(this.page(file), this.components, start, path, value);
  }

  confirm(file: string, line: number): Edit[] {
    return file.startsWith('records/')
      ? confirmRecord(this.files.text(file), line)
      : confirmPassage(this.page(file), line);
  }

  form(file: string, text = this.files.text(file)): FormNode {
    return formOf(recordName(file), normalize(text));
  }

  /** The text of a record after a change in its form. */
  change(file: string, change: FormChange): string {
    return changeRecord(recordName(file), normalize(this.files.text(file)), change);
  }

  createPage(answers: NewPageAnswers): Created {
    const files = createPage(answers, this.files);
    const [file] = Object.keys(files);
    return {files, file, at: files[file].indexOf('Write one sentence')};
  }
}
