/** The content library at work on the embedded files, with the changes in their place. It runs in a worker. */
import {publicRecords} from '../../build/records/publicRecords';
import type {ComponentTable, ContentFiles, Diagnostic, Page, Records} from '../../content';
import {checkPage, checkSite, fillName, isUnsafe, readFacts, readLedger, readRecords, toTable} from '../../content';
import {knownFiles, withTexts} from '../../content/files';
import {unusable} from '../../content/pictures/problems';
import {recordEntries} from '../../content/records';
import {type FormField, type FormNode, formOf, type Value} from '../../content/records/form';
import {applyEdits, createSource, normalize} from '../../content/source';
import {type DrawnPage, drawPage} from '../preview/tree';
import type {SiteData} from '../site';
import {createPage, insertBlock, insertPicture, type NewPage, type NewPicture, pictureSpot} from '../text/add';
import {type Click, type RecordLine, targetOf, valuesOfRecord} from '../text/click';
import type {Selection} from '../text/edits';
import {type Action, arrange, confirmPassage, type Located, partsAt} from '../text/passage';
import {changeRecord, type FormChange, recordName} from '../text/record';
import {changeSettings, settingsAt} from '../text/settings';
import type {Content} from '../workspace/workspace';
import {type Problem, titleOf, toProblem} from './results';

/** The records whose words stand on pages. */
const SHOWN_RECORDS = ['records/hours.yml', 'records/organisation.yml', 'records/figures.yml'];
const BUTTONS = 'records/buttons.yml';
/** What isn't sent: the site couldn't be built from it, or would tell a key. */
const stops = ({isFatal, severity, file, rule}: Problem) =>
  isFatal || rule === 'keys' || (severity === 'error' && file.startsWith('records/'));
/** More corrections than this at once are none that a person would expect. */
const MOST_CORRECTIONS = 50;

export class Engine {
  private readonly components: ComponentTable;
  /** What differs from the build. */
  private readonly changed: Record<string, Content> = {};
  private readonly built: ContentFiles;
  private files: ContentFiles;
  /** The last records without a problem: a mistake in one doesn't empty the page. */
  private records: Records | undefined;
  private checkedSite: (ReturnType<typeof checkSite> & {ledger: ReturnType<typeof readLedger>}) | undefined;

  constructor(private readonly data: Pick<SiteData, 'texts' | 'pictures' | 'others' | 'components'>) {
    this.components = toTable(data.components);
    this.built = knownFiles(data.texts, data.pictures, data.others);
    this.files = this.built;
    this.records = readRecords(this.files).records;
  }

  /** Puts a change in place of a file: a text, a picture, or null for none. `undefined`: it is as in the build. */
  put(file: string, content: Content | undefined): void {
    if (content === undefined) delete this.changed[file];
    else this.changed[file] = content;
    this.files = withTexts(this.built, this.changed);
    this.checkedSite = undefined;
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
    const {files} = this;
    const nameOf = (file: string) => (files.holds?.(file) ? `“${this.titleOf(file)}”` : file);
    const textOf = (file: string) => (files.holds?.(file) ? normalize(files.text(file)) : '');
    return diagnostics.map((one) => toProblem(one, textOf(one.file), nameOf));
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
    const text = this.files.text(file);
    const lines = text.split('\n');
    return {
      title: this.titleOf(file),
      /** What was checked. */
      text,
      problems: this.problemsOf(diagnostics),
      page: this.show(file),
      parts: file.endsWith('.mdx') ? this.parts(file, offset) : [],
      records: this.records && publicRecords(this.records),
      /** What is still to be confirmed; `isMark`: it only needs somebody's word, everything else has to be written. */
      open: (ledger.get(file) ?? []).map((item) => {
        return {...item, isMark: /<ToConfirm\b|^ *confirm:/.test(lines[item.line - 1])};
      }),
    };
  }

  readonly problems = (): Problem[] => this.problemsOf(this.checkSite().diagnostics);

  /** These files with everything corrected that has one right form; `fatal`: what still keeps them from being sent. */
  correct(names: string[]) {
    const titles = names.map((file) => this.titleOf(file));
    let files: Record<string, string> = {};
    for (let made = 0; ; made += 1) {
      const corrected = withTexts(this.files, files);
      const all = this.problemsOf(checkSite(corrected, this.components).diagnostics);
      const problems = all.filter(({file}) => names.includes(file));
      const {file, fix} = problems.find((one) => one.fix?.isSure) ?? {};
      if (!file || !fix || made === MOST_CORRECTIONS) return {files, titles, fatal: problems.find(stops)};
      files = {...files, [file]: applyEdits(normalize(corrected.text(file)), fix.edits)};
    }
  }

  /** Whether a correction leaves fewer problems. Only then is it offered, so nobody is led in a circle. */
  improves({file, isFatal, fix}: Problem): boolean {
    // The form that a value must have comes first; only then is told what disagrees with it.
    if (!fix || isFatal || fix.isSure) return Boolean(fix);
    const corrected = withTexts(this.files, {[file]: applyEdits(normalize(this.files.text(file)), fix.edits)});
    return checkSite(corrected, this.components).diagnostics.length < this.checkSite().diagnostics.length;
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

  /** How the changed files would be with other texts: those of a proposal. Null: there is no such file any more. */
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

  /** What a tap on a page is meant for; undefined if its words are neither in the file nor in a record. */
  find(file: string, click: Click): Located | RecordLine | undefined {
    const {name = '%name%'} = this.records?.organisation ?? {};
    // Where the page says the name, its file says %name%.
    const unnamed = (words: string) => words.replaceAll(name, '%name%');
    const tapped = {...click, words: unnamed(click.words), at: unnamed(click.words.slice(0, click.at)).length};
    const values = SHOWN_RECORDS.flatMap((record) => valuesOfRecord(record, this.files.text(record)));
    const page = this.page(file);
    const target = targetOf(page, tapped, values);
    if (target && 'file' in target) return target;
    const parts = partsAt(page, target?.start ?? click.start);
    if (target) return {parts, select: target, setting: target.setting};
    // Words that a component makes itself, such as a tier's button, open that component.
    const components = parts.slice(0, parts.map(({kind}) => kind).lastIndexOf('component') + 1);
    return components.length > 0 ? {parts: components} : undefined;
  }

  /** Moves, doubles or deletes a part: the files that change, and the parts around it now; none if it is deleted. */
  arrange(file: string, part: Selection, action: Action) {
    const arranged = arrange(this.page(file), part, action);
    if (!arranged) return undefined;
    const {text, start} = arranged;
    if (start === undefined) return {files: {[file]: text, ...this.withoutButtons(file, text)}, parts: []};
    return {files: {[file]: text}, parts: partsAt(checkPage(file, text, this.components).page, start)};
  }

  /** The record of the buttons without the lines that no page uses any more once a page has another text. */
  private withoutButtons(file: string, text: string): Record<string, string> {
    const unused = (diagnostics: Diagnostic[]) =>
      diagnostics.flatMap((one) => (one.rule === 'record-unused' && one.file === BUTTONS ? [one.excerpt] : []));
    const before = unused(this.checkSite().diagnostics);
    const after = checkSite(withTexts(this.files, {[file]: text}), this.components);
    const gone = unused(after.diagnostics).filter((line) => !before.includes(line));
    const lines = normalize(this.files.text(BUTTONS)).split('\n');
    return gone.length > 0 ? {[BUTTONS]: lines.filter((line) => !gone.includes(line)).join('\n')} : {};
  }

  /** What is known of a file that was chosen as a picture, and what keeps it from being used. */
  inspect(name: string, bytes: Uint8Array, length: number) {
    const facts = {...readFacts(bytes), bytes: length};
    const problem = unusable(facts);
    return {facts, problem: problem && `${name} ${problem}`};
  }

  /** The text of a file without the mark on a line: somebody has said that it is right. */
  confirm(file: string, line: number): string {
    if (file.endsWith('.mdx')) return confirmPassage(this.page(file), line);
    const source = createSource(file, this.files.text(file));
    const {path} = recordEntries(source).find(({start}) => start >= source.lineStarts[line - 1]) ?? {};
    return path?.at(-1) === 'confirm'
      ? changeRecord(recordName(file), source.text, {kind: 'delete', path})
      : source.text;
  }

  // Functions of text/, for a file as it is now.
  readonly parts = (file: string, offset: number) => partsAt(this.page(file), offset);
  readonly settings = (file: string, start: number): FormField[] => settingsAt(this.page(file), start, this.files);
  readonly set = (file: string, start: number, path: FormNode['path'], value: Value): string =>
    changeSettings(this.page(file), start, path, value);
  readonly form = (file: string) => formOf(recordName(file), normalize(this.files.text(file)));
  readonly change = (file: string, change: FormChange) =>
    changeRecord(recordName(file), normalize(this.files.text(file)), change);
  readonly createPage = (answers: NewPage) => createPage(answers, this.files);
  readonly insert = (file: string, label: string, offset: number) =>
    insertBlock(this.page(file), label, offset, this.files);
  readonly insertPicture = (file: string, offset: number, picture: NewPicture) =>
    insertPicture(this.page(file), picture, offset, this.files);
  readonly pictureSpot = (file: string, offset: number, start?: number) => pictureSpot(this.page(file), offset, start);
}
