/**
 * A page's tree as data for the preview. Nothing in it can run: it keeps the site's components with literal values of the
 * settings that they declare, HTML that pages may hold, and addresses with a known scheme. All else is left out.
 */
import type {ElementData, Properties, Root} from 'hast';
import type {Paragraph} from 'mdast';
import {defaultHandlers, type Handler, toHast} from 'mdast-util-to-hast';
import {visitParents} from 'unist-util-visit-parents';
import type {ComponentTable} from '../../content';
import {ELEMENTS, type Element, literalIn, literalOf, placeOf, settingsOf} from '../../content/checker/page/elements';
import {fillNames} from '../../content/checker/page/fillNames';
import type {Page} from '../../content/checker/page/page';
import {picturesIn} from '../../content/site/pictures/uses';

/** A page's elements, components and texts, with its address on the site and what its front matter says. */
export type DrawnPage = ReturnType<typeof drawPage>;

declare module 'hast' {
  interface ElementData {
    /** The picture that a component takes, or that replaces an image; `ratio`, if it is cropped. */
    picture?: {address: string; words: string; ratio?: number; look?: string; focus?: string};
  }
}

/** Deeper than any real page, yet safe for browsers. */
const DEEPEST = 60;
/** Properties of the elements that Markdown produces. */
const PROPERTIES = /^(href|title|alt|start|id|lang|colSpan|rowSpan|checked|disabled|type)$/;
/** Settings that hold an address. All others are plain words, even with a colon in them. */
const ADDRESSES = /^(address|picture)$/;
/** Settings that the component never sees: the build replaces them with the picture. */
const OF_PICTURES = /^(picture|alt|look|focus)$/;
/** A known scheme, or none: no colon comes before the first slash, question mark or hash. */
const HARMLESS = /^(?:(?:https?|mailto|tel):|[^:]*$|[^:]*?[/?#])/i;

/** A paragraph that holds only components, or one picture, isn't there in the build either. */
const paragraph: Handler = (state, node: Paragraph) => {
  const inside = node.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  const isPicture = inside.length === 1 && inside[0].type.startsWith('image');
  if (!isPicture && (inside.length === 0 || !inside.every(({type}) => /^mdx(JsxTextEl|TextEx)/.test(type))))
    return defaultHandlers.paragraph(state, node);
  const children = inside.map((child) => ({...child, type: child.type.replace('Text', 'Flow')}));
  return state.all({...node, children} as Paragraph);
};

/** The page, ready to be drawn. `fill` puts the organisation's name in place of %name%. */
export function drawPage(page: Page, components: ComponentTable, fill: (text: string) => string) {
  const {source, address} = page;
  const {values} = page.frontMatter;
  const copy = structuredClone(page.tree);
  fillNames(copy, fill);
  const pictures = new Map<number, ElementData['picture']>();
  for (const {address, words, place, node, ...use} of picturesIn(copy)) {
    const {look, focus} = ('taker' in use ? use.taker.props : {}) as {look?: string; focus?: string};
    pictures.set(placeOf(node).start, {address, words, ratio: place.ratio, look, focus});
  }
  const element: Handler = (state, node: Element) => {
    const name = node.name ?? '';
    const component = components.get(name);
    if (!component && !ELEMENTS.test(name)) return undefined;
    const picture = component && pictures.get(placeOf(node).start);
    // As in the build, a mark inside a sentence looks different from one around whole passages.
    const properties: Properties = name === 'ToConfirm' && node.type === 'mdxJsxTextElement' ? {inline: true} : {};
    for (const {attribute, prop} of settingsOf([node], components)) {
      const value = literalOf(attribute);
      const isHarmless = !ADDRESSES.test(prop.tags.form ?? '') || HARMLESS.test(String(value));
      if (isHarmless && !(picture && OF_PICTURES.test(prop.name))) properties[prop.name] = value;
    }
    const drawn = {type: 'element' as const, tagName: name, properties, children: state.all(node), data: {picture}};
    state.patch(node, drawn);
    return drawn;
  };
  // What is literal in braces, and words such as `10:am`, which the parser takes for a directive.
  const words: Handler = (_state, node) => {
    const {start, end} = placeOf(node);
    const raw = source.text.slice(start, end);
    const value = node.type === 'textDirective' ? raw : literalIn(raw);
    return value === undefined ? undefined : {type: 'text', value: String(value)};
  };
  const drawn = toHast(copy, {
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
  visitParents(drawn, 'element', (node, ancestors) => {
    if (ancestors.length > DEEPEST) node.children = [];
    if (components.has(node.tagName)) return;
    if (node.tagName === 'img') node.data = {picture: pictures.get(placeOf(node).start)};
    for (const [name, value] of Object.entries(node.properties))
      if (!PROPERTIES.test(name) || (name === 'href' && !HARMLESS.test(String(value)))) delete node.properties[name];
  });
  const [title, description, silk] = ['title', 'description', 'silk'].map((name) => fill(String(values[name] ?? '')));
  return {nodes: drawn.children, title, description, address, silk};
}
