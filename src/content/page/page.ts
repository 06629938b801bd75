/** One page: its text, front matter, tree and address. */
import Slugger from 'github-slugger';
import type {Root} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {anchorOf} from '../anchor';
import type {ComponentTable} from '../components/table';
import type {Finding} from '../diagnostic';
import {pageAddress} from '../pageFiles';
import type {Source} from '../source';
import {type Element, elementsOf, literalOf, type Setting, settingsOf} from './elements';
import {type FrontMatter, readFrontMatter} from './frontMatter';
import {type ImportLine, importsOf} from './imports';
import {readTree} from './parse';

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
  address: string;
}

/** The anchors on a page. `fill` replaces %name%, as the build does before it makes anchors. */
export function anchorsOf(page: Page, fill: (text: string) => string): Set<string> {
  const slugger = new Slugger();
  const anchors = new Set<string>();
  // Every heading uses up its name, but a page's title gets no anchor (theme/Heading).
  visit(page.tree, 'heading', (heading) => {
    const name = slugger.slug(fill(textOf(heading)));
    if (heading.depth > 1) anchors.add(name);
  });
  for (const {attribute, prop} of page.settings) {
    const value = literalOf(attribute);
    if (prop.isAnchor && typeof value === 'string') anchors.add(anchorOf(fill(value)));
  }
  return anchors;
}

export function readPage(source: Source, components: ComponentTable): Page {
  const frontMatter = readFrontMatter(source);
  const {tree, broken} = readTree(source, frontMatter.end, components);
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
    address: pageAddress(source.file),
  };
}
