/** Runs the rules: over one page, and over the whole site. */
import type {ComponentTable} from '../checker/components/table';
import {type Diagnostic, inOrder, oneForEachPlace} from '../checker/diagnostic';
import type {ContentFiles} from '../checker/files';
import {type Fixes, fixFiles} from '../checker/fix';
import {anchorsOf, type Page} from '../checker/page/page';
import {githubKeys} from '../checker/rules/code';
import type {LinkTarget} from '../checker/rules/rule';
import {createSource, runRules, toDiagnostic} from '../checker/source';
import {checkDocuments, checkStaticFiles} from './documents';
import {checkPageFiles, kindOf, listPages, PAGES_FOR_STAFF} from './pageFiles';
import {checkPictureFiles} from './pictures';
import {readPage} from './readPage';
import {checkRecordAddresses, fillName, type Records, readRecords, unusedFigures} from './records';
import {PAGE_RULES, SITE_RULES} from './rules';
import {figuresOn} from './rules/figures';
import {checkAddress} from './rules/linkTargets';
import type {Site} from './rules/siteRule';

export interface CheckedPage {
  page: Page;
  /** Problems that can be found without the rest of the site. */
  diagnostics: Diagnostic[];
}

export interface CheckedSite {
  pages: Page[];
  /** The records with the organisation's name filled in; undefined while they have problems. */
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
  const broken = page.broken && toDiagnostic(source, 'broken-page', {...page.broken, fatal: true});
  const diagnostics = runRules(PAGE_RULES, page, source);
  const checked = {page, diagnostics: oneForEachPlace(broken ? [broken, ...diagnostics] : diagnostics)};
  pages.set(file, checked);
  return checked;
}

/** Whether a page must not be built: it can't be parsed, or it holds code. */
export const isUnsafe = ({diagnostics}: CheckedPage): boolean => diagnostics.some(({fatal}) => fatal);

/** Every page that a link can lead to, by its address. */
function targetsOf(pages: Page[], fill: Site['fill']): Map<string, LinkTarget> {
  const targets = new Map<string, LinkTarget>();
  for (const page of pages) {
    const anchors = page.broken ? undefined : anchorsOf(page, fill);
    targets.set(page.address, {name: page.source.file, isForStaff: !page.kind.isForVisitors, anchors});
  }
  for (const address of PAGES_FOR_STAFF.map((name) => `/${name}`))
    targets.set(address, {name: address, isForStaff: true, anchors: new Set()});
  return targets;
}

/** The site as its rules see it. */
function siteOf(files: ContentFiles, pages: Page[], records: Records | undefined): Site {
  const fill = (text: string) => (records ? fillName(text, records.organisation.name) : text);
  return {pages, files, targets: targetsOf(pages, fill), records, fill};
}

/** What is wrong with the files themselves, whatever is written in them: their names, kinds and sizes. */
function problemsOfFiles({files}: Site): Diagnostic[] {
  const refused = checkStaticFiles(files);
  return [...checkPageFiles(files), ...refused, ...checkPictureFiles(files), ...checkDocuments(files, refused)];
}

/** Keys to GitHub in the records. Those in pages are found by the rules for pages. */
const keysInRecords = (files: ContentFiles): Diagnostic[] =>
  files
    .list('records')
    .filter((file) => kindOf(file) === 'record')
    .flatMap((file) => {
      const source = createSource(file, files.text(file));
      return runRules([githubKeys], {source}, source);
    });

/** What is wrong with one page, by itself and beside the rest of the site. */
const problemsOfPage = ({page, diagnostics}: CheckedPage, site: Site): Diagnostic[] =>
  oneForEachPlace([...diagnostics, ...runRules(SITE_RULES, {page, site}, page.source)]);

/** What is wrong between the records and the pages. While a record has an error, only the addresses are checked. */
function problemsOfUses(site: Site): Diagnostic[] {
  const {pages, files, records} = site;
  const addresses = checkRecordAddresses(files, (url) => checkAddress(url, {file: 'records', address: ''}, site));
  if (!records) return addresses;
  // A page that can't be parsed may show any figure.
  if (pages.some(({broken}) => broken)) return addresses;
  const used = pages.flatMap(figuresOn).map(({name}) => name);
  return [...addresses, ...unusedFigures(files, used)];
}

/** Checks everything that staff edit: every problem, however many. What is printed is `bounded`. */
export function checkSite(files: ContentFiles, components: ComponentTable): CheckedSite {
  const checked = listPages(files).map((file) => checkPage(file, files.text(file), components));
  const {records, diagnostics} = readRecords(files);
  const pages = checked.map(({page}) => page);
  const site = siteOf(files, pages, records);
  // `inOrder` sorts by file and place. Problems at the same place stay in this order.
  const all = [
    ...problemsOfFiles(site),
    ...diagnostics,
    ...keysInRecords(files),
    ...checked.flatMap((one) => problemsOfPage(one, site)),
    ...problemsOfUses(site),
  ];
  return {pages, records, diagnostics: inOrder(all)};
}

/** Fixes the problems of a site that have just one right fix. */
export const fixSite = (files: ContentFiles, components: ComponentTable): Fixes =>
  fixFiles(files, (current) => checkSite(current, components).diagnostics);
