/** The whole site: all pages, the handbook and the records, and how they hang together. */
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {fillIn, readRecords} from '../../src/plugins/records/load';
import {checkAddresses} from './addresses';
import {type Components, readComponents} from './components';
import type {Targets} from './links';
import {inOrder, type Mistake} from './mistake';
import {nameWrittenOut, slipsInTheName} from './name';
import {type CheckedPage, readPage} from './page';
import {checkRecords} from './records';
import {createSource, isHandbook} from './source';
import {checkTables} from './tables';
import {checkUses} from './uses';

export interface CheckedSite {
  pages: CheckedPage[];
  mistakes: Mistake[];
}

/** Files of a folder, also of folders in it, with paths from the site's folder. */
export function filesOf(siteDir: string, folder: string, ending: RegExp): string[] {
  const root = path.join(siteDir, folder);
  if (!existsSync(root)) return [];
  return readdirSync(root, {recursive: true, encoding: 'utf8'})
    .filter((name) => ending.test(name))
    .map((name) => `${folder}/${name.replaceAll(path.sep, '/')}`)
    .sort();
}

function sameTitles(pages: CheckedPage[]): Mistake[] {
  const first = new Map<string, CheckedPage>();
  return pages.flatMap((page) => {
    const {title} = page.frontMatter.values;
    if (typeof title !== 'string' || !title.trim()) return [];
    const same = title.trim().toLowerCase();
    const known = first.get(same);
    if (!known) {
      first.set(same, page);
      return [];
    }
    const {text} = page.source;
    const start = page.frontMatter.places.title ?? 0;
    const message = `${known.source.file} has the same title. Each page needs its own, so that people can tell them apart.`;
    return [page.source.at(start, text.indexOf('\n', start), {message, topic: 'titles'})];
  });
}

/** Pages without their headline, of those where all else is right: another mistake may be what hides it. */
function missingHeadlines(pages: CheckedPage[], mistakes: Mistake[]): Mistake[] {
  return pages
    .filter(({source}) => !isHandbook(source.file) && !mistakes.some(({file}) => file === source.file))
    .filter(({reading}) => !reading.headings.some(({depth}) => depth === 1))
    .map(({source, frontMatter: {end, values}}) =>
      source.at(end, end, {
        message: 'This page has no headline. Write one below the import line: it begins with a single # and a space.',
        write: `# ${values.title}`,
        topic: 'titles',
      }),
    );
}

function targetsOf(siteDir: string, pages: CheckedPage[]): Targets {
  return {
    pages: new Map([
      ...pages.map(({address, source, anchors}) => [address, {file: source.file, anchors}] as const),
      // A page of the preview that no file holds: src/plugins/staff makes it.
      ['/ledger', {file: 'handbook/ledger', anchors: new Set<string>()}] as const,
    ]),
    hasFile: (address) => {
      const root = path.join(siteDir, 'static');
      const file = path.join(root, address);
      return file.startsWith(root + path.sep) && Boolean(statSync(file, {throwIfNoEntry: false})?.isFile());
    },
  };
}

const remembered = new Map<string, {text: string; components: Components; page: CheckedPage}>();

/** One file's text as a checked page. What has been read before is not read again. */
export function checkText(file: string, text: string, components: Components): CheckedPage {
  const known = remembered.get(file);
  if (known && known.text === text && known.components === components) return known.page;
  const page = readPage(createSource(file, text), components);
  remembered.set(file, {text, components, page});
  return page;
}

/** Reads and checks everything that staff edit. `texts` stand in for files, or are added to them. */
export function checkSite(siteDir: string, texts: Record<string, string> = {}): CheckedSite {
  const components = readComponents(siteDir);
  const readFile = (file: string) => texts[file] ?? readFileSync(path.join(siteDir, file), 'utf8');
  const added = Object.keys(texts).filter((file) => /\.mdx?$/.test(file));
  const found = [...filesOf(siteDir, 'pages', /\.mdx?$/), ...filesOf(siteDir, 'handbook', /\.mdx?$/)];
  const pages = [...new Set([...found, ...added])].map((file) => checkText(file, readFile(file), components));
  const {records, mistakes} = readRecords(siteDir, readFile);
  const targets = targetsOf(siteDir, pages);
  const all = [...mistakes, ...sameTitles(pages)];
  const sources = filesOf(siteDir, 'records', /\.yml$/).map((file) => createSource(file, readFile(file)));
  for (const source of sources) all.push(...slipsInTheName(source));
  for (const page of pages) {
    all.push(...page.mistakes, ...checkTables(page.source, components), ...checkAddresses(page, siteDir, targets));
  }
  if (records) {
    const {name} = records.organisation;
    const names = {figures: Object.keys(records.figures), buttons: Object.keys(records.buttons)};
    const ours = pages.map(({source}) => source).filter(({file}) => !isHandbook(file));
    for (const source of [...sources, ...ours]) all.push(...nameWrittenOut(source, name));
    for (const page of pages) all.push(...checkUses(page, names, name));
    const used = pages.flatMap(({uses}) => uses.map((use) => ({...use, name: fillIn(use.name, name)})));
    const pagesAreRight = all.every(({file}) => file.startsWith('records/'));
    all.push(...checkRecords(records, pagesAreRight ? used : undefined, targets, readFile));
  }
  all.push(...missingHeadlines(pages, all));
  return {pages, mistakes: inOrder(all)};
}
