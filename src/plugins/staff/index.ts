/**
 * What staff see and visitors do not. `<ToConfirm>` and `<Slot>` stand in the pages; this remark plugin takes
 * them out of a public build before anything else reads the page, so that neither a mark nor a reason can
 * reach a visitor. In the preview it tells each mark whether it stands inside a sentence.
 */
import type {Node, Parent} from 'unist';

interface JsxNode extends Parent {
  name?: string;
  attributes?: {type: string; name: string; value: unknown}[];
}

const isText = (node: Node) => node.type === 'text' || node.type === 'mdxJsxTextElement';

/** Children of a mark, put where the mark stood; loose words become a paragraph again. */
function unwrapped(mark: JsxNode): Node[] {
  if (mark.type === 'mdxJsxTextElement' || !mark.children.some(isText)) return mark.children;
  return [{type: 'paragraph', children: mark.children} as Node];
}

function visit(parent: Parent, staff: boolean): void {
  parent.children = parent.children.flatMap((child) => {
    const node = child as JsxNode;
    if (node.children) visit(node, staff);
    if (node.name !== 'ToConfirm' && node.name !== 'Slot') return [node];
    if (!staff) return node.name === 'Slot' ? [] : unwrapped(node);
    if (node.type === 'mdxJsxTextElement')
      node.attributes?.push({type: 'mdxJsxAttribute', name: 'inline', value: null});
    return [node];
  });
}

/** Remark plugin. `staff`: whether this build is for staff (`npm start`, `PREVIEW=1`). */
export default function staffMarks({staff}: {staff: boolean}) {
  return (tree: Node) => visit(tree as Parent, staff);
}
