/** One page: its text, front matter and tree, its address, and the names it takes from records. */
import Slugger from 'github-slugger';
import type {Heading, Root} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {NAMED_RECORDS, type NamedRecord} from '../../site/records/registry';
import {anchorOf} from '../anchor';
import type {ComponentTable} from '../components/table';
import {type Finding, isHandbook, type Source} from '../source';
import {readTree} from './broken';
import {type Element, elementsOf, literalOf, type Setting, settingsOf} from './elements';
import {type FrontMatter, readFrontMatter} from './frontMatter';
import {type ImportLine, importsOf} from './imports';

/** A name that a page takes from a record. */
export interface RecordUse extends Setting {
  record: NamedRecord;
  name: string;
}

export interface Page {
  source: Source;
  components: ComponentTable;
  frontMatter: FrontMatter;
  /** Empty when the page is broken. */
  tree: Root;
  /** Why it can't be parsed: the first thing to fix. */
  broken?: Finding;
  imports: ImportLine[];
  elements: Element[];
  /** The props of its components. */
  settings: Setting[];
  /** The address of the page, from the site's home. */
  address: string;
  uses: RecordUse[];
}

/** The address of a page. */
export function addressOf(file: string, {values: {slug}}: FrontMatter): string {
  const name = file.replace(/^(pages|handbook)|(\/index)?\.mdx?$/g, '');
  if (!isHandbook(file)) return name || '/';
  return `/handbook${typeof slug === 'string' ? slug.replace(/^\/?/, '/') : name}`.replace(/\/$/, '');
}

/** The id that a heading is given in a note at its end. */
function ownId({children}: Heading): string | undefined {
  const note = children.at(-1);
  return note?.type === 'mdxTextExpression' ? /^\/\*\s*#([^\s*]+)/.exec(note.value)?.[1] : undefined;
}

/** The anchors on a page. `fill` replaces %name%, as the build does before it makes anchors. */
export function anchorsOf({tree, settings}: Page, fill: (text: string) => string): Set<string> {
  const slugger = new Slugger();
  const anchors = new Set<string>();
  // Every heading uses up its name, but only ## to #### get an anchor in the public build (build/slim/theme).
  visit(tree, 'heading', (heading) => {
    const name = ownId(heading) ?? slugger.slug(fill(textOf(heading)));
    if (heading.depth > 1 && heading.depth < 5) anchors.add(name);
  });
  for (const {attribute, prop} of settings) {
    const value = literalOf(attribute);
    if ('anchor' in prop.tags && typeof value === 'string') anchors.add(anchorOf(fill(value)));
  }
  return anchors;
}

function usesOf(settings: Setting[]): RecordUse[] {
  return settings.flatMap((setting) => {
    const [tag, ...phrase] = (setting.prop.tags.record ?? '').split(' ');
    const record = NAMED_RECORDS.find((name) => name === tag);
    if (tag && !record) throw new Error(`Correct "@record ${tag}" of ${setting.component.name}: it names no record.`);
    const value = literalOf(setting.attribute);
    if (!record || typeof value !== 'string' || value.trim() === '') return [];
    return [{...setting, record, name: phrase.join(' ').replace('{}', value) || value}];
  });
}

/** The page's text without the lines at its top, every character in its place. */
const bodyOf = (text: string, {end}: FrontMatter): string =>
  text.slice(0, end).replace(/[^\n]/g, ' ') + text.slice(end);

/** Reads a page. */
export function readPage(source: Source, components: ComponentTable): Page {
  const frontMatter = readFrontMatter(source);
  const {tree, broken} = readTree(bodyOf(source.text, frontMatter), components);
  const elements = elementsOf(tree);
  const settings = settingsOf(elements, components);
  return {
    source,
    components,
    frontMatter,
    tree,
    broken,
    imports: importsOf(tree),
    elements,
    settings,
    address: addressOf(source.file, frontMatter),
    uses: usesOf(settings),
  };
}

/** Computes something about a page on first use and keeps it. */
export function once<T>(make: (page: Page) => T): (page: Page) => T {
  const known = new WeakMap<Page, T>();
  return (page) => {
    const value = known.get(page) ?? make(page);
    known.set(page, value);
    return value;
  };
}
