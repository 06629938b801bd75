/** Rules about components and HTML elements: which a page may have, where, and what may be inside them. */
import type {Parents} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {SKIP, visitParents} from 'unist-util-visit-parents';
import {componentLabel} from '../components/table';
import {nearest} from '../nearest';
import {closingNameSpan, ELEMENTS, type Element, isElement, openingOf, spanOf} from '../page/elements';
import {isComment} from '../page/notes';
import type {Page} from '../page/page';
import type {Finding} from '../source';
import {listed, worded} from '../wording';
import {pageRule} from './rule';

/** The < of a tag and its name. */
const placeOfName = (element: Element) => {
  const {start} = spanOf(element);
  return {start, end: start + 1 + (element.name ?? '').length};
};

/** What to say about a tag whose name is neither a component nor an element that pages may have. */
function problemOfName(
  element: Element,
  name: string,
  {components, source: {text}}: Page,
): Omit<Finding, 'start' | 'end'> {
  const {start} = openingOf(element, text);
  const closing = closingNameSpan(element, text);
  const nearby = nearest(name, [...components.keys()]);
  if (!name) {
    const edits = [start, spanOf(element).end - '</>'.length].map((at) => ({start: at, end: at, text: '\\'}));
    return {
      message: 'Put a backslash before < to show it as a sign.',
      messageInForm: 'Put a \\ before < to show it as a sign.',
      help: 'angle-brackets',
      edits,
    };
  }
  if (/^(a|img|h[1-6])$/i.test(name)) {
    const message =
      'Write links as [words](/address), images as ![what it shows](/pictures/…), and headings with ## and a space.';
    return {message, help: 'links'};
  }
  if (nearby) {
    const renamed = [{start: start + 1, end: start + 1 + name.length, text: nearby}];
    const edits = closing ? [...renamed, {...closing, text: nearby}] : renamed;
    return {...worded(components, (names) => `There is no ${names.component(name)}.`), help: 'components', edits};
  }
  if (/^[a-z]/.test(name))
    return {
      message: `Delete <${name}>: pages hold words, images and the site’s own components.`,
      messageInForm: `Delete <${name}>: pages hold words, images and the site’s own parts.`,
    };
  return {
    message: `There is no component "${name}". The handbook shows them. To show a <, put a backslash before it.`,
    messageInForm: `There is no part called "${name}". The handbook shows them. To show a <, put a \\ before it.`,
    help: 'angle-brackets',
  };
}

/** Each tag is a component or an element that pages may have. */
export const elements = pageRule({
  id: 'elements',
  help: 'pages-are-not-programs',
  severity: 'error',
  check(page, report) {
    for (const element of page.elements) {
      const name = element.name ?? '';
      const isHeading = /^h[1-6]$/.test(name);
      if (page.components.has(name) || (ELEMENTS.has(name) && !isHeading)) continue;
      report({...openingOf(element, page.source.text), ...problemOfName(element, name, page), fatal: true});
    }
  },
});

/** A component that needs something inside isn't empty, and one that takes nothing is. */
export const children = pageRule({
  id: 'children',
  help: 'opening-and-closing',
  severity: 'error',
  check(page, report) {
    const {text} = page.source;
    for (const element of page.elements) {
      const component = page.components.get(element.name ?? '');
      const empty = element.children.every(isComment);
      if (component?.children === 'required' && empty) {
        const wording = worded(
          page.components,
          ({tag}) => `${tag(component.name)} is empty. Write what belongs inside, or delete it.`,
        );
        report({...placeOfName(element), ...wording});
      } else if (component?.children === 'none' && !empty) {
        const {start, end} = spanOf(element);
        const opening = text.slice(start, openingOf(element, text).end);
        const edits = [{start, end, text: opening.replace(/\s*>$/, ' />')}];
        const wording = worded(
          page.components,
          ({tag}) => `Delete what is inside ${tag(component.name)}: it takes nothing.`,
        );
        report({...placeOfName(element), ...wording, edits});
      }
    }
  },
});

/** A component is inside the one that lays it out, and not in the middle of a sentence. */
export const placement = pageRule({
  id: 'placement',
  help: 'components',
  severity: 'error',
  check({tree, kind, components}, report) {
    if (!kind.isForVisitors) return;
    visitParents(tree, isElement, (element, parents: Parents[]) => {
      const component = components.get((element as Element).name ?? '');
      if (!component) return;
      const {name, inside, isInline} = component;
      const block = parents.find(({type}) => type === 'paragraph' || type === 'heading');
      // Alone in its paragraph, it is drawn as a block.
      const isAlone =
        block?.type === 'paragraph' && block.children.every((one) => isElement(one) || !textOf(one).trim());
      // Alone in its paragraph, it is a child of what is around that.
      const [parent] = parents.filter((one) => one !== block).slice(-1);
      if (inside && !(isElement(parent) && inside.includes(parent.name ?? ''))) {
        const wording = worded(components, ({tag}) => `Put ${tag(name)} directly inside ${listed(inside.map(tag))}.`);
        report({...placeOfName(element as Element), ...wording});
        return SKIP;
      }
      if (isInline || !block || isAlone) return;
      report({
        ...placeOfName(element as Element),
        message: `Give <${name}> a line of its own, with an empty line before and after.`,
        messageInForm: `Give “${componentLabel(name, components)}” a paragraph of its own.`,
      });
    });
  },
});
