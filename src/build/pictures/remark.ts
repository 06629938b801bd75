/**
 * Puts pictures where pages name them. `![What it shows](/pictures/name.jpg)` becomes `<Picture>`, and a
 * component with `picture="/pictures/…"` gets `<Picture>` in that prop. The component only places it, and a page without
 * pictures loads nothing for them.
 */
import path from 'node:path';
import type {Nodes, Parents, Root, RootContent} from 'mdast';
import {type Element, isNamed} from '../../content/checker/page/elements';
import {parse} from '../../content/checker/page/parse';
import {pathOf, type SiteFolders} from '../../content/site/files.node';
import {ORIGINALS_FOLDER} from '../../content/site/folders';
import {type Focus, isPictureProp, type Look} from '../../content/site/pictures/placements';
import {type MarkdownUse, type PictureUse, type PropUse, picturesIn} from '../../content/site/pictures/uses';
import {requestFor} from './make';

/** The nodes of a piece of MDX that goes into a page. */
const parseMdx = (text: string): RootContent[] => parse(text).children;

/** How a page writes the folder of the originals. */
const ORIGINALS = `/${ORIGINALS_FOLDER}/`;

/** How a page calls the component that shows a picture. Staff can import none of that name. */
const COMPONENT = 'Picture';

/** A page's imports for its pictures. */
class Imports {
  private readonly requests: string[] = [];

  /** The name of the module behind a request. */
  nameOf(request: string): string {
    if (!this.requests.includes(request)) this.requests.push(request);
    return `picture${this.requests.indexOf(request)}`;
  }

  /** The lines for the top of the page. */
  get lines(): string {
    const modules = this.requests.map((request) => `import ${this.nameOf(request)} from ${JSON.stringify(request)};`);
    return [`import ${COMPONENT} from '@site/src/components/Picture';`, ...modules].join('\n');
  }
}

const isProp = (use: PictureUse): use is PropUse => 'attribute' in use;

/** The element that shows a picture, as MDX. */
function elementFor(use: PictureUse, opening: boolean, imports: Imports, folders: SiteFolders): string {
  const {address, words, placement} = use;
  const {look = 'natural', focus = 'center'} = isProp(use) ? use.taker.props : {};
  // Whatever the address is, the file is inside the folder.
  const file = pathOf(folders, ORIGINALS_FOLDER + path.posix.normalize(address.slice(ORIGINALS.length - 1)));
  const name = imports.nameOf(requestFor(file, {placement, look: look as Look, focus: focus as Focus}));
  const crop = placement.ratio && focus !== 'center' ? ` focus="${focus}"` : '';
  return `<${COMPONENT} of={${name}} alt={${JSON.stringify(words)}}${crop}${opening ? ' opening' : ''} />`;
}

function replace(parent: Parents, node: Nodes, instead: Nodes): void {
  parent.children = parent.children.map((child) => (child === node ? instead : child)) as typeof parent.children;
}

/** Replaces a picture in Markdown, together with its paragraph if that has nothing else. */
function putIntoText({node, parents}: MarkdownUse, element: Nodes): void {
  const [outer, parent] = [parents.at(-2), parents.at(-1) as Parents];
  if (outer && parent.type === 'paragraph' && parent.children.length === 1) replace(outer, parent, element);
  else replace(parent, node, {...element, type: 'mdxJsxTextElement'} as Nodes);
}

function putIntoProp({node}: PropUse, element: string): void {
  const [filled] = parseMdx(`<_ picture={${element}} />`) as Element[];
  const kept = node.attributes.filter((one) => !isNamed(one) || !isPictureProp(one.name));
  node.attributes = [...kept, ...filled.attributes];
}

/** Whether visitors see a node: imports and front matter they don't. */
const isSeen = ({type}: Nodes) => !['mdxjsEsm', 'yaml', 'toml'].includes(type as string);

export function putPictures(tree: Root, folders: SiteFolders): void {
  const first = tree.children.find(isSeen);
  const uses = picturesIn(tree).filter(({address}) => address.startsWith(ORIGINALS));
  if (uses.length === 0) return;
  const imports = new Imports();
  for (const [index, use] of uses.entries()) {
    // The page opens with its first picture if its first block has it.
    const opening = index === 0 && (use.node === first || use.parents.some((parent) => parent === first));
    const element = elementFor(use, opening, imports, folders);
    if (isProp(use)) putIntoProp(use, element);
    else putIntoText(use, parseMdx(element)[0]);
  }
  tree.children.unshift(...parseMdx(imports.lines));
}
