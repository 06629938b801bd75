/** The content library at work on the embedded files, with the changes in their place. It runs in a worker. */
import type {ComponentTable, ContentFiles, Diagnostic, Page, Records} from '../../content';
import {
  bounded,
  checkAll,
  checkPage,
  fillName,
  fixSite,
  isHandbook,
  isUnsafe,
  readLedger,
  readRecords,
  toTable,
} from '../../content';
import {knownFiles, withTexts} from '../../content/checker/files';
import {type FormField, type FormNode, keyOf, type Value} from '../../content/checker/records/form';
import {normalize} from '../../content/checker/source';
import {isExample} from '../../content/site/examples';
import {recordForm, recordName} from '../../content/site/records';
import {publicRecords} from '../../content/site/records/public';
import type {SiteData} from '../site';
import {
  createPage,
  documentFile,
  insertBlock,
  insertLink,
  insertPicture,
  type NewPage,
  type NewPicture,
  pictureSpot,
} from '../text/add';
import {followButtons} from '../text/buttons';
import {type Click, find} from '../text/click';
import {applyEdits, type Edit, type Selection} from '../text/edits';
import {type Action, arrange, partsAt} from '../text/passage';
import {changeRecord, type FormChange} from '../text/record';
import {changeSettings, settingsAt} from '../text/settings';
import type {Content} from '../workspace/workspace';
import {fieldName, inPlainWords, type Problem, stillSays, titleOf, toProblem} from './results';
import {type DrawnPage, drawPage} from './tree';

const BUTTONS = 'records/buttons.yml';

/** Problems that block sending: the site couldn't be built, or a key would be published. */
const stops = ({isFatal, severity, file, rule}: Problem) =>
  isFatal || rule === 'keys' || (severity === 'error' && file.startsWith('records/'));

/** What is around a setting's value: its name and its quotation marks. */
const AROUND_VALUE = /^[\w-]+="|"$/g;

/** Whether a problem is an example that *Add* has put in: nobody means it. */
const isAdded = ({rule, start, end}: Problem, text: string) =>
  rule === 'placeholders' && isExample(text.slice(start, end).replace(AROUND_VALUE, ''));

/** What sending changes corrects. */
export interface Pending {
  count: number;
  /** What follows from the changes: what each place still says, and the sign by which it can be left as it is. */
  following: {words: string; sign: string}[];
  /** What is left that the check on GitHub will stop at, and that the changes have brought. */
  errors: {file: string; line: number; title: string}[];
}

/** What identifies a correction: what it replaces and by what, wherever in its file that is. */
const signOf = ({file, rule, excerpt, follows = []}: Diagnostic): string =>
  JSON.stringify([file, rule, excerpt, follows.map(({text}) => text)]);

/** A field that somebody types in: its page and the record of buttons as they were before, and as they are by now. */
interface Settled {
  field: string;
  page: Page;
  record: string;
  written: {page: string; record: string};
}

export class Engine {
  private readonly components: ComponentTable;
  /** What differs from the build. */
  private readonly changed: Record<string, Content> = {};
  private readonly built: ContentFiles;
  private files: ContentFiles;
  /** The last valid records, so that a mistake in one doesn't empty the page. */
  private records: Records | undefined;
  private checkedSite: (ReturnType<typeof checkAll> & {ledger: ReturnType<typeof readLedger>}) | undefined;
  /** Which corrections have been tried on the files as they are, by the keys of their problems. */
  private readonly tried = new Map<string, boolean>();
  /** The site without what somebody has changed in the files of these names: what was wrong before they began. */
  private before: {names: string[]; files: ContentFiles; signs: Set<string>} | undefined;
  private settled: Settled | undefined;

  constructor(private readonly data: Pick<SiteData, 'texts' | 'pictures' | 'others' | 'components'>) {
    this.components = toTable(data.components);
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
    this.tried.clear();
    if (!this.before?.names.includes(file)) this.before = undefined;
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
    return diagnostics.map((one) => ({
      ...toProblem(one, nameOf),
      still: one.because && stillSays(one, this.titleOf(one.file), normalize(files.text(one.file))),
    }));
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
      open: (ledger.get(file) ?? []).map(({edit, reason, ...item}) => ({
        ...item,
        reason: inPlainWords(reason, this.titleOf),
        isMark: Boolean(edit),
        place: edit && {start: edit.start, end: edit.end},
      })),
    };
  }

  readonly problems = (): Problem[] => this.problemsOf(this.checkSite().diagnostics);

  /** The site without the changes in these files, and what was wrong in it. */
  private siteBefore(names: string[]) {
    if (this.before?.names.join() === names.join()) return this.before;
    const others = Object.entries(this.changed).filter(([file]) => !names.includes(file));
    const files = withTexts(this.built, Object.fromEntries(others));
    const signs = new Set(checkAll(files, this.components).diagnostics.map(signOf));
    this.before = {names, files, signs};
    return this.before;
  }

  /**
   * The files with everything corrected that has just one right form in those of these names, and with what follows from
   * their changes: other places that still say what a price, the hours or a number was. A sentence that somebody has
   * written just now is never such a place, nor is one that somebody has left as it is: `left` are their signs.
   */
  private corrected(names: string[], left: readonly string[]) {
    const before = this.siteBefore(names);
    const fixed = fixSite(this.files, this.components);
    const texts = Object.fromEntries(Object.entries(fixed.texts).filter(([file]) => names.includes(file)));
    const files = withTexts(this.files, {...texts});
    const {diagnostics} = checkAll(files, this.components);

    const wasThere = ({file, excerpt}: Diagnostic) =>
      before.files.has(file) && normalize(before.files.text(file)).split('\n').includes(excerpt);
    const isSettled = (one: Diagnostic) => before.signs.has(signOf(one)) || left.includes(signOf(one));
    const following = diagnostics.filter(
      (one) => one.follows && one.edits && one.fix !== 'safe' && wasThere(one) && !isSettled(one),
    );
    for (const file of new Set(following.map((one) => one.file))) {
      const edits = following.filter((one) => one.file === file).flatMap(({follows = []}) => follows);
      texts[file] = applyEdits(normalize(files.text(file)), edits);
    }
    const errors = diagnostics.filter(
      (one) => one.severity === 'error' && !following.includes(one) && !before.signs.has(signOf(one)),
    );
    const fixes = fixed.changes.filter(({file}) => names.includes(file));
    return {
      texts,
      count: fixes.length + following.length,
      following: this.problemsOf(following, files).map(({still, message}, index) => ({
        words: still ?? message,
        sign: signOf(following[index]),
      })),
      errors: errors.map(({file, start}) => ({file, line: start.line, title: this.titleOf(file)})),
    };
  }

  /** How many corrections sending these files makes, and each place that still says otherwise, in a sentence. */
  pending(names: string[], left: readonly string[] = []): Pending {
    const {texts: _texts, ...pending} = this.corrected(names, left);
    return pending;
  }

  /**
   * Corrects what has one right form in these files, and what follows from them anywhere. `fatal`: what still blocks
   * sending them, with a sentence that names its field.
   */
  correct(names: string[], left: readonly string[] = []) {
    const {texts: files} = this.corrected(names, left);
    const all = withTexts(this.files, files);
    const {diagnostics} = checkAll(all, this.components);
    const sent = [...new Set([...names, ...Object.keys(files)])];
    const stop = this.problemsOf(diagnostics, all).find(
      (one) => sent.includes(one.file) && (stops(one) || isAdded(one, normalize(all.text(one.file)))),
    );
    const field = stop && fieldName(checkPage, stop, normalize(all.text(stop.file)), this.components);
    const place = stop && [`“${this.titleOf(stop.file)}”`, field].filter(Boolean).join(', ');
    const fatal = stop && {...stop, words: `Not sent yet. ${place}: ${stop.message}`};
    return {files, titles: names.map(this.titleOf), fatal};
  }

  /**
   * Whether a correction helps: it leaves fewer problems, or nothing at its own place that blocks or asks for the same
   * again. Others aren't offered: they would lead in circles.
   */
  improves({key, file, rule, isFatal, fix}: Problem): boolean {
    if (!fix) return false;
    // Report how a value must be written first, and only then what disagrees with it.
    if (isFatal || fix.isSure) return true;
    // Both the field and the list of problems ask.
    const isBetter = this.tried.get(key) ?? this.tryEdits(file, rule, fix.edits);
    this.tried.set(key, isBetter);
    return isBetter;
  }

  private tryEdits(file: string, rule: string, edits: Edit[]): boolean {
    const text = normalize(this.files.text(file));
    const corrected = applyEdits(text, edits);
    const after = checkAll(withTexts(this.files, {[file]: corrected}), this.components).diagnostics;
    if (after.length < this.checkSite().diagnostics.length) return true;
    const start = Math.min(...edits.map((one) => one.start));
    const end = Math.max(...edits.map((one) => one.end)) + corrected.length - text.length;
    const here = after.filter((one) => one.file === file && one.start.offset <= end && one.end.offset >= start);
    return here.every((one) => one.severity === 'warning' && one.rule !== rule);
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
      /** Of a page, the silk that it names. */
      silk: file.endsWith('.mdx') ? String(this.page(file).frontMatter.values.silk ?? '') : '',
      open: ledger.get(file)?.length ?? 0,
      problems: this.problemsOf(diagnostics.filter((one) => one.file === file)),
    }));
  }

  /** The files of a proposal as they would look and be checked. Null deletes a file. */
  review(contents: Record<string, Content>) {
    const site = new Engine(this.data);
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

  /** Puts something new into a page: the files that change, and where it begins. */
  insert(file: string, label: string, offset: number) {
    const {text, at, select} = insertBlock(this.page(file), label, offset, this.files);
    const inserted = this.withConsequences(file, text, at);
    const moved = inserted.at - at;
    return {...inserted, select: {start: select.start + moved, end: select.end + moved}};
  }

  /**
   * A page's new text with what follows: components are imported, sentences say how many there are, and buttons that no
   * page shows any more go. `at` is a place in that text; the one that is returned is where it is after all edits.
   */
  private withConsequences(file: string, text: string, at = 0) {
    const files = withTexts(this.files, {[file]: text});
    const signsBefore = new Set(this.checkSite().diagnostics.map(signOf));
    const news = checkAll(files, this.components).diagnostics.filter((one) => !signsBefore.has(signOf(one)));
    const edits: Record<string, Edit[]> = {[file]: []};
    for (const {file: changed, follows = []} of news) edits[changed] = [...(edits[changed] ?? []), ...follows];
    const texts = Object.entries(edits).map(([name, all]) => [name, applyEdits(normalize(files.text(name)), all)]);
    const editsBefore = edits[file].filter(({end}) => end <= at);
    return {
      files: Object.fromEntries(texts) as Record<string, string>,
      at: applyEdits(text.slice(0, at), editsBefore).length,
    };
  }

  /** The text of a file without the mark on a line, which somebody has confirmed. */
  confirm(file: string, line: number): string {
    const item = this.checkSite()
      .ledger.get(file)
      ?.find((one) => one.line === line && one.edit);
    return applyEdits(normalize(this.files.text(file)), item?.edit ? [item.edit] : []);
  }

  /** A page after a change in a form, with the line that a renamed button needs in the record of buttons. */
  settle(file: string, start: number, path: FormNode['path'], value: Value): Record<string, string> {
    const text = this.set(file, start, path, value);
    const record = normalize(this.files.has(BUTTONS) ? this.files.text(BUTTONS) : '');
    const others = this.checkSite().pages.filter(({source}) => source.file !== file && !isHandbook(source.file));
    const after = checkPage(file, text, this.components).page;
    // While somebody types a name, it may be that of another button for a moment, whose line stays what it is.
    const field = `${file} ${start} ${keyOf(path)}`;
    const {settled: last} = this;
    const isTypedOn =
      last?.field === field && last.written.page === this.files.text(file) && last.written.record === record;
    const before = isTypedOn ? last : {page: this.page(file), record};
    const followed = followButtons(before.record, before.page, after, others);
    this.settled = {...before, field, written: {page: text, record: followed}};
    return {[file]: text, ...(followed !== record && {[BUTTONS]: followed})};
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
