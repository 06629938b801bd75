/**
 * The content library at work on the embedded files, with the changes in their place. It runs in a worker: its public
 * methods are what the page can ask (`EngineClient.run`). The files are in `EditedSite`, the checks in `SiteChecks`, what a
 * change in a text does in `text/`.
 */

import {checkPage, isBlocked} from '../../content/check';
import {type ComponentTable, toTable} from '../../content/components/table';
import {linkAddress} from '../../content/contact';
import type {OpenQuestion} from '../../content/openQuestions';
import {isEditable, kindOf, pageFile} from '../../content/pageFiles';
import type {FormField, FormGroup} from '../../content/records/form';
import {recordForm, recordName} from '../../content/records/load';
import {publicRecords} from '../../content/records/public';
import type {RecordName} from '../../content/records/registry';
import type {Content} from '../contents';
import {type InsertedPart, insertBlock} from '../text/add';
import {documentFile, insertLink, insertPicture, type NewPicture, type PageWithPicture} from '../text/addFile';
import {applyEdits, type Span} from '../text/edits';
import {type CreatedPage, createPage, type NewPage} from '../text/newPage';
import {type ArrangeKind, arrangePart, type Located, type Part, partsAt} from '../text/parts';
import {changeRecord, type FormChange} from '../text/record';
import {changeSettings, type SettingChange, settingsAt} from '../text/settings';
import type {RecordLine} from '../text/shownValues';
import {findTapped, type Tap} from '../text/tap';
import type {
  Arrangement,
  ChangedTexts,
  FileCheck,
  Insertion,
  ListedFile,
  NewError,
  Review,
  Sending,
  ShownProblem,
} from './answers';
import {EditedSite, type EngineData} from './editedSite';
import {SiteChecks} from './siteChecks';
import {type DrawnPage, drawPage} from './tree';

/** The record that a file holds. Throws for a file that holds none, which no form asks for. */
function recordIn(file: string): RecordName {
  const name = recordName(file);
  if (!name) throw new Error(`${file} holds no record.`);
  return name;
}

export class Engine {
  private readonly site: EditedSite;
  private readonly checks: SiteChecks;

  /** A page is read once for each table and text: engines that share a table share the pages that they have read. */
  constructor(
    private readonly data: EngineData,
    components: ComponentTable = toTable(data.components),
  ) {
    this.site = new EditedSite(data, components);
    this.checks = new SiteChecks(this.site);
  }

  /** `EditedSite.put`. */
  put(file: string, content: Content | undefined): void {
    this.site.put(file, content);
    this.checks.forget(file);
  }

  // Reading: how pages and records look, what is wrong with them, and where tapped words come from.

  /** A page for the preview; undefined while a problem keeps it from being built, or if there is none. */
  show(file: string): DrawnPage | undefined {
    const {files, components, fill} = this.site;
    if (kindOf(file) !== 'page' || !files.has(file)) return undefined;
    const checked = checkPage(file, files.text(file), components);
    return isBlocked(checked) ? undefined : drawPage(checked.page, components, fill);
  }

  /** The problems of the site, and what the editor shows of one file; of a page, the parts around an offset. */
  check(file: string, offset = 0): FileCheck {
    const {records, titleOf} = this.site;
    const {diagnostics, questions} = this.checks.checkSite();
    return {
      title: titleOf(file),
      text: this.site.text(file),
      problems: this.checks.problemsOf(diagnostics),
      page: this.show(file),
      offset,
      parts: kindOf(file) === 'page' ? this.parts(file, offset) : [],
      records: records && {...publicRecords(records), menu: records.menu},
      questions: questions.filter((question) => question.file === file),
    };
  }

  /** Every problem of the site. */
  problems(): ShownProblem[] {
    return this.checks.problemsOf(this.checks.checkSite().diagnostics);
  }

  /** Every page, those of the menu first, and every record. */
  overview(): ListedFile[] {
    const {files, records, titleOf, page: pageOf} = this.site;
    const {diagnostics, questions} = this.checks.checkSite();
    const links = records?.menu.links.map(({page}) => pageFile(page)) ?? [];
    const all = new Set([...links.filter(files.has), ...files.list('pages'), ...files.list('records')]);
    return [...all].filter(isEditable).map((file) => ({
      file,
      title: titleOf(file),
      silk: kindOf(file) === 'page' ? String(pageOf(file).frontMatter.values.silk ?? '') : '',
      questionCount: questions.filter((question) => question.file === file).length,
      problems: this.checks.problemsOf(diagnostics.filter((diagnostic) => diagnostic.file === file)),
    }));
  }

  /** The files of a proposal as they would look and be checked. Null deletes a file. */
  review(contents: Record<string, Content>): Review {
    const proposed = new Engine(this.data, this.site.components);
    for (const [file, content] of Object.entries(contents)) proposed.put(file, content);
    const {records} = proposed.site;
    const files = proposed.overview().filter(({file}) => typeof contents[file] === 'string');
    return {
      titles: Object.fromEntries(files.map(({file, title}) => [file, title])),
      pages: Object.fromEntries(files.map(({file}) => [file, proposed.show(file)])),
      records: records && publicRecords(records),
      problems: files.flatMap(({problems}) => problems),
    };
  }

  /** Where on a page, or in a record, the words are that somebody tapped. */
  find(file: string, tap: Tap): Located | RecordLine | undefined {
    const {page, files, records} = this.site;
    return findTapped(page(file), tap, files, records?.organisation.name);
  }

  /** The parts of a page around an offset, the outermost first. */
  parts(file: string, offset: number): Part[] {
    return partsAt(this.site.page(file), offset);
  }

  /** The form of the component whose tag begins at `start`, or of the top of the page. */
  settings(file: string, start: number): FormField[] {
    return settingsAt(this.site.page(file), start, this.site.files);
  }

  /** The form of a record. */
  form(file: string): FormGroup {
    return recordForm(recordIn(file), this.site.text(file));
  }

  /** The address of a link, from what somebody writes. */
  linkAddress(written: string): string {
    return linkAddress(written);
  }

  /** The name that a document gets on the site. */
  documentFile(name: string): string {
    return documentFile(name, this.site.files);
  }

  /** `SiteChecks.newErrors`. */
  newErrors(names: string[]): NewError[] {
    return this.checks.newErrors(names);
  }

  /** `SiteChecks.beforeSending`. */
  beforeSending(names: string[]): Sending {
    return this.checks.beforeSending(names);
  }

  // Changing: these return new contents. The page puts them into its `Workspace`, and that calls `put`.

  /** Moves, duplicates or deletes a part. Undefined if it isn't there, or the page has an error there. */
  arrange(file: string, part: Span, action: ArrangeKind): Arrangement | undefined {
    const arranged = arrangePart(this.site.page(file), part, action);
    if (!arranged) return undefined;
    const {text, start} = arranged;
    const {files, at} = this.withImports(file, text, start);
    return {files, parts: start === undefined ? [] : partsAt(this.site.page(file, files[file]), at)};
  }

  /** Puts something new into a page. `label`: what *Add* calls it. */
  insert(file: string, label: string, offset: number): Insertion {
    const {text, at, select} = insertBlock(this.site.page(file), label, offset, this.site.files);
    const inserted = this.withImports(file, text, at);
    const shift = inserted.at - at;
    return {...inserted, select: {start: select.start + shift, end: select.end + shift}};
  }

  /** A page's new text with all its components imported. `at` is a place in the text; it moves with the text. */
  private withImports(file: string, text: string, at = 0) {
    const {diagnostics} = checkPage(file, text, this.site.components);
    const edits = diagnostics.find(({rule}) => rule === 'missing-import')?.edits ?? [];
    const editsBeforePlace = edits.filter(({end}) => end <= at);
    return {
      files: {[file]: applyEdits(text, edits)} as Record<string, string>,
      at: applyEdits(text.slice(0, at), editsBeforePlace).length,
    };
  }

  /** A page with a picture. */
  insertPicture(file: string, offset: number, picture: NewPicture): PageWithPicture {
    return insertPicture(this.site.page(file), picture, offset, this.site.files);
  }

  /** A page with a paragraph that links to a document. */
  insertLink(file: string, words: string, address: string, offset: number): InsertedPart {
    return insertLink(this.site.page(file), words, address, offset);
  }

  /** A new page, and the menu with it. */
  createPage(answers: NewPage): CreatedPage {
    return createPage(answers, this.site.files);
  }

  /** The text of a file without one of its notes. */
  deleteNote({file, line, kind, text}: OpenQuestion): string {
    const {questions} = this.checks.checkSite();
    const note = questions.find(
      (one) => one.file === file && one.line === line && one.kind === kind && one.text === text,
    );
    return applyEdits(this.site.text(file), note?.edit ? [note.edit] : []);
  }

  /** A page after a change in a component's form. */
  changeSetting(file: string, change: SettingChange): ChangedTexts {
    return {[file]: changeSettings(this.site.page(file), this.site.files, change)};
  }

  /** The text of a record after a change in its form. */
  changeRecord(file: string, change: FormChange): string {
    return changeRecord(recordIn(file), this.site.text(file), change);
  }
}
