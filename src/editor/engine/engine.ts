/** The content library at work on the embedded files, with the changes in their place. It runs in a worker. */
import type {ComponentTable, ContentFiles, Diagnostic, Page, Records} from '../../content';
import {
  bounded,
  checkAll,
  checkPage,
  fillName,
  isHandbook,
  isUnsafe,
  readLedger,
  readRecords,
  toTable,
} from '../../content';
import {knownFiles, withTexts} from '../../content/checker/files';
import {type FormField, type FormNode, keyOf, type Value} from '../../content/checker/records/form';
import {normalize} from '../../content/checker/source';
import {isPage} from '../../content/site/pageFiles';
import {recordForm, recordName} from '../../content/site/records';
import {publicRecords} from '../../content/site/records/public';
import type {Content} from '../github/content';
import type {SiteData} from '../site';
import {insertBlock} from '../text/add';
import {documentFile, insertLink, insertPicture, type NewPicture, pictureSpot} from '../text/addFile';
import {followButtons} from '../text/buttons';
import {type Click, find} from '../text/click';
import {applyEdits, type Selection} from '../text/edits';
import {createPage, type NewPage} from '../text/newPage';
import {type Action, arrange, partsAt} from '../text/passage';
import {changeRecord, type FormChange} from '../text/record';
import {changeSettings, settingsAt} from '../text/settings';
import {withConsequences} from './consequences';
import {
  areHelpful,
  correctFiles,
  isBlocking,
  type Pending,
  readSiteBefore,
  type SiteBefore,
  signOf,
} from './corrections';
import {fieldName, type Problem, stillSays, titleOf, toProblem, withTitles} from './results';
import {type DrawnPage, drawPage} from './tree';

const BUTTONS = 'records/buttons.yml';

/** The whole site as it was checked. */
type CheckedSite = ReturnType<typeof checkAll> & {ledger: ReturnType<typeof readLedger>};

/** A field in which somebody is typing the name of a button. */
interface ButtonField {
  field: string;
  /** The page and the record of buttons before the first key. */
  page: Page;
  record: string;
  /** Their texts after the last key. */
  written: {page: string; record: string};
}

export class Engine {
  /** What differs from the build. */
  private readonly changed: Record<string, Content> = {};
  private readonly built: ContentFiles;
  private files: ContentFiles;
  /** The last valid records, so that a mistake in one doesn't empty the page. */
  private records: Records | undefined;
  private checkedSite: CheckedSite | undefined;
  /** Whether a correction helps the files as they are, by the key of its problem. */
  private readonly helpful = new Map<string, boolean>();
  private siteBefore: SiteBefore | undefined;
  private buttonField: ButtonField | undefined;

  /** A page is read once for each table and text: engines that share a table share the pages that they have read. */
  constructor(
    private readonly data: Pick<SiteData, 'texts' | 'pictures' | 'others' | 'components'>,
    private readonly components: ComponentTable = toTable(data.components),
  ) {
    this.built = knownFiles(data.texts, data.pictures, data.others);
    this.files = this.built;
    this.records = readRecords(this.files).records;
  }

  /** Replaces a file with a text or a picture, or deletes it (null). `undefined` restores what the build has. */
  put(file: string, content: Content | undefined): void {
    if (content === undefined) delete this.changed[file];
    else this.changed[file] = content;
    this.files = withTexts(this.built, this.changed);
    this.checkedSite = undefined;
    this.helpful.clear();
    if (!this.siteBefore?.names.includes(file)) this.siteBefore = undefined;
  }

  private readonly page = (file: string): Page => checkPage(file, this.files.text(file), this.components).page;
  private readonly fill = (text: string) => fillName(text, this.records?.organisation.name ?? '%name%');
  private readonly titleOf = (file: string) => titleOf(file, this.files.text(file), this.records);

  /** The whole site's check, once for each state of the files. */
  private checkSite() {
    if (!this.checkedSite) {
      const checked = checkAll(this.files, this.components);
      this.records = checked.records ?? this.records;
      this.checkedSite = {...checked, ledger: readLedger(this.files, checked.pages, this.records)};
    }
    return this.checkedSite;
  }

  private problemsOf(diagnostics: Diagnostic[], files = this.files): Problem[] {
    const nameOf = (file: string) => (files.holds?.(file) ? `“${this.titleOf(file)}”` : file);
    return diagnostics.map((diagnostic) => {
      const {file, because} = diagnostic;
      const still = because && stillSays(diagnostic, this.titleOf(file), normalize(files.text(file)));
      return {...toProblem(diagnostic, nameOf), still};
    });
  }

  /** A page for the preview; undefined while a problem keeps it from being built, or if there is none. */
  show(file: string): DrawnPage | undefined {
    if (!file.endsWith('.mdx') || !this.files.has(file)) return undefined;
    const checked = checkPage(file, this.files.text(file), this.components);
    return isUnsafe(checked) ? undefined : drawPage(checked.page, this.components, this.fill);
  }

  /** The problems of the site, at most 20 of a file, and what the editor shows of one file; of a page, the parts around an offset. */
  check(file: string, offset = 0) {
    const {diagnostics, ledger} = this.checkSite();
    return {
      title: this.titleOf(file),
      /** What was checked. */
      text: this.files.text(file),
      problems: this.problemsOf(bounded(diagnostics)),
      page: this.show(file),
      parts: file.endsWith('.mdx') ? this.parts(file, offset) : [],
      records: this.records && {...publicRecords(this.records), menu: this.records.menu},
      /**
       * What is still to be confirmed; `isMark`: it only needs somebody's word, everything else has to be written.
       * `place`: the passage with its mark.
       */
      open: (ledger.get(file) ?? []).map(({edit, reason, reasonInForm = reason, ...item}) => ({
        ...item,
        reason: withTitles(reasonInForm, this.titleOf),
        isMark: Boolean(edit),
        place: edit && {start: edit.start, end: edit.end},
      })),
    };
  }

  readonly problems = (): Problem[] => this.problemsOf(this.checkSite().diagnostics);

  /** The site without the changes in these files. */
  private readBefore(names: string[]): SiteBefore {
    if (this.siteBefore?.names.join() !== names.join()) {
      const others = Object.entries(this.changed).filter(([file]) => !names.includes(file));
      const files = withTexts(this.built, Object.fromEntries(others));
      this.siteBefore = readSiteBefore(names, files, this.components);
    }
    return this.siteBefore;
  }

  /** What sending these files corrects, and what it leaves. `declined`: the signs of places that stay as they are. */
  pending(names: string[], declined: readonly string[] = []): Pending {
    const {files, count, following, errors} = correctFiles(
      this.files,
      this.components,
      this.readBefore(names),
      declined,
    );
    const problems = this.problemsOf(following, files);
    return {
      count,
      following: problems.map(({still, message}, index) => ({words: still ?? message, sign: signOf(following[index])})),
      errors: errors.map(({file, start}) => ({file, line: start.line, title: this.titleOf(file)})),
    };
  }

  /**
   * Corrects what has one right form in these files, and what follows from them anywhere. `fatal`: what still blocks
   * sending them, with a sentence that names its field.
   */
  correct(names: string[], declined: readonly string[] = []) {
    const {texts: files} = correctFiles(this.files, this.components, this.readBefore(names), declined);
    const corrected = withTexts(this.files, files);
    const sent = new Set([...names, ...Object.keys(files)]);
    const problems = this.problemsOf(checkAll(corrected, this.components).diagnostics, corrected);
    const textOf = (file: string) => normalize(corrected.text(file));
    const blocking = problems.find((problem) => sent.has(problem.file) && isBlocking(problem, textOf(problem.file)));
    return {
      files,
      titles: names.map(this.titleOf),
      fatal: blocking && {...blocking, words: this.refusalOf(blocking, textOf(blocking.file))},
    };
  }

  /** Why the changes aren't sent, with the name of the field or the part of the page that is wrong. */
  private refusalOf(problem: Problem, text: string): string {
    const {file, start, message} = problem;
    const part = isPage(file) ? partsAt(checkPage(file, text, this.components).page, start).at(-1) : undefined;
    const place = fieldName(checkPage, problem, text, this.components) ?? part?.label;
    const title = `“${this.titleOf(file)}”`;
    return `Not sent yet. ${place ? `${title}, ${place}` : title}: ${message}`;
  }

  /** Whether a correction of a problem helps. Others aren't offered. */
  improves({key, file, rule, isFatal, fix}: Problem): boolean {
    if (!fix) return false;
    // Report how a value must be written first, and only then what disagrees with it.
    if (isFatal || fix.isSure) return true;
    // Both the field and the list of problems ask.
    const known = this.helpful.get(key);
    if (known !== undefined) return known;
    const count = this.checkSite().diagnostics.length;
    const isHelpful = areHelpful(fix.edits, {file, rule}, this.files, this.components, count);
    this.helpful.set(key, isHelpful);
    return isHelpful;
  }

  /** Every page, those of the menu first, and every record. */
  overview() {
    const {files} = this;
    const {diagnostics, ledger} = this.checkSite();
    const links = this.records?.menu.links.map(({page}) => `pages${page === '/' ? '/index' : page}.mdx`) ?? [];
    const all = new Set([...links.filter(files.has), ...files.list('pages'), ...files.list('records')]);
    return [...all].map((file) => ({
      file,
      title: this.titleOf(file),
      /** The silk that a page names. */
      silk: file.endsWith('.mdx') ? String(this.page(file).frontMatter.values.silk ?? '') : '',
      open: ledger.get(file)?.length ?? 0,
      problems: this.problemsOf(diagnostics.filter((diagnostic) => diagnostic.file === file)),
    }));
  }

  /** The files of a proposal as they would look and be checked. Null deletes a file. */
  review(contents: Record<string, Content>) {
    const site = new Engine(this.data, this.components);
    for (const [file, content] of Object.entries(contents)) site.put(file, content);
    const files = site.overview().filter(({file}) => typeof contents[file] === 'string');
    return {
      titles: Object.fromEntries(files.map(({file, title}) => [file, title])),
      pages: Object.fromEntries(files.map(({file}) => [file, site.show(file)])),
      records: site.records && publicRecords(site.records),
      problems: files.flatMap(({problems}) => problems),
    };
  }

  /** Moves, duplicates or deletes a part. Returns the changed files, and the parts now around it (none after deleting). */
  arrange(file: string, part: Selection, action: Action) {
    const arranged = arrange(this.page(file), part, action);
    if (!arranged) return undefined;
    const {text, start} = arranged;
    const {files, at} = this.withConsequences(file, text, start);
    return {files, parts: start === undefined ? [] : partsAt(checkPage(file, files[file], this.components).page, at)};
  }

  /** Puts something new into a page: the files that change, where it begins, and what of it is selected. */
  insert(file: string, label: string, offset: number) {
    const {text, at, select} = insertBlock(this.page(file), label, offset, this.files);
    const inserted = this.withConsequences(file, text, at);
    const shift = inserted.at - at;
    return {...inserted, select: {start: select.start + shift, end: select.end + shift}};
  }

  private withConsequences(file: string, text: string, at = 0) {
    const signsBefore = new Set(this.checkSite().diagnostics.map(signOf));
    return withConsequences({file, text, at}, this.files, this.components, signsBefore);
  }

  /** The text of a file without the mark on a line, which somebody has confirmed. */
  confirm(file: string, line: number): string {
    const items = this.checkSite().ledger.get(file) ?? [];
    const edit = items.find((item) => item.line === line && item.edit)?.edit;
    return applyEdits(normalize(this.files.text(file)), edit ? [edit] : []);
  }

  /** A page after a change in a form, with the line that a renamed button needs in the record of buttons. */
  settle(file: string, start: number, path: FormNode['path'], value: Value): Record<string, string> {
    const text = this.set(file, start, path, value);
    const record = normalize(this.files.has(BUTTONS) ? this.files.text(BUTTONS) : '');
    const before = this.buttonsBefore(`${file} ${start} ${keyOf(path)}`, file, record);
    const after = checkPage(file, text, this.components).page;
    const others = this.checkSite().pages.filter(({source}) => source.file !== file && !isHandbook(source.file));
    const newRecord = followButtons(before.record, before.page, after, others);
    this.buttonField = {...before, written: {page: text, record: newRecord}};
    return newRecord === record ? {[file]: text} : {[file]: text, [BUTTONS]: newRecord};
  }

  /**
   * The buttons before somebody began to type in a field. The name may be that of another button for a moment, whose line
   * must stay as it is, so each key is compared with the beginning.
   */
  private buttonsBefore(field: string, file: string, record: string): Omit<ButtonField, 'written'> {
    const last = this.buttonField;
    const isSameField = last?.field === field;
    const isUntouched = last?.written.page === this.files.text(file) && last.written.record === record;
    if (isSameField && isUntouched) return {field, page: last.page, record: last.record};
    return {field, page: this.page(file), record};
  }

  // Functions from text/, applied to the current text of a file.
  readonly find = (file: string, click: Click) =>
    find(this.page(file), click, this.files, this.records?.organisation.name);
  readonly parts = (file: string, offset: number) => partsAt(this.page(file), offset);
  readonly settings = (file: string, start: number): FormField[] => settingsAt(this.page(file), start, this.files);
  readonly set = (file: string, start: number, path: FormNode['path'], value: Value): string =>
    changeSettings(this.page(file), start, this.files, path, value);
  readonly form = (file: string) => recordForm(recordName(file), normalize(this.files.text(file)));
  readonly change = (file: string, change: FormChange) =>
    changeRecord(recordName(file), normalize(this.files.text(file)), change);
  readonly createPage = (answers: NewPage) => createPage(answers, this.files);
  readonly insertPicture = (file: string, offset: number, picture: NewPicture) =>
    insertPicture(this.page(file), picture, offset, this.files);
  readonly documentFile = (name: string) => documentFile(name, this.files);
  readonly insertLink = (file: string, words: string, address: string, offset: number) =>
    insertLink(this.page(file), words, address, offset);
  readonly pictureSpot = (file: string, offset: number, start?: number) => pictureSpot(this.page(file), offset, start);
}
