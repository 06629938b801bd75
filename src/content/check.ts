/** Runs the rules: over one page, and over the whole site. */
import type {ComponentTable} from './components/table';
import {type Diagnostic, inOrder} from './diagnostic';
import {checkDocuments} from './documents';
import type {ContentFiles} from './files';
import {anchorsOf, type Page, readPage} from './page/page';
import {picturesOf} from './page/pictures';
import {checkPageFiles, listPages} from './pageFiles';
import {checkPictureFiles} from './pictureFiles';
import {checkRecordUses, fillName, type Records, readRecords} from './records';
import {RULES} from './rules';
import {checkAddress} from './rules/linkTargets';
import type {PageContext, Rule, SiteContext, Target} from './rules/rule';
import {createSource, type Finding, toDiagnostic} from './source';
import {checkStaticFiles} from './staticFiles';

export interface CheckedPage {
  page: Page;
  /** What the page alone shows. */
  diagnostics: Diagnostic[];
}

export interface CheckedSite {
  pages: Page[];
  /** The records with the organisation's name filled in; undefined while they have problems. */
  records?: Records;
  diagnostics: Diagnostic[];
}

const MOST_DIAGNOSTICS = 20;
const EXCLUSIVE = new Set(RULES.filter(({exclusive}) => exclusive).map(({id}) => id));

function diagnosticOf(page: Page, rule: Rule, finding: Finding): Diagnostic {
  return toDiagnostic(page.source, rule.id, {...finding, help: finding.help ?? rule.help});
}

/** One slip, one message: of several at one place, the first. */
function oneForEachPlace(diagnostics: Diagnostic[]): Diagnostic[] {
  const places = new Set<string>();
  return diagnostics.filter(({line, column}) => {
    const place = `${line}:${column}`;
    return !places.has(place) && places.add(place);
  });
}

/** What one rule says in the same words about several places of a line is told at once, with all edits. */
function oncePerLine(diagnostics: Diagnostic[], page: Page): Diagnostic[] {
  const groups = new Map<string, Diagnostic[]>();
  for (const [index, one] of diagnostics.entries()) {
    const {rule, line, message, edits, fixable} = one;
    const key = edits ? JSON.stringify([rule, line, message, fixable]) : String(index);
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  const {lineStarts} = page.source;
  return [...groups.values()].map((group) => {
    const [first] = group;
    const last = group[group.length - 1];
    if (first === last) return first;
    const start = lineStarts[first.line - 1] + first.column - 1;
    const end = lineStarts[last.endLine - 1] + last.endColumn - 1;
    const edits = group.flatMap((one) => one.edits ?? []);
    const {rule, message, help, fixable, fatal} = first;
    return toDiagnostic(page.source, rule, {start, end, message, help, fixable, fatal, edits});
  });
}

/** The rules of parts first: whatever they report keeps the page from being built. */
function runRules(page: Page, components: ComponentTable): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const run = (rule: Rule, fatal: boolean, look: (context: PageContext) => void) => {
    const report = (finding: Finding) =>
      void diagnostics.push(diagnosticOf(page, rule, fatal ? {...finding, fatal} : finding));
    look({page, components, report});
  };
  for (const part of page.parts) {
    for (const rule of RULES) {
      if (rule.parts?.includes(part.kind)) run(rule, true, (context) => rule.part?.(part, context));
    }
  }
  const isWhole = page.parts.length === 0 && !page.frontMatter.fence;
  for (const rule of RULES) if (rule.page && (isWhole || !rule.whole)) run(rule, false, rule.page);
  const exclusive = diagnostics.filter(({rule}) => EXCLUSIVE.has(rule));
  if (exclusive.length > 0) return exclusive;
  const hidden = new Set(
    RULES.filter(({id}) => diagnostics.some(({rule}) => rule === id)).flatMap(({hides = []}) => hides),
  );
  return oncePerLine(oneForEachPlace(diagnostics.filter(({rule}) => !hidden.has(rule))), page);
}

/** The last resort: a page that can't be parsed is never without a diagnostic. */
function unexplained(page: Page): Diagnostic {
  const [{start, end}] = page.parts;
  const message = 'This can’t be read. Compare it with the lines around it, or write it again.';
  return toDiagnostic(page.source, 'unreadable', {start, end, message, help: 'something-else', fatal: true});
}

const remembered = new WeakMap<ComponentTable, Map<string, CheckedPage & {text: string}>>();

/** Reads one page and finds all that it shows by itself. What has been read before isn't read again. */
export function checkPage(file: string, text: string, components: ComponentTable): CheckedPage {
  const pages = remembered.get(components) ?? new Map<string, CheckedPage & {text: string}>();
  remembered.set(components, pages);
  const known = pages.get(file);
  if (known?.text === text) return known;
  const page = readPage(createSource(file, text), components);
  const diagnostics = runRules(page, components);
  if (page.parts.length > 0 && diagnostics.length === 0) diagnostics.push(unexplained(page));
  const checked = {page, diagnostics, text};
  pages.set(file, checked);
  return checked;
}

/** Whether a page must not be built: it can't be parsed, or it holds code. */
export const isUnsafe = ({page, diagnostics}: CheckedPage): boolean =>
  page.parts.length > 0 || diagnostics.some(({fatal}) => fatal);

/** Of very many diagnostics in one file, the first, and a line about the others. */
function bounded(diagnostics: Diagnostic[]): Diagnostic[] {
  const byFile = new Map<string, Diagnostic[]>();
  for (const one of inOrder(diagnostics)) {
    const known = byFile.get(one.file);
    if (known) known.push(one);
    else byFile.set(one.file, [one]);
  }
  return [...byFile.values()].flatMap((all) => {
    if (all.length <= MOST_DIAGNOSTICS) return all;
    const [next, ...others] = all.slice(MOST_DIAGNOSTICS);
    const {file, line, column, endLine, endColumn, excerpt} = next;
    const same = [all[MOST_DIAGNOSTICS - 1], ...others].every(({rule}) => rule === next.rule);
    const message = `And ${others.length + 1} more ${same ? 'of the same kind' : 'problems in this file'}.`;
    return [
      ...all.slice(0, MOST_DIAGNOSTICS),
      {rule: 'more', file, line, column, endLine, endColumn, excerpt, message},
    ];
  });
}

function targetsOf(pages: Page[], fill: (text: string) => string): Map<string, Target> {
  return new Map([
    ...pages.map((page) => [page.address, {file: page.source.file, anchors: anchorsOf(page, fill)}] as const),
    // Pages for staff that no file holds: src/plugins makes them.
    ...['ledger', 'editor'].map(
      (name) => [`/${name}`, {file: `handbook/${name}`, anchors: new Set<string>()}] as const,
    ),
  ]);
}

/** Reads and checks everything that staff edit. */
export function checkSite(files: ContentFiles, components: ComponentTable): CheckedSite {
  const checked = listPages(files).map((file) => checkPage(file, files.text(file), components));
  const pages = checked.map(({page}) => page);
  const {records, diagnostics} = readRecords(files);
  const organisation = records?.organisation.name;
  const fill = (text: string) => (organisation ? fillName(text, organisation) : text);
  const targets = targetsOf(pages, fill);
  const used = new Set(pages.flatMap((page) => picturesOf(page).map(({address}) => address)));
  const all = [
    ...checkPageFiles(files),
    ...checkStaticFiles(files),
    ...checkPictureFiles(files, used),
    ...checkDocuments(files),
    ...checked.flatMap((one) => one.diagnostics),
  ];
  const context: Omit<SiteContext, 'report'> = {
    pages,
    files,
    targets,
    names: records && {figures: Object.keys(records.figures), buttons: Object.keys(records.buttons)},
    organisation,
    records,
    fill,
    reported: (name) => all.filter(({file}) => file === name),
  };
  for (const rule of RULES) {
    const report = (page: Page, finding: Finding) => void all.push(diagnosticOf(page, rule, finding));
    rule.site?.({...context, report});
  }
  if (records) {
    // While a page has a problem, it may use more than can be seen: nobody is told to delete what is needed.
    const used =
      all.length > 0 ? undefined : pages.flatMap(({uses}) => uses.map((use) => ({...use, name: fill(use.name)})));
    const address = (url: string) => checkAddress(url, {file: 'records', address: ''}, {targets, files});
    diagnostics.push(...checkRecordUses(files, records, {used: used as never, checkAddress: address}));
  }
  return {pages, records, diagnostics: bounded([...all, ...diagnostics])};
}
