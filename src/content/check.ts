/** Runs the rules: over one page, and over the whole site. */
import type {ComponentTable} from './components/table';
import {type Diagnostic, inOrder} from './diagnostic';
import type {ContentFiles} from './files';
import {type Page, readPage} from './page/page';
import {listPages} from './pageFiles';
import {readRecords} from './records/load';
import {RECORD_NAMES, type Records} from './records/registry';
import {PAGE_RULES, SITE_RULES} from './rules';
import {FILE_RULES} from './rules/files';
import {RECORD_RULES} from './rules/records';
import {runRules} from './rules/rule';
import {createSource} from './source';

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

const lastResults = new Map<string, CheckedPage>();

/** Reads one page and runs the page rules. Returns the last result while the text is the same. */
export function checkPage(file: string, text: string, components: ComponentTable): CheckedPage {
  const source = createSource(file, text);
  const last = lastResults.get(file);
  if (last?.page.source.text === source.text && last.page.components === components) return last;
  const page = readPage(source, components);
  const checked = {page, diagnostics: runRules(PAGE_RULES, page, source)};
  lastResults.set(file, checked);
  return checked;
}

/** Whether a problem keeps a page from being rendered. */
export const isBlocked = ({diagnostics}: CheckedPage): boolean =>
  diagnostics.some(({blocksRendering}) => blocksRendering);

/** Checks everything that staff edit, and reports every problem. */
export function checkSite(files: ContentFiles, components: ComponentTable): CheckedSite {
  const checked = listPages(files).map((file) => checkPage(file, files.text(file), components));
  const pages = checked.map(({page}) => page);
  const {records, parsed, diagnostics} = readRecords(files);
  const site = {pages, files, records};
  const all = [
    ...FILE_RULES.flatMap((check) => check(files)),
    ...checked.flatMap((one) => one.diagnostics),
    ...pages.flatMap((page) => runRules(SITE_RULES, {page, site}, page.source)),
    ...diagnostics,
    ...RECORD_NAMES.flatMap((name) => {
      const {source, entries} = parsed[name] ?? {};
      return source && entries ? runRules(RECORD_RULES, {name, entries, site}, source) : [];
    }),
  ];
  return {pages, records, diagnostics: inOrder(all)};
}
