import type {Parents} from 'mdast';
import {SKIP, visitParents} from 'unist-util-visit-parents';
import {listed} from '../nearest';
import {isElement, placeOf} from '../page/elements';
import {isHandbook} from '../source';
import type {Rule} from './rule';

/** Marks that may stand around anything. */
const TRANSPARENT = ['ToConfirm'];

/** Whether words or other content stand beside an element: alone in its paragraph, it is drawn as a block. */
function hasNeighbors(parent: Parents): boolean {
  return parent.children.some((node) => !isElement(node) && !(node.type === 'text' && !node.value.trim()));
}

/** Where a component may stand: inside the one that lays it out, and never in the middle of a sentence. */
export const placement: Rule = {
  id: 'placement',
  help: 'components',
  whole: true,
  page({page: {tree, source}, components, report}) {
    if (isHandbook(source.file)) return;
    visitParents(tree, (element, parents: Parents[]) => {
      if (!isElement(element)) return;
      const ancestors = [...parents].reverse();
      const component = components.get(element.name ?? '');
      if (!component) return;
      const {start} = placeOf(element);
      const place = {start, end: start + 1 + component.name.length};
      const parent = ancestors.find((one) => isElement(one) && !TRANSPARENT.includes(one.name ?? ''));
      const outside = parent && isElement(parent) ? (parent.name ?? '') : '';
      if (component.inside && !component.inside.includes(outside)) {
        report({
          ...place,
          message: `Put <${component.name}> inside ${listed(component.inside.map((one) => `<${one}>`))}.`,
        });
        return SKIP;
      }
      const block = ancestors.find((one) => one.type === 'paragraph' || one.type === 'heading');
      if (component.inline || !block || (block.type === 'paragraph' && !hasNeighbors(block))) return;
      const where = block.type === 'heading' ? 'a heading' : 'a sentence';
      const message = `Give <${component.name}> a line of its own, with an empty line before and after. It can’t stand in ${where}.`;
      report({...place, message});
    });
  },
};
