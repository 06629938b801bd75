/** Links to the editor: the handbook writes `/editor?file=pages/about.mdx`, wherever the site lives. */
import type {Parent} from 'unist';

interface Link extends Parent {
  url?: string;
  data?: {hProperties?: Record<string, unknown>};
}

const TO_EDITOR = /^\/editor(?=\?|$)/;

/** Address of the editor. Its own policy holds only if the browser loads its page: "pathname:" keeps the router out. */
export const editorAddress = (query: string): string => `pathname:///editor${query}`;

/** Leads the links of a page of the handbook to the editor. One that is a paragraph by itself looks like a button. */
export function leadToEditor(parent: Parent): void {
  for (const child of parent.children) {
    const link = child as Link;
    if (link.type === 'link' && link.url && TO_EDITOR.test(link.url)) {
      link.url = editorAddress(link.url.replace(TO_EDITOR, ''));
      const alone = parent.type === 'paragraph' && parent.children.length === 1;
      link.data = {hProperties: {target: '_self', ...(alone && {className: ['try-it']})}};
    } else if (link.children) leadToEditor(link);
  }
}
