/**
 * Remark plugin: puts the picture itself where a page names one. `![What it shows](/pictures/name.jpg)` becomes
 * `<Picture>`, and a component that takes `picture="/pictures/…"` gets `<Picture>` in that prop, so that a component
 * only has to say where the picture goes and a page without pictures loads nothing for them.
 */
import path from 'node:path';
import type {Image} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {Node, Parent} from 'unist';
import {type Around, placeOf, TAKES_PICTURES} from '../../content/pictures/places';
import {requestFor} from './load';
import type {Focus, Look} from './plan';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** The props that are the picture's own, and not the component's that takes it. */
const OWN_PROPS = ['picture', 'shows', 'look', 'focus'];
const FOLDER = '/pictures/';

const parser = unified().use(remarkParse).use(remarkMdx).freeze();

const isElement = (node: Node): node is Element => node.type.startsWith('mdxJsx');

/** An element as its component's name and the props that are written plainly. */
function aroundOf(element: Element): Around {
  const props = element.attributes.flatMap((attribute): [string, string | number | boolean][] => {
    if (attribute.type !== 'mdxJsxAttribute') return [];
    const {name, value} = attribute;
    if (value === null || value === undefined) return [[name, true]];
    if (typeof value === 'string') return [[name, value]];
    const number = Number(value.value);
    return Number.isNaN(number) ? [] : [[name, number]];
  });
  return {name: element.name ?? '', props: Object.fromEntries(props)};
}

interface Wish {
  /** Address as the page writes it. */
  address: string;
  alt: string;
  taker?: Around;
  ancestors: Around[];
}

/** Collects the pictures of one page: an import for each, and the elements that show them. */
class PagePictures {
  private readonly requests: string[] = [];
  private opened = false;

  constructor(
    private readonly siteDir: string,
    private readonly pass: number,
  ) {}

  /** Names are the pass's own: both passes write imports. */
  private get component(): string {
    return `Picture${this.pass}`;
  }

  private nameOf(request: string): string {
    return `picture${this.pass}x${this.requests.indexOf(request)}`;
  }

  /** The element that shows a picture, as MDX. `first` is whether it stands in the page's first block. */
  element({address, alt, taker, ancestors}: Wish, first: boolean): string {
    const {look = 'natural', focus = 'center'} = taker?.props ?? {};
    const place = placeOf(taker, ancestors);
    const file = path.join(this.siteDir, 'pictures', path.posix.normalize(address.slice(FOLDER.length - 1)));
    const request = requestFor(file, {place, look: look as Look, focus: focus as Focus});
    if (!this.requests.includes(request)) this.requests.push(request);
    const opening = first && !this.opened;
    this.opened ||= opening;
    const name = this.nameOf(request);
    const crop = place.ratio && focus !== 'center' ? ` focus="${focus}"` : '';
    return `<${this.component} of={${name}} alt={${JSON.stringify(alt)}}${crop}${opening ? ' opening' : ''} />`;
  }

  /** The import lines that the elements need. */
  imports(): string {
    if (this.requests.length === 0) return '';
    const lines = this.requests.map((request) => `import ${this.nameOf(request)} from ${JSON.stringify(request)};`);
    const components = [
      `import ${this.component} from '@site/src/components/Picture';`,
      `import SaveData${this.pass} from '@site/src/components/Picture/SaveData';`,
    ];
    return [...components, ...lines].join('\n');
  }
}

const isPicture = (value: unknown): value is string => typeof value === 'string' && value.startsWith(FOLDER);

/** The element that MDX makes of a text which is one element. */
const parse = (text: string) => parser.parse(text).children[0] as Element;

/** Gives a component its picture in place of the picture's address. */
function fillProp(element: Element, ancestors: Around[], pictures: PagePictures, first: boolean): void {
  const taker = aroundOf(element);
  const {picture, shows, name} = taker.props;
  if (!TAKES_PICTURES.has(taker.name) || !isPicture(picture)) return;
  // A partner's mark shows the partner's name, which nothing beside it repeats.
  const alt = String((placeOf(taker, ancestors).mark ? name : shows) ?? '');
  const filled = parse(`<_ picture={${pictures.element({address: picture, alt, taker, ancestors}, first)}} />`);
  element.attributes = [
    ...element.attributes.filter((one) => one.type !== 'mdxJsxAttribute' || !OWN_PROPS.includes(one.name)),
    ...filled.attributes,
  ];
}

const imageIn = (node: Node): Image | undefined => {
  const {type, children} = node as Parent;
  const [only, ...others] = type === 'paragraph' ? children : [node];
  return others.length === 0 && only?.type === 'image' && isPicture((only as Image).url) ? (only as Image) : undefined;
};

function visit(parent: Parent, ancestors: Around[], pictures: PagePictures, first: boolean): void {
  parent.children = parent.children.map((node) => {
    // A picture that is a paragraph of its own is none: it stands between paragraphs.
    const image = imageIn(node);
    if (image) {
      const element = parse(pictures.element({address: image.url, alt: image.alt ?? '', ancestors}, first));
      return node.type === 'image' ? ({...element, type: 'mdxJsxTextElement'} as Node) : element;
    }
    if (isElement(node)) fillProp(node, ancestors, pictures, first);
    if ('children' in node) {
      visit(node as Parent, isElement(node) ? [...ancestors, aroundOf(node)] : ancestors, pictures, first);
    }
    return node;
  });
}

/** Whether a node is what visitors see, and not an import line or the lines at the top. */
const isSeen = ({type}: Node) => !['mdxjsEsm', 'yaml', 'toml'].includes(type);

/** `pass`: it runs twice over a page of the handbook, whose examples are put in between. */
export default function pictures({siteDir, pass = 1}: {siteDir: string; pass?: 1 | 2}) {
  return (tree: Node) => {
    const root = tree as Parent;
    const page = new PagePictures(siteDir, pass);
    const opening = root.children.find(isSeen);
    root.children = root.children.flatMap((node) => {
      const block: Parent = {type: 'root', children: [node]};
      visit(block, [], page, node === opening);
      return block.children;
    });
    const imports = page.imports();
    if (imports) root.children.unshift(...parser.parse(`${imports}\n\n<SaveData${pass} />`).children);
  };
}
