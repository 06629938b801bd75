/** Runs the rules: over one page, and over the whole site. */

import {checkAddress} from './checkAddress';
import type {ComponentTable} from './components/table';
import {type Diagnostic, dedupeByPosition, inOrder, type RuleId} from './diagnostic';
import {checkDocuments, checkSymbolicLinks} from './documents';
import {isPlaceholder, PLACEHOLDER_MESSAGE} from './examples';
import type {ContentFiles} from './files';
import {TEXT_FOLDERS} from './folders';
import {anchorsOf, type Page, readPage} from './page/page';
import {checkPageFiles, kindOf, listPages, PAGES_FOR_STAFF} from './pageFiles';
import {checkPictureFiles} from './pictures';
import {definitionOf, fillName, RECORD_NAMES, type Records, readRecords} from './records';
import {fieldAt} from './records/fields';
import type {ReadRecords} from './records/load';
import {nameWrittenOut, USE_TOKEN} from './records/name';
import {PAGE_RULES, SITE_RULES} from './rules';
import {githubKeys} from './rules/code';
import {figuresOn} from './rules/figures';
import type {LinkTarget, Site} from './rules/rule';
import {createSource, type Finding, runRules, toDiagnostic} from './source';

export interface CheckedPage {
  page: Page;
  /** Problems that can be found without the rest of the site. */
  diagnostics: Diagnostic[];
}

export interface CheckedSite {
  pages: Page[];
  /** The records with the organisation's name filled in; undefined while one has an error. */
  records?: Records;
  diagnostics: Diagnostic[];
}

/** The last result for each file, by the table of components that it was checked with. */
const remembered = new WeakMap<ComponentTable, Map<string, CheckedPage>>();

/** Reads one page and runs the page rules. Returns the last result while the text is the same. */
export function checkPage(file: string, text: string, components: ComponentTable): CheckedPage {
  const pages = remembered.get(components) ?? new Map<string, CheckedPage>();
  remembered.set(components, pages);
  const source = createSource(file, text);
  const last = pages.get(file);
  if (last?.page.source.text === source.text) return last;
  const page = readPage(source, components);
  const broken = page.broken && toDiagnostic(source, 'unreadable-page', {...page.broken, fatal: true});
  const diagnostics = runRules(PAGE_RULES, page, source);
  const checked = {page, diagnostics: dedupeByPosition(broken ? [broken, ...diagnostics] : diagnostics)};
  pages.set(file, checked);
  return checked;
}

/** Whether a page must not be built: it can't be parsed, or it has code in it. */
export const isUnsafe = ({diagnostics}: CheckedPage): boolean => diagnostics.some(({fatal}) => fatal);

/** Every page that a link can go to, by its address. */
function targetsOf(pages: Page[], fill: (text: string) => string): Map<string, LinkTarget> {
  const targets = new Map<string, LinkTarget>();
  for (const page of pages) {
    const anchors = page.broken ? undefined : anchorsOf(page, fill);
    targets.set(page.address, {name: page.source.file, isForStaff: !page.isForVisitors, anchors});
  }
  for (const address of PAGES_FOR_STAFF.map((name) => `/${name}`))
    targets.set(address, {name: address, isForStaff: true, anchors: new Set()});
  return targets;
}

/** Keys to GitHub in any text. */
const checkKeys = (files: ContentFiles): Diagnostic[] =>
  TEXT_FOLDERS.flatMap((folder) => files.list(folder))
    .filter(kindOf)
    .flatMap((file) => {
      const source = createSource(file, files.text(file));
      return runRules([githubKeys], source, source);
    });

/** What is wrong with one page, by itself and beside the rest of the site. */
const problemsOfPage = ({page, diagnostics}: CheckedPage, site: Site): Diagnostic[] =>
  dedupeByPosition([...diagnostics, ...runRules(SITE_RULES, {page, site}, page.source)]);

/** The problems of the records' values beside the rest of the site: addresses, examples, the name, and unused figures. */
function problemsOfValues(parsed: ReadRecords['parsed'], site: Site): Diagnostic[] {
  const {pages, records} = site;
  // A page that can't be parsed may show any figure.
  const used = pages.some(({broken}) => broken) ? undefined : pages.flatMap(figuresOn).map(({name}) => name);
  return RECORD_NAMES.flatMap((name) => {
    const {source, entries = []} = parsed[name] ?? {};
    if (!source) return [];
    const diagnostics: Diagnostic[] = [];
    const report = (rule: RuleId, finding: Finding) => diagnostics.push(toDiagnostic(source, rule, finding));
    for (const {path, key, value, start, end, valueStart, valueEnd} of entries) {
      const place = {start: valueStart, end: valueEnd};
      const {format} = fieldAt(definitionOf(name).schema, path) ?? {};
      if (name === 'figures' && path.length === 1 && used && !used.includes(key)) {
        const message = `No page uses “${key}”. Delete this line with the lines below it, or correct the name.`;
        report('figures', {start, end, message, severity: 'warning'});
      }
      if (typeof value !== 'string') continue;
      const isAddress = (format === 'page' || format === 'destination') && value.startsWith('/');
      const problem = isAddress && checkAddress(value, {file: source.file, address: ''}, site);
      if (problem) report('links', {...place, message: problem.message});
      if (isPlaceholder(value)) report('placeholders', {...place, message: PLACEHOLDER_MESSAGE});
      const organisation = records?.organisation.name ?? '';
      const isNameItself = name === 'organisation' && key === 'name' && path.length === 1;
      if (!isNameItself && nameWrittenOut(value, organisation).length > 0)
        report('the-name', {...place, message: USE_TOKEN, severity: 'warning'});
    }
    return diagnostics;
  });
}

/** Checks everything that staff edit. Reports every problem; `limitPerFile` limits what is printed. */
export function checkSite(files: ContentFiles, components: ComponentTable): CheckedSite {
  const checked = listPages(files).map((file) => checkPage(file, files.text(file), components));
  const {records, parsed, diagnostics} = readRecords(files);
  const pages = checked.map(({page}) => page);
  const fill = (text: string) => (records ? fillName(text, records.organisation.name) : text);
  const site = {pages, files, targets: targetsOf(pages, fill), records};
  const all = [
    ...checkSymbolicLinks(files),
    ...checkPageFiles(files),
    ...checkPictureFiles(files),
    ...checkDocuments(files),
    ...checkKeys(files),
    ...diagnostics,
    ...checked.flatMap((one) => problemsOfPage(one, site)),
    ...problemsOfValues(parsed, site),
  ];
  return {pages, records, diagnostics: inOrder(all)};
}
