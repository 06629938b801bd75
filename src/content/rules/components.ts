/** Rules about components and HTML elements: which a page may have, where, and what may be inside them. */
import type {Parents} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {SKIP, visitParents} from 'unist-util-visit-parents';
import {componentLabel} from '../components/table';
import {ELEMENTS, type Element, isElement, nameSpan, openingOf, unknownComponentMessage} from '../page/elements';
import {isComment} from '../page/notes';
import {listed} from '../wording';
import type {PageRule} from './rule';

/** The message about a tag whose name is neither a component nor an element that pages may have. */
function messageOfName(name: string): string {
  const asCharacter = 'To show a <, write \\<.';
  if (!name) return asCharacter;
  if (/^(a|img|h[1-6])$/i.test(name))
    return 'Write links as [text](/address), pictures as ![what it shows](/pictures/…), and headings with ## and a space.';
  if (/^[a-z]/.test(name)) return `Delete <${name}>: a page can have text, pictures and the site’s own components.`;
  return `${unknownComponentMessage(name)} ${asCharacter}`;
}

/** Each tag is a component or an element that pages may have. */
export const knownTags: PageRule = {
  id: 'components',
  severity: 'error',
  check({elements, components, source: {text}}, report) {
    for (const element of elements) {
      const name = element.name ?? '';
      if (components.has(name) || ELEMENTS.has(name)) continue;
      report({...openingOf(element, text), message: messageOfName(name), blocksRendering: true});
    }
  },
};

/** A component has what belongs inside it, is inside the one that lays it out, and isn't in the middle of a sentence. */
export const placement: PageRule = {
  id: 'placement',
  severity: 'error',
  check({tree, components}, report) {
    const label = (name: string) => `“${componentLabel(name, components)}”`;
    visitParents(tree, isElement, (element: Element, parents: Parents[]) => {
      const component = components.get(element.name ?? '');
      if (!component) return;
      const {name, inside, children} = component;
      const span = nameSpan(element);
      const isEmpty = element.children.every(isComment);
      if (children === 'required' && isEmpty)
        report({...span, message: `${label(name)} is empty. Write what belongs inside, or delete it.`});
      if (children === 'none' && !isEmpty)
        report({...span, message: `Delete what is inside ${label(name)}: it can’t have content.`});
      const block = parents.find(({type}) => type === 'paragraph' || type === 'heading');
      // Alone in its paragraph, it is drawn as a block, a child of what is around that.
      const isAlone =
        block?.type === 'paragraph' && block.children.every((one) => isElement(one) || !textOf(one).trim());
      const parent = parents.filter((one) => one !== block).at(-1);
      if (inside && !(parent && isElement(parent) && inside.includes(parent.name ?? ''))) {
        report({...span, message: `Put ${label(name)} directly inside ${listed(inside.map(label))}.`});
        return SKIP;
      }
      if (block && !isAlone)
        report({...span, message: `Give ${label(name)} a paragraph of its own, with an empty line before and after.`});
    });
  },
};
