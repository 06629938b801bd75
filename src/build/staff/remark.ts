/**
 * Takes the marks on passages to confirm and the slots to fill in out of a page for visitors. For staff it prepares them, and
 * adds links to the editor.
 */
import type {Paragraph, Parents, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {readComponents} from '../../content/checker/components/read.node';
import type {ComponentTable} from '../../content/checker/components/table';
import {type Element, isElement} from '../../content/checker/page/elements';
import {isMark, isSlot} from '../../content/site/marks';
import type {Environment} from '../../environment';
import {addStaffLinks} from './links';

/** The children of a mark, to replace it. Loose words become a paragraph again. */
function unwrap(mark: Element): RootContent[] {
  const hasWords = mark.children.some(({type}) => type === 'text' || type === 'mdxJsxTextElement');
  return hasWords && mark.type === 'mdxJsxFlowElement'
    ? [{type: 'paragraph', children: mark.children} as Paragraph]
    : mark.children;
}

/** Leaves out what is for staff alone. What is in a mark stays. */
function withoutMarks(parent: Parents, components: ComponentTable): void {
  parent.children = parent.children.flatMap((node): RootContent[] => {
    if ('children' in node) withoutMarks(node, components);
    if (!isElement(node)) return [node];
    if (isSlot(node)) return [];
    return isMark(node, components) ? unwrap(node) : [node];
  }) as typeof parent.children;
}

/** Tells each mark inside a sentence that it is there: it looks different from one around whole passages. */
function prepareMarks(tree: Root, components: ComponentTable): void {
  visit(tree, 'mdxJsxTextElement', (node) => {
    if (isMark(node, components)) node.attributes.push({type: 'mdxJsxAttribute', name: 'inline', value: null});
  });
}

/** For visitors: what is marked stays, without its mark. */
export const removeStaffMarks = (tree: Root, siteDir: string): void => withoutMarks(tree, readComponents(siteDir));

/** For staff. `file`: as the site names it. */
export function prepareForStaff(tree: Root, file: string, site: {siteDir: string; environment: Environment}): void {
  prepareMarks(tree, readComponents(site.siteDir));
  addStaffLinks(tree, file, site.environment);
}
