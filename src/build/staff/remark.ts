/**
 * Remark plugin: takes the marks on passages to confirm and the slots to fill in out of a page for visitors. For staff it
 * prepares them, and adds links to the editor.
 */
import type {Paragraph, Parents, PhrasingContent, Root, RootContent, Text} from 'mdast';
import {visit} from 'unist-util-visit';
import {isHandbook} from '../../content';
import {readComponents} from '../../content/checker/components/read.node';
import type {ComponentTable} from '../../content/checker/components/table';
import {type Element, isElement} from '../../content/checker/page/elements';
import {isMark, isSlot} from '../../content/site/marks';
import {type Environment, editUrl, readEnvironment} from '../../environment';
import {fileOf} from '../contentPlugin';
import {asFile} from '../documents';
import {currentFolders} from '../site';

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

const text = (value: string): Text => ({type: 'text', value});

/** How the handbook writes the staff's address: each build fills in its own. */
const STAFF_ADDRESS = 'https://…/staff/';

/** Where staff find their copy of the site, beside the live one. Undefined on somebody's own computer. */
export function staffAddress({siteUrl, baseUrl}: Pick<Environment, 'siteUrl' | 'baseUrl'>): string | undefined {
  if (new URL(siteUrl).hostname === 'localhost') return undefined;
  return siteUrl + baseUrl.replace(/(staff\/)?$/, 'staff/');
}

/** Replaces the handbook's `https://…/staff/` with a link to the address. */
export function fillStaffAddress(tree: Root, address: string | undefined): void {
  visit(tree, 'inlineCode', ({value}, index, parent) => {
    if (value !== STAFF_ADDRESS || !parent || index === undefined) return;
    parent.children[index] = address
      ? {type: 'link', url: address, children: [text(address)]}
      : text('the site’s address with staff/ at its end');
  });
}

/** How the handbook writes the editor's address: `/editor?file=pages/about.mdx`. */
const TO_EDITOR = /^\/editor(?=\?|$)/;

/** Address of the editor. The browser must load it like a file, not the router: the page has its own policy. */
export const editorAddress = (query = ''): string => asFile(`/editor${query}`);

/** Makes the handbook's links to the editor work. One that is a paragraph by itself looks like a button. */
function leadToEditor(tree: Root): void {
  visit(tree, 'link', (link, _index, parent) => {
    if (!TO_EDITOR.test(link.url)) return;
    link.url = editorAddress(link.url.replace(TO_EDITOR, ''));
    const alone = parent?.type === 'paragraph' && parent.children.length === 1;
    link.data = {hProperties: {target: '_self', ...(alone && {className: ['lone-link', 'try-it']})}};
  });
}

/** The link at a page's foot: to its file in the editor, or on GitHub for the handbook. Without a repository, its name. */
function editLink(file: string): Paragraph {
  const url = isHandbook(file) ? editUrl(file) : editorAddress(`?file=${file}`);
  const children: PhrasingContent[] = url
    ? [{type: 'link', url, children: [text('Edit this page')], data: {hProperties: {target: '_self'}}}]
    : [text('To edit this page, open the file '), {type: 'inlineCode', value: file}];
  return {type: 'paragraph', data: {hProperties: {className: ['container', 'margin-vert--md']}}, children};
}

/** `staff`: whether this build is for staff (`npm start`, `PREVIEW=1`). */
export default function staffMarks({staff}: {staff: boolean}) {
  return (tree: Root, {path}: {path?: string}) => {
    const components = readComponents(currentFolders().siteDir);
    if (!staff) return withoutMarks(tree, components);
    prepareMarks(tree, components);
    if (!path) return;
    fillStaffAddress(tree, staffAddress(readEnvironment()));
    const file = fileOf(path);
    if (isHandbook(file)) leadToEditor(tree);
    tree.children.push(editLink(file));
  };
}
