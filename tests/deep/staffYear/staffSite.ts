/** A site as its staff see and change it: its pages, records, pictures and documents, in a folder. */
import {copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {readComponents} from '../../../src/content/checker/components/read.node';
import type {ComponentTable} from '../../../src/content/checker/components/table';
import type {Edit} from '../../../src/content/checker/diagnostic';
import type {ContentFiles} from '../../../src/content/checker/files';
import {likeBefore} from '../../../src/content/checker/fix';
import {type Element, spanOf} from '../../../src/content/checker/page/elements';
import type {Page} from '../../../src/content/checker/page/page';
import type {Value} from '../../../src/content/checker/records/form';
import {parseYaml} from '../../../src/content/checker/records/yaml';
import {applyEdits, createSource, normalize} from '../../../src/content/checker/source';
import {checkPage, checkSite} from '../../../src/content/site/check';
import {diskFiles} from '../../../src/content/site/files.node';
import {pageAddresses} from '../../../src/content/site/pageFiles';
import {readPage} from '../../../src/content/site/readPage';
import type {RecordName, Records} from '../../../src/content/site/records/registry';
import {arrangePart} from '../../../src/editor/text/parts';
import {changeRecord, type FormChange} from '../../../src/editor/text/record';
import {setSetting} from '../../../src/editor/text/writeSettings';

/** The pictures and the document that staff bring along, and a page with one of everything. */
const SAMPLES = path.join(__dirname, '../../site');
const EVERYTHING = path.join(__dirname, 'everything.mdx');

/** A component on a page. */
export interface Place {
  page: Page;
  element: Element;
}

/** Says why a change can't be made to the site as it is today. */
export class NoPlace extends Error {}

export class StaffSite {
  readonly files: ContentFiles;
  readonly components: ComponentTable;
  /** The names under which samples were brought along: `/pictures/hills.jpg`, as it is called here. */
  private readonly brought = new Map<string, string>();

  constructor(readonly dir: string) {
    this.files = diskFiles({siteDir: dir});
    this.components = readComponents(dir);
  }

  /** What stops the publishing, a line each. */
  errors(): string[] {
    const errors = checkSite(this.files, this.components).diagnostics.filter(({severity}) => severity === 'error');
    return errors.map(({file, start, message}) => `${file}:${start.line}: ${message}`);
  }

  text(file: string): string {
    return normalize(this.files.text(file));
  }

  /** Writes a text; a file that was there keeps its line ends. */
  write(file: string, text: string): void {
    const full = path.join(this.dir, file);
    const before = existsSync(full) ? readFileSync(full, 'utf8') : '';
    mkdirSync(path.dirname(full), {recursive: true});
    writeFileSync(full, likeBefore(before, text));
  }

  delete(file: string): void {
    rmSync(path.join(this.dir, file));
  }

  /** A record as it is written: %name% isn't filled in, and what is unknown is null. */
  record<N extends RecordName>(name: N): Records[N] {
    const written: unknown = parseYaml(this.text(`records/${name}.yml`)).toJS() ?? {};
    // Opening hours may be a list alone: then it is the week.
    return (Array.isArray(written) ? {week: written} : written) as Records[N];
  }

  /** Changes a record in its form. */
  form(name: RecordName, change: FormChange): void {
    const file = `records/${name}.yml`;
    this.write(file, changeRecord(name, this.text(file), change));
  }

  /** Fills in one field of a record. */
  fillIn(name: RecordName, path: FormChange['path'], value: Value): void {
    this.form(name, {kind: 'set', path, value});
  }

  /** Gives a button a line in its record, and says where it goes. */
  addButton(label: string, to?: string): void {
    if (!(label in this.record('buttons'))) this.form('buttons', {kind: 'add', path: [], key: label});
    this.fillIn('buttons', [label], to);
  }

  page(file: string): Page {
    return checkPage(file, this.text(file), this.components).page;
  }

  /** The pages for visitors: those in the menu first, in its order. */
  pages(): Page[] {
    const inMenu = this.record('menu').links.map(({page}) => page);
    const addresses = new Set([...inMenu, ...pageAddresses(this.files)]);
    return [...addresses].map((address) => this.page(`pages/${address.slice(1) || 'index'}.mdx`));
  }

  /** Every component of a name, page by page. */
  all(name: string): Place[] {
    return this.pages().flatMap((page) =>
      page.elements.filter((element) => element.name === name).map((element) => ({page, element})),
    );
  }

  /** The first component of a name that suits. Where there is none, one is added at the end of the home page. */
  some(name: string, suits: (place: Place) => boolean = () => true): Place {
    const place = this.all(name).find(suits);
    if (place) return place;
    this.append(this.pages()[0], this.sample(name));
    const added = this.all(name).find(suits);
    if (!added) throw new NoPlace(`No page has a <${name}> for it, and one that is added doesn’t suit.`);
    return added;
  }

  /** Makes edits to a page, and imports the components that it has then. */
  edit({source: {file, text}}: Page, edits: Edit[]): void {
    const changed = applyEdits(text, edits);
    const {diagnostics} = checkPage(file, changed, this.components);
    const missing = diagnostics.find(({rule}) => rule === 'missing-import');
    this.write(file, applyEdits(changed, missing?.remedy?.edits ?? []));
  }

  /** Writes settings of a component, changes them, or takes away those that are undefined. */
  set({page, element}: Place, settings: Record<string, Value>): void {
    const edits = Object.entries(settings).flatMap(([name, value]) =>
      setSetting(element, page.source.text, name, value),
    );
    this.edit(page, edits);
  }

  /** Writes something below a component, as a neighbor of it. */
  addBelow({page, element}: Place, markdown: string): void {
    const {text} = page.source;
    const {start, end} = spanOf(element);
    const [indent] = /[ \t]*$/.exec(text.slice(0, start)) ?? [''];
    const gap = text.slice(start, end).endsWith('/>') ? `\n${indent}` : '\n\n';
    this.edit(page, [{start: end, end, text: gap + this.bring(markdown)}]);
  }

  /** Writes something at the end of a page. */
  append(page: Page, markdown: string): void {
    const end = page.source.text.trimEnd().length;
    this.edit(page, [{start: end, end, text: `\n\n${this.bring(markdown)}`}]);
  }

  /** Deletes a component, as the editor does: with what would be empty without it. */
  remove({page, element}: Place): void {
    const rest = arrangePart(page, spanOf(element), 'delete');
    if (!rest) throw new NoPlace(`<${element.name}> is in the middle of something in ${page.source.file}.`);
    this.write(page.source.file, rest.text);
  }

  /** The part of the page with everything that has this component. */
  private sample(name: string): string {
    const {tree, source} = readPage(createSource('everything', readFileSync(EVERYTHING, 'utf8')), this.components);
    const blocks = tree.children.map(spanOf).map(({start, end}) => source.text.slice(start, end));
    const sample = blocks.find((part) => part.startsWith('<') && new RegExp(`<${name}\\b`).test(part));
    if (!sample) throw new NoPlace(`There is no example of <${name}>.`);
    // The page has a headline, and perhaps nothing of what this leads to.
    return sample.replace(/^# /m, '## ').replace(/ to="#[^"]*"/g, ' to="/"');
  }

  /** The page with one of everything. */
  everything(): string {
    return this.bring(readFileSync(EVERYTHING, 'utf8'));
  }

  /** The address of a sample, copied to where staff upload such a file. No file of the site's is replaced. */
  upload(address: string): string {
    const folder = address.startsWith('/files/') ? '/static' : '';
    const [, stem, ending] = /^(.*)(\.\w+)$/.exec(address) ?? [];
    const isTaken = (one: string) => this.files.has(`${folder}${one}`.slice(1));
    let name = this.brought.get(address) ?? address;
    for (let number = 2; !this.brought.has(address) && isTaken(name); number += 1) name = `${stem}-${number}${ending}`;
    this.brought.set(address, name);
    const target = path.join(this.dir, folder, name);
    mkdirSync(path.dirname(target), {recursive: true});
    copyFileSync(path.join(SAMPLES, folder, address), target);
    return name;
  }

  /** Brings along what a text needs: its pictures, its document, and its figure. */
  private bring(markdown: string): string {
    if (markdown.includes('"graduates"')) this.addFigure('graduates');
    return markdown.replace(/\/(?:pictures|files)\/[a-z-]+\.(?:jpg|png|pdf)/g, (address) => this.upload(address));
  }

  private addFigure(key: string): void {
    const entry = {number: 1250, suffix: '+', label: key, duration: 1800};
    if (!this.record('figures')[key]) this.form('figures', {kind: 'add', path: [], key, entry});
  }
}
