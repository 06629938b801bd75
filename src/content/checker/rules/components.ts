/** Which components and HTML elements stand in a page, where they stand, and what is inside them. */
import type {Parents} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {SKIP, visitParents} from 'unist-util-visit-parents';
import {listed, nearest} from '../nearest';
import {closingName, ELEMENTS, type Element, isElement, openingOf, placeOf} from '../page/elements';
import type {Page} from '../page/page';
import type {Finding} from '../source';
import {pageRule} from './rule';

const placeOfName = (element: Element) => {
  const {start} = placeOf(element);
  return {start, end: start + 1 + (element.name ?? '').length};
};

/** What to say about a name that is no component and no element that a page may hold. */
function problemOfName(
  element: Element,
  name: string,
  {components, source: {text}}: Page,
): Omit<Finding, 'start' | 'end'> {
  const {start} = openingOf(element, text);
  const closing = closingName(element, text);
  const nearby = nearest(name, [...components.keys()]);
  if (!name) {
    const edits = [start, placeOf(element).end - '</>'.length].map((at) => ({start: at, end: at, text: '\\'}));
    return {message: 'Put a backslash before < to show it as a sign.', help: 'angle-brackets', edits};
  }
  if (/^(a|img|h[1-6])$/i.test(name)) {
    const message =
      'Write links as [words](/address), images as ![what it shows](/pictures/…), and headings with ## and a space.';
    return {message, help: 'links'};
  }
  if (nearby) {
    const renamed = [{start: start + 1, end: start + 1 + name.length, text: nearby}];
    const edits = closing ? [...renamed, {...closing, text: nearby}] : renamed;
    return {message: `There is no component "${name}".`, help: 'components', edits};
  }
  if (/^[a-z]/.test(name))
    return {message: `Delete <${name}>: pages hold words, images and the site’s own components.`};
  const message = `There is no component "${name}". The handbook shows them. To show a <, put a backslash before it.`;
  return {message, help: 'angle-brackets'};
}

/** Names that are components, or elements that a page may hold. */
export const elements = pageRule('elements', 'pages-are-not-programs', 'error', (page, report) => {
  for (const element of page.elements) {
    const name = element.name ?? '';
    const isHeading = /^h[1-6]$/.test(name);
    if (page.components.has(name) || (ELEMENTS.test(name) && !isHeading)) continue;
    report({...openingOf(element, page.source.text), ...problemOfName(element, name, page), fatal: true});
  }
});

/** What stands inside a component: something where it needs it, nothing where it takes nothing. */
export const children = pageRule('children', 'opening-and-closing', 'error', (page, report) => {
  const {text} = page.source;
  for (const element of page.elements) {
    const component = page.components.get(element.name ?? '');
    const empty = element.children.length === 0;
    if (component?.children === 'required' && empty) {
      const message = `<${component.name}> is empty. Write what belongs inside, or delete it.`;
      report({...placeOfName(element), message});
    } else if (component?.children === 'none' && !empty) {
      const {start, end} = placeOf(element);
      const opening = text.slice(start, openingOf(element, text).end);
      const edits = [{start, end, text: opening.replace(/\s*>$/, ' />')}];
      report({...placeOfName(element), message: `Delete what is inside <${component.name}>: it takes nothing.`, edits});
    }
  }
});

/** Where a component may stand: inside the one that lays it out, and never in the middle of a sentence. */
export const placement = pageRule('placement', 'components', 'error', ({tree, kind, components}, report) => {
  if (!kind.isForVisitors) return;
  visitParents(tree, isElement, (element, parents: Parents[]) => {
    const component = components.get((element as Element).name ?? '');
    if (!component) return;
    const ancestors = [...parents].reverse();
    const outside = ancestors.filter(isElement).find(({name}) => !components.get(name ?? '')?.around);
    const block = ancestors.find(({type}) => type === 'paragraph' || type === 'heading');
    // Alone in its paragraph, it is drawn as a block.
    const isAlone = block?.type === 'paragraph' && block.children.every((one) => isElement(one) || !textOf(one).trim());
    if (component.inside && !component.inside.includes(outside?.name ?? '')) {
      const message = `Put <${component.name}> inside ${listed(component.inside.map((one) => `<${one}>`))}.`;
      report({...placeOfName(element as Element), message});
      return SKIP;
    }
    if (component.inline || !block || isAlone) return;
    const message = `Give <${component.name}> a line of its own, with an empty line before and after.`;
    report({...placeOfName(element as Element), message});
  });
});
