/** Which components and HTML elements stand in a page, where they stand, and what is inside them. */
import type {Parents} from 'mdast';
import {SKIP, visitParents} from 'unist-util-visit-parents';
import type {HelpTopic} from '../diagnostic';
import {listed, nearest} from '../nearest';
import {closingName, ELEMENTS, type Element, isElement, openingOf, placeOf} from '../page/elements';
import {type Finding, isHandbook} from '../source';
import {pageRule} from './rule';

/** Elements that run or draw something of their own. */
const FORBIDDEN =
  /^(script|style|iframe|object|embed|applet|base|link|meta|form|input|button|textarea|select|svg|math|video|audio|source|template|noscript|frame|frameset|head|html|body|title|portal|slot)$/i;
/** What HTML has and the pages have no look for. */
const UNDRAWN = /^(code|details|kbd|pre|samp|table)$/;

const placeOfName = (element: Element) => {
  const {start} = placeOf(element);
  return {start, end: start + 1 + (element.name ?? '').length};
};

/** How Markdown writes what an element is for. */
const MARKDOWN: [name: RegExp, help: HelpTopic, message: string][] = [
  [/^a$/i, 'links', 'Write a link with its words in square brackets and its address in round ones: [words](/address).'],
  [
    /^img$/i,
    'pictures',
    'Write an image with an exclamation mark, what it shows in square brackets, and its address in round ones: ![…](/pictures/…).',
  ],
  [/^h[1-6]$/i, 'titles', 'Begin a heading with ## and a space: an element has no address of its own.'],
];

function unknown(element: Element, name: string, text: string, names: string[]): Finding {
  const place = openingOf(element, text);
  const closing = closingName(element, text);
  const meant = nearest(name, names);
  const head = place.start + 1;
  const renamed = meant && [
    {start: head, end: head + name.length, text: meant},
    ...(closing ? [{...closing, text: meant}] : []),
  ];
  // "<enter>" is what is on a key; "<F5 />" could be anything.
  const sign = /^[a-z]/.test(name) && !closing;
  const edits = renamed || (sign ? [{start: place.start, end: place.start, text: '\\'}] : undefined);
  const remedy = meant ? '' : ' The handbook shows them all. To show the sign <, put a backslash before it.';
  const help = meant ? 'components' : 'angle-brackets';
  return {...place, message: `There is no component "${name}".${remedy}`, help, edits, fatal: true};
}

/** Names that are components, or elements that a page may hold. */
export const elements = pageRule(
  'elements',
  'pages-are-not-programs',
  'error',
  ({elements, components, source: {text}}, report) => {
    for (const element of elements) {
      const name = element.name ?? '';
      const place = openingOf(element, text);
      const markdown = MARKDOWN.find(([pattern]) => pattern.test(name));
      if (components.has(name)) continue;
      if (!name) {
        const {end} = placeOf(element);
        const edits = [place.start, end - '</>'.length].map((at) => ({start: at, end: at, text: '\\'}));
        const message = 'Put a backslash before < to show it as a sign.';
        report({...place, message, help: 'angle-brackets', edits, fatal: true});
      } else if (markdown) report({...place, message: markdown[2], help: markdown[1], fatal: true});
      else if (FORBIDDEN.test(name)) {
        const message = `Delete <${name}>: pages hold words, images and the site’s own components.`;
        report({...place, message, fatal: true});
      } else if (UNDRAWN.test(name)) {
        const message = `Replace <${name}> with plain words, a list or cards.`;
        report({...place, message, help: 'boxes-tables-and-code', fatal: true});
      } else if (!ELEMENTS.test(name)) report(unknown(element, name, text, [...components.keys()]));
    }
  },
);

/** What stands inside a component: something where it needs it, nothing where it takes nothing. */
export const children = pageRule(
  'children',
  'opening-and-closing',
  'error',
  ({elements, components, source: {text}}, report) => {
    for (const element of elements) {
      const component = components.get(element.name ?? '');
      const empty = element.children.length === 0;
      if (component?.children === 'required' && empty) {
        const message = `<${component.name}> is empty. Write what belongs inside, or delete it.`;
        report({...placeOfName(element), message});
      } else if (component?.children === 'none' && !empty) {
        const {start, end} = placeOf(element);
        const opening = text.slice(start, openingOf(element, text).end);
        const edits = [{start, end, text: opening.replace(/\s*>$/, ' />')}];
        const message = `Delete what is inside <${component.name}>: it takes nothing.`;
        report({...placeOfName(element), message, edits});
      }
    }
  },
);

/** Whether words or other content stand beside an element: alone in its paragraph, it is drawn as a block. */
const hasNeighbors = (parent: Parents) =>
  parent.children.some((node) => !isElement(node) && !(node.type === 'text' && !node.value.trim()));

/** Where a component may stand: inside the one that lays it out, and never in the middle of a sentence. */
export const placement = pageRule('placement', 'components', 'error', ({tree, source, components}, report) => {
  if (isHandbook(source.file)) return;
  visitParents(tree, (element, parents: Parents[]) => {
    const component = isElement(element) ? components.get(element.name ?? '') : undefined;
    if (!component || !isElement(element)) return;
    const ancestors = [...parents].reverse();
    // A mark for a passage to confirm may stand around anything.
    const outside = ancestors.find((one) => isElement(one) && one.name !== 'ToConfirm');
    if (component.inside && !component.inside.includes(outside && isElement(outside) ? (outside.name ?? '') : '')) {
      const message = `Put <${component.name}> inside ${listed(component.inside.map((one) => `<${one}>`))}.`;
      report({...placeOfName(element), message});
      return SKIP;
    }
    const block = ancestors.find((one) => one.type === 'paragraph' || one.type === 'heading');
    if (component.inline || !block || (block.type === 'paragraph' && !hasNeighbors(block))) return;
    const where = block.type === 'heading' ? 'a heading' : 'a sentence';
    const message = `Give <${component.name}> a line of its own, with an empty line before and after. It can’t stand in ${where}.`;
    report({...placeOfName(element), message});
  });
});
