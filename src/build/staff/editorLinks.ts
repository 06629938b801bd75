/** Links to the editor. The handbook writes `/editor?file=pages/about.mdx`, under whatever address the site lives. */
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

const TO_EDITOR = /^\/editor(?=\?|$)/;

/** Address of the editor. The browser must load its page, for its own policy, so "pathname:" keeps the router out. */
export const editorAddress = (query: string): string => `pathname:///editor${query}`;

/** Makes the editor's links in a page of the handbook work. One that is a paragraph by itself looks like a button. */
export function leadToEditor(tree: Root): void {
  visit(tree, 'link', (link, _index, parent) => {
    if (!TO_EDITOR.test(link.url)) return;
    link.url = editorAddress(link.url.replace(TO_EDITOR, ''));
    const alone = parent?.type === 'paragraph' && parent.children.length === 1;
    link.data = {hProperties: {target: '_self', ...(alone && {className: ['try-it']})}};
  });
}
