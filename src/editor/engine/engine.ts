/** The content library at work on the embedded files, with the changes in their place. It runs in a worker. */
import {publicRecords} from '../../build/records/publicRecords';
import type {ComponentTable, ContentFiles, Diagnostic, Page, Records} from '../../content';
import {checkPage, checkSite, fillName, isUnsafe, readFacts, readLedger, readRecords, toTable} from '../../content';
import {withTexts} from '../../content/files';
import {picturesOf, unusable} from '../../content/pictures/problems';
import {recordEntries} from '../../content/records';
import {TIER_BUTTON} from '../../content/records/ownButtons';
import {applyEdits, createSource, normalize} from '../../content/source';
import {type DrawnPage, drawPage} from '../preview/tree';
import {EDITABLE, embeddedFiles, type SiteData} from '../site';
import {type Click, type RecordLine, targetOf, valuesOfRecord} from '../text/click';
import {confirmPassage, confirmRecord} from '../text/confirm';
import {createPage, freeSilk, type NewPageAnswers, withCounts} from '../text/create';
import {follow, type Selection} from '../text/edits';
import type {FormChange, FormField, FormNode, Value} from '../text/form';
import {ADDABLE, insertBlock} from '../text/insert';
import {type Action, arrange, changeTop, type Located, partsAt, settingNameAt, topForm} from '../text/passage';
import {insertPicture, type NewPicture, pictureSpot} from '../text/pictures';
import {changeRecord, formOf, recordName} from '../text/record';
import {changeSettings, settingsAt} from '../text/settings';
import {titleOf} from '../text/title';
import type {Content} from '../workspace/workspace';
import {type OpenPoint, type Problem, type Reviewed, toProblem} from './results';

/** The records whose words stand on pages. */
const SHOWN_RECORDS = ['records/hours.yml', 'records/organisation.yml', 'records/figures.yml'];
const BUTTONS = 'records/buttons.yml';
/** More corrections than this at once are none that a person would expect. */
const MOST_CORRECTIONS = 50;

export class Engine {
  private readonly components: ComponentTable;
  /** What differs from the build. */
  private readonly changed = new Map<string, Content>();
  private files: ContentFiles;
  /** The last records without a problem: a mistake in one doesn't empty the page. */
  private records: Records | undefined;
  private checkedSite: (ReturnType<typeof checkSite> & {ledger: ReturnType<typeof readLedger>}) | undefined;

  constructor(private readonly data: Pick<SiteData, 'texts' | 'pictures' | 'others' | 'components'>) {
    this.components = toTable(data.components);
    this.files = embeddedFiles(data);
    this.records = readRecords(this.files).records;
  }

  /** Puts a change in place of a file: a text, a picture, or null for none. `undefined`: it is as in the build. */
  put(file: string, content: Content | undefined): void {
    if (content === undefined) this.changed.delete(file);
    else this.changed.set(file, content);
    const texts = {...this.data.texts};
    const pictures = {...this.data.pictures};
    for (const [name, now] of this.changed) {
      delete texts[name];
      delete pictures[name];
      if (typeof now === 'string') texts[name] = now;
      else if (now) pictures[name] = readFacts(now);
    }
    const others = this.data.others.filter((name) => this.changed.get(name) !== null);
    this.files = embeddedFiles({texts, pictures, others});
    this.checkedSite = undefined;
  }

  private checked(file: string, text = this.files.text(file)) {
    return checkPage(file, text, this.components);
  }

  private readonly page = (file: string): Page => this.checked(file).page;

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

  /** Keys of a record, which pages use as names. They hold %name% as the record does. */
  private keysOf(file: string): string[] {
    const entries = recordEntries(createSource(file, this.files.text(file)));
    return entries.flatMap(({path, key}) => (path.length === 1 ? [key] : []));
  }

  private names() {
    const pictures = picturesOf(this.files).map((file) => `/${file}`);
    return {figures: this.keysOf('records/figures.yml'), buttons: this.keysOf(BUTTONS), pictures};
  }

  /** A page for the preview; undefined while a problem keeps it from being built, or if there is none. */
  show(file: string): DrawnPage | undefined {
    if (!file.endsWith('.mdx') || !this.files.has(file)) return undefined;
    const checked = this.checked(file);
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
      /** What is still to be confirmed. */
      open: (ledger.get(file) ?? []).map(
        (item): OpenPoint => ({...item, isMark: this.confirm(file, item.line).length > 0}),
      ),
    };
  }

  readonly problems = (): Problem[] => this.problemsOf(this.checkSite().diagnostics);

  /** These files with everything corrected that has one right form; `fatal`: what still keeps one from being built. */
  correct(names: string[]) {
    const titles = names.map((file) => this.titleOf(file));
    let files: Record<string, string> = {};
    for (let made = 0; ; made += 1) {
      const corrected = withTexts(this.files, files);
      const all = this.problemsOf(checkSite(corrected, this.components).diagnostics);
      const problems = all.filter(({file}) => names.includes(file));
      const {file, fix} = problems.find((one) => one.fix?.isSure) ?? {};
      if (!file || !fix || made === MOST_CORRECTIONS)
        return {files, titles, fatal: problems.find((one) => one.isFatal)};
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
    const inMenu = links.filter((file) => files.has(file));
    return [...new Set([...inMenu, ...files.list('pages'), ...files.list('records')])].map((file) => ({
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
    const {diagnostics} = site.checkSite();
    return {
      titles: Object.fromEntries(files.map((file) => [file, site.titleOf(file)])),
      pages: Object.fromEntries(files.map((file) => [file, site.show(file)])),
      records: site.records && publicRecords(site.records),
      problems: site.problemsOf(diagnostics.filter(({file}) => files.includes(file))),
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
    if (typeof target === 'object') return target;
    const parts = this.parts(file, target ?? click.start);
    if (target !== undefined)
      return {parts, select: {start: target, end: target}, setting: settingNameAt(page, target)};
    // Words that a component makes itself, such as a tier's button, open that component.
    const components = parts.slice(0, parts.map(({kind}) => kind).lastIndexOf('component') + 1);
    return components.length > 0 ? {parts: components} : undefined;
  }

  /** Moves, doubles or deletes a part: the files that change, and the parts around it now; none if it is deleted. */
  arrange(file: string, part: Selection, action: Action) {
    const page = this.page(file);
    const arranged = arrange(page, this.components, part, action);
    if (!arranged) return undefined;
    const {text, start} = arranged;
    const after = this.checked(file, text).page;
    return start === undefined
      ? {files: {[file]: text, ...this.withoutButtons(page, after)}, parts: []}
      : {files: {[file]: text}, parts: partsAt(after, this.components, start)};
  }

  /** The record of the buttons without those that a page no longer has, if no other page has them. */
  private withoutButtons(before: Page, after: Page): Record<string, string> {
    const labels = ({uses}: Page) => uses.filter(({record}) => record === 'buttons').map(({name}) => this.fill(name));
    const others = this.files.list('pages').filter((name) => name !== before.source.file);
    const own = [TIER_BUTTON, this.records?.menu.button];
    const kept = new Set([...labels(after), ...others.flatMap((name) => labels(this.page(name))), ...own]);
    const gone = labels(before).filter((label) => !kept.has(label));
    const keys = this.keysOf(BUTTONS).filter((key) => gone.includes(this.fill(key)));
    const remove = (text: string, key: string) => changeRecord('buttons', text, {kind: 'delete', path: [key]});
    return keys.length > 0 ? {[BUTTONS]: keys.reduce(remove, this.files.text(BUTTONS))} : {};
  }

  /** The files that change with something new on a page, and where it begins. */
  insert(file: string, id: string, offset: number) {
    const block = ADDABLE.find(({label}) => label === id) ?? ADDABLE[0];
    const names = {...this.names(), silk: freeSilk(this.files, this.components)};
    const {text, at} = insertBlock(this.page(file), this.components, block, offset, names);
    const files = withCounts({[file]: text}, this.files, this.components);
    return {files, at: follow({start: at, end: at}, text, files[file]).start};
  }

  /** The files of a new page, and the words to replace first. */
  createPage(answers: NewPageAnswers) {
    const files = createPage(answers, this.files);
    const [file] = Object.keys(files);
    return {files, file, words: 'Write one sentence that says what this page is about.'};
  }

  /** The form of the component whose tag begins at `start`, or of the lines at the top of the page. */
  settings(file: string, start: number): FormField[] {
    const page = this.page(file);
    return start < page.frontMatter.end ? topForm(page) : settingsAt(page, this.components, start, this.names());
  }

  /** The page after a change in the form of the component whose tag begins at `start`. */
  set(file: string, start: number, path: FormNode['path'], value: Value): string {
    const page = this.page(file);
    if (start < page.frontMatter.end) return changeTop(page, path[1], value);
    return changeSettings(page, this.components, start, path, value);
  }

  /** What is known of a file that was chosen as a picture, and what keeps it from being used. */
  inspect(name: string, bytes: Uint8Array, length: number) {
    const facts = {...readFacts(bytes), bytes: length};
    const problem = unusable(facts);
    return {facts, ...(problem && {problem: `${name} ${problem}`})};
  }

  // Functions of text/, for a file as it is now.
  readonly parts = (file: string, offset: number) => partsAt(this.page(file), this.components, offset);
  readonly form = (file: string) => formOf(recordName(file), normalize(this.files.text(file)));
  readonly change = (file: string, change: FormChange) =>
    changeRecord(recordName(file), normalize(this.files.text(file)), change);
  readonly confirm = (file: string, line: number) =>
    file.endsWith('.yml') ? confirmRecord(this.files.text(file), line) : confirmPassage(this.page(file), line);
  readonly pictureSpot = (file: string, offset: number, start?: number) =>
    pictureSpot(this.page(file), this.components, offset, start);
  readonly insertPicture = (file: string, offset: number, picture: NewPicture) =>
    insertPicture(this.page(file), this.components, picture, offset);
}
