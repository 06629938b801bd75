/** Rules about components and HTML elements: which a page may have, where, and what may be inside them. */
import type {Parents} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {SKIP, visitParents} from 'unist-util-visit-parents';
import {componentLabel} from '../components/table';
import {ELEMENTS, type Element, isElement, openingOf, spanOf} from '../page/elements';
import {isComment} from '../page/notes';
import {listed} from '../wording';
import {pageRule} from './rule';

/** The < of a tag and its name. */
const placeOfName = (element: Element) => {
  const {start} = spanOf(element);
  return {start, end: start + 1 + (element.name ?? '').length};
};

/** The message about a tag whose name is neither a component nor an element that pages may have. */
function messageOfName(name: string): string {
  if (!name) return 'Put a \\ before < to show it as a sign.';
  if (/^(a|img|h[1-6])$/i.test(name))
    return 'Write links as [text](/address), pictures as ![what it shows](/pictures/…), and headings with ## and a space.';
  if (/^[a-z]/.test(name)) return `Delete <${name}>: a page can have text, pictures and the site’s own components.`;
  return `There is no component called “${name}”. The handbook lists them all. To show < as a sign, put a \\ before it.`;
}

/** Each tag is a component or an element that pages may have. */
export const components = pageRule({
  id: 'components',
  severity: 'error',
  check({elements, components, source: {text}}, report) {
    for (const element of elements) {
      const name = element.name ?? '';
      const isHeading = /^h[1-6]$/.test(name);
      if (components.has(name) || (ELEMENTS.has(name) && !isHeading)) continue;
      report({...openingOf(element, text), message: messageOfName(name), fatal: true});
    }
  },
});

/** A component has what belongs inside it, is inside the one that lays it out, and isn't in the middle of a sentence. */
export const placement = pageRule({
  id: 'placement',
  severity: 'error',
  check({tree, isForVisitors, components}, report) {
    if (!isForVisitors) return;
    const label = (name: string) => `“${componentLabel(name, components)}”`;
    visitParents(tree, isElement, (element: Element, parents: Parents[]) => {
      const component = components.get(element.name ?? '');
      if (!component) return;
      const {name, inside, children} = component;
      const place = placeOfName(element);
      const isEmpty = element.children.every(isComment);
      if (children === 'required' && isEmpty)
        report({...place, message: `${label(name)} is empty. Write what belongs inside, or delete it.`});
      if (children === 'none' && !isEmpty)
        report({...place, message: `Delete what is inside ${label(name)}: nothing can be inside it.`});
      const block = parents.find(({type}) => type === 'paragraph' || type === 'heading');
      // Alone in its paragraph, it is drawn as a block, a child of what is around that.
      const isAlone =
        block?.type === 'paragraph' && block.children.every((one) => isElement(one) || !textOf(one).trim());
      const parent = parents.filter((one) => one !== block).at(-1);
      if (inside && !(parent && isElement(parent) && inside.includes(parent.name ?? ''))) {
        report({...place, message: `Put ${label(name)} directly inside ${listed(inside.map(label))}.`});
        return SKIP;
      }
      if (block && !isAlone)
        report({...place, message: `Give ${label(name)} a paragraph of its own, with an empty line before and after.`});
    });
  },
});
