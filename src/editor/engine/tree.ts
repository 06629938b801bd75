/**
 * A page's tree as data for the preview. Nothing in it can run: it keeps the site's components with literal values of the
 * settings that they declare, HTML that pages may hold, and addresses with a known scheme. All else is left out.
 */
import type {Element as HtmlElement, Properties, Root, RootContent} from 'hast';
import type {Paragraph} from 'mdast';
import {defaultHandlers, type Handler, toHast} from 'mdast-util-to-hast';
import {visitParents} from 'unist-util-visit-parents';
import type {ComponentTable} from '../../content/components/table';
import {ELEMENTS, type Element, literalIn, literalOf, settingsOf, spanOf} from '../../content/page/elements';
import {fillNames} from '../../content/page/fillNames';
import type {Page} from '../../content/page/page';

/** A page as the preview draws it. `%name%` in its words is filled in. */
export interface DrawnPage {
  /** The page's elements, components and texts, with their places in its text. */
  nodes: RootContent[];
  /** The title in its front matter; empty if there is none, as are the other words from there. */
  title: string;
  description: string;
  /** Its address on the site, such as `/about`. */
  address: string;
  /** The silk that its front matter names. */
  silk: string;
}

/** Deeper than any real page, yet safe for browsers. */
const DEEPEST = 60;
/** Properties of the elements that Markdown produces. */
const PROPERTIES = /^(href|src|title|alt|start|id|lang|colSpan|rowSpan|checked|disabled|type)$/;
/** A known scheme, or none: no colon comes before the first slash, question mark or hash. */
const HARMLESS = /^(?:(?:https?|mailto|tel):|[^:]*$|[^:]*?[/?#])/i;

/** A paragraph that holds only components, or one picture, isn't there in the build either. */
const paragraph: Handler = (state, node: Paragraph) => {
  const inside = node.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  const isPicture = inside.length === 1 && inside[0].type.startsWith('image');
  const isComponents = inside.length > 0 && inside.every(({type}) => /^mdx(JsxTextEl|TextEx)/.test(type));
  if (!isPicture && !isComponents) return defaultHandlers.paragraph(state, node);
  const children = inside.map((child) => ({...child, type: child.type.replace('Text', 'Flow')}));
  return state.all({...node, children} as Paragraph);
};

/** The settings that a component gets: those that it declares, with literal values and harmless addresses. */
function propertiesOf(node: Element, components: ComponentTable): Properties {
  const properties: Properties = {};
  for (const {attribute, prop} of settingsOf([node], components)) {
    const value = literalOf(attribute);
    // All other settings are plain words, even with a colon in them.
    const isHarmless = prop.format !== 'address' || HARMLESS.test(String(value));
    if (isHarmless) properties[prop.name] = value;
  }
  return properties;
}

/** What the address of a link or a picture may be. Pictures are loaded from this site alone. */
const ADDRESSES: Record<string, RegExp> = {href: HARMLESS, src: /^\/pictures\//};

/** Deletes the properties of an element that Markdown doesn't produce, and addresses that could run something. */
function cleanProperties({properties}: HtmlElement): void {
  for (const [name, value] of Object.entries(properties)) {
    const isHarmless = !ADDRESSES[name] || ADDRESSES[name].test(String(value));
    if (!PROPERTIES.test(name) || !isHarmless) delete properties[name];
  }
}

/** The page, ready to be drawn. `fill` puts the organisation's name in place of %name%. */
export function drawPage(page: Page, components: ComponentTable, fill: (text: string) => string): DrawnPage {
  const {source, address} = page;
  const tree = structuredClone(page.tree);
  fillNames(tree, fill);

  const element: Handler = (state, node: Element) => {
    const name = node.name ?? '';
    const component = components.get(name);
    if (!component && !ELEMENTS.has(name)) return undefined;
    const properties = propertiesOf(node, components);
    const drawn = {type: 'element' as const, tagName: name, properties, children: state.all(node)};
    state.patch(node, drawn);
    return drawn;
  };
  // What is literal in braces, and words such as `10:am`, which the parser takes for a directive.
  const words: Handler = (_state, node) => {
    const {start, end} = spanOf(node);
    const markdown = source.text.slice(start, end);
    const value = node.type === 'textDirective' ? markdown : literalIn(markdown);
    return value === undefined ? undefined : {type: 'text', value: String(value)};
  };
  const root = toHast(tree, {
    handlers: {
      paragraph,
      mdxJsxFlowElement: element,
      mdxJsxTextElement: element,
      mdxFlowExpression: words,
      mdxTextExpression: words,
      textDirective: words,
    },
    unknownHandler: () => undefined,
  }) as Root;
  visitParents(root, 'element', (node, ancestors) => {
    if (ancestors.length > DEEPEST) node.children = [];
    if (components.has(node.tagName)) return;
    cleanProperties(node);
  });
  const frontMatterValue = (name: string) => fill(String(page.frontMatter.values[name] ?? ''));
  return {
    nodes: root.children,
    title: frontMatterValue('title'),
    description: frontMatterValue('description'),
    address,
    silk: frontMatterValue('silk'),
  };
}
