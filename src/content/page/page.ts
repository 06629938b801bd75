/** One page: its text, its front matter and its tree, with what other pages and the records need to know of it. */
import Slugger from 'github-slugger';
import type {Heading, Root} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {anchorOf} from '../anchor';
import type {ComponentTable} from '../components/table';
import {isHandbook, type Source} from '../source';
import {ELEMENTS, type Element, elementsOf, literalOf, type Setting, settingsOf} from './elements';
import {type FrontMatter, readFrontMatter} from './frontMatter';
import type {ImportLine, Part} from './parts';
import {readTree} from './read';
import {FORBIDDEN, type Names} from './scan';

/** A name that a page takes from a record. */
export interface Use extends Setting {
  record: string;
  name: string;
}

export interface Page {
  source: Source;
  frontMatter: FrontMatter;
  tree: Root;
  imports: ImportLine[];
  /** What had to be left out of the tree; nothing for a page that the build can read. */
  parts: Part[];
  elements: Element[];
  /** The props of its components. */
  settings: Setting[];
  /** The address of the page, from the site's home. */
  address: string;
  uses: Use[];
}

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

/** The places in a page that a link can lead to. `fill` puts names in, as the build does before it makes anchors. */
export function anchorsOf({tree, settings}: Page, fill: (text: string) => string): Set<string> {
  const slugger = new Slugger();
  const anchors = new Set<string>();
  // Each heading takes its name, but a page's title, and what is smaller than ####, has no anchor (src/theme/Heading).
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

function usesOf(settings: Setting[]): Use[] {
  return settings.flatMap((setting) => {
    const [record, ...phrase] = (setting.prop.tags.record ?? '').split(' ');
    const value = literalOf(setting.attribute);
    if (!record || typeof value !== 'string' || value.trim() === '') return [];
    return [{...setting, record, name: phrase.join(' ').replace('{}', value) || value}];
  });
}

const named = new WeakMap<ComponentTable, Names>();

/** What the components' table says about names. */
function namesOf(components: ComponentTable): Names {
  const props = [...components.values()].flatMap((component) => component.props);
  const flags = new Set(props.filter(({kind}) => kind === 'boolean').map(({name}) => name));
  const names = named.get(components) ?? {isKnown: (name) => components.has(name) || ELEMENTS.test(name), flags};
  named.set(components, names);
  return names;
}

/** Reads a page. */
export function readPage(source: Source, components: ComponentTable): Page {
  const frontMatter = readFrontMatter(source);
  const {tree, imports, parts} = readTree(source.text, frontMatter.end, namesOf(components));
  const elements = elementsOf(tree);
  // What stands inside an element that has to go goes with it.
  for (const element of elements)
    if (FORBIDDEN.test(element.name ?? '') && !components.has(element.name ?? '')) element.children = [];
  const kept = elementsOf(tree);
  const settings = settingsOf(kept, components);
  const address = addressOf(source.file, frontMatter);
  return {source, frontMatter, tree, imports, parts, elements: kept, settings, address, uses: usesOf(settings)};
}
