/** The content library at work on the embedded files, with the changes in their place. It runs in a worker. */
import type {ComponentTable, ContentFiles, Diagnostic, Page, Records} from '../../content';
import {checkPage, checkSite, fillName, fixSite, isUnsafe, readLedger, readRecords, toTable} from '../../content';
import {knownFiles, withTexts} from '../../content/files';
import {recordName} from '../../content/records';
import {type FormField, type FormNode, formOf, type Value} from '../../content/records/form';
import {publicRecords} from '../../content/records/public';
import {normalize} from '../../content/source';
import type {SiteData} from '../site';
import {createPage, insertBlock, insertPicture, type NewPage, type NewPicture, pictureSpot} from '../text/add';
import {type Click, find} from '../text/click';
import {applyEdits, type Edit, type Selection} from '../text/edits';
import {type Action, arrange, partsAt} from '../text/passage';
import {changeRecord, type FormChange} from '../text/record';
import {changeSettings, settingsAt} from '../text/settings';
import type {Content} from '../workspace/workspace';
import {type Problem, titleOf, toProblem} from './results';
import {type DrawnPage, drawPage} from './tree';

const BUTTONS = 'records/buttons.yml';
/** Problems that block sending: the site couldn't be built, or a key would be published. */
const stops = ({isFatal, severity, file, rule}: Problem) =>
  isFatal || rule === 'keys' || (severity === 'error' && file.startsWith('records/'));

export class Engine {
  private readonly components: ComponentTable;
  /** What differs from the build. */
  private readonly changed: Record<string, Content> = {};
  private readonly built: ContentFiles;
  private files: ContentFiles;
  /** The last valid records, so that a mistake in one doesn't empty the page. */
  private records: Records | undefined;
  private checkedSite: (ReturnType<typeof checkSite> & {ledger: ReturnType<typeof readLedger>}) | undefined;
  /** Which corrections have been tried on the files as they are, by the keys of their problems. */
  private readonly tried = new Map<string, boolean>();

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
  }

  private readonly page = (file: string): Page => checkPage(file, this.files.text(file), this.components).page;
  private readonly fill = (text: string) => fillName(text, this.records?.organisation.name ?? '%name%');
  private readonly titleOf = (file: string) => titleOf(file, this.files.text(file), this.records);

  /** The whole site's check, once for each state of the files. */
  private checkSite() {
    if (!this.checkedSite) {
      const checked = checkSite(this.files, this.components);
      this.records = checked.records ?? this.records;
      this.checkedSite = {...checked, ledger: readLedger(this.files, checked.pages, this.records)};
    }
    return this.checkedSite;
  }

  private problemsOf(diagnostics: Diagnostic[]): Problem[] {
    const nameOf = (file: string) => (this.files.holds?.(file) ? `“${this.titleOf(file)}”` : file);
    return diagnostics.map((one) => toProblem(one, nameOf));
  }

  /** A page for the preview; undefined while a problem keeps it from being built, or if there is none. */
  show(file: string): DrawnPage | undefined {
    if (!file.endsWith('.mdx') || !this.files.has(file)) return undefined;
    const checked = checkPage(file, this.files.text(file), this.components);
    return isUnsafe(checked) ? undefined : drawPage(checked.page, this.components, this.fill);
  }

  /** All problems of the site, and what the editor shows of one file; of a page, the parts around an offset. */
  check(file: string, offset = 0) {
    const {diagnostics, ledger} = this.checkSite();
    return {
      title: this.titleOf(file),
      /** What was checked. */
      text: this.files.text(file),
      problems: this.problemsOf(diagnostics),
      page: this.show(file),
      parts: file.endsWith('.mdx') ? this.parts(file, offset) : [],
      records: this.records && publicRecords(this.records),
      /** What is still to be confirmed; `isMark`: it only needs somebody's word, everything else has to be written. */
      open: (ledger.get(file) ?? []).map(({edit, ...item}) => ({...item, isMark: Boolean(edit)})),
    };
  }

  readonly problems = (): Problem[] => this.problemsOf(this.checkSite().diagnostics);

  /** Fixes everything in these files that has just one right fix. `fatal`: what still blocks sending them. */
  correct(names: string[]) {
    const {texts} = fixSite(this.files, this.components);
    const files = Object.fromEntries(Object.entries(texts).filter(([file]) => names.includes(file)));
    const {diagnostics} = checkSite(withTexts(this.files, files), this.components);
    const fatal = this.problemsOf(diagnostics).find((one) => names.includes(one.file) && stops(one));
    return {files, titles: names.map(this.titleOf), fatal};
  }

  /** Whether a correction leaves fewer problems. Others aren't offered: they would lead in circles. */
  improves({key, file, isFatal, fix}: Problem): boolean {
    // Report how a value must be written first, and only then what disagrees with it.
    if (!fix || isFatal || fix.isSure) return Boolean(fix);
    const test = () => {
      const corrected = withTexts(this.files, {[file]: applyEdits(normalize(this.files.text(file)), fix.edits)});
      return checkSite(corrected, this.components).diagnostics.length < this.checkSite().diagnostics.length;
    };
    // Both the field and the list of problems ask.
    const isBetter = this.tried.get(key) ?? test();
    this.tried.set(key, isBetter);
    return isBetter;
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
    const {text, at} = insertBlock(this.page(file), label, offset, this.files);
    return this.withConsequences(file, text, at);
  }

  /**
   * A page's new text with what follows: components are imported, sentences say how many there are, and buttons that no
   * page shows any more go. `at` is a place in that text, and where it is then.
   */
  private withConsequences(file: string, text: string, at = 0) {
    const files = withTexts(this.files, {[file]: text});
    const known = this.checkSite().diagnostics.map(({message}) => message);
    const news = checkSite(files, this.components).diagnostics.filter(({message}) => !known.includes(message));
    const all: Record<string, Edit[]> = {[file]: []};
    for (const {rule, file: name, start, excerpt, edits} of news) {
      const line = {start: start.offset, end: start.offset + excerpt.length + 1, text: ''};
      const own = rule === 'record-unused' && name === BUTTONS ? [line] : edits;
      if (own && /^(missing-import|counts|record-unused)$/.test(rule)) all[name] = [...(all[name] ?? []), ...own];
    }
    const changed = Object.entries(all).map(([name, own]): [string, string] => {
      return [name, applyEdits(normalize(files.text(name)), own)];
    });
    const before = all[file].filter(({end}) => end <= at);
    return {files: Object.fromEntries(changed), at: applyEdits(text.slice(0, at), before).length};
  }

  /** The text of a file without the mark on a line, which somebody has confirmed. */
  confirm(file: string, line: number): string {
    const item = this.checkSite()
      .ledger.get(file)
      ?.find((one) => one.line === line && one.edit);
    return applyEdits(normalize(this.files.text(file)), item?.edit ? [item.edit] : []);
  }

  // Functions from text/, applied to the current text of a file.
  readonly find = (file: string, click: Click) =>
    find(this.page(file), click, this.files, this.records?.organisation.name);
  readonly parts = (file: string, offset: number) => partsAt(this.page(file), offset);
  readonly settings = (file: string, start: number): FormField[] => settingsAt(this.page(file), start, this.files);
  readonly set = (file: string, start: number, path: FormNode['path'], value: Value): string =>
    changeSettings(this.page(file), start, this.files, path, value);
  readonly form = (file: string) => formOf(recordName(file), normalize(this.files.text(file)));
  readonly change = (file: string, change: FormChange) =>
    changeRecord(recordName(file), normalize(this.files.text(file)), change);
  readonly createPage = (answers: NewPage) => createPage(answers, this.files);
  readonly insertPicture = (file: string, offset: number, picture: NewPicture) =>
    insertPicture(this.page(file), picture, offset, this.files);
  readonly pictureSpot = (file: string, offset: number, start?: number) => pictureSpot(this.page(file), offset, start);
}
