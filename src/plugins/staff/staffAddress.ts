/** Where staff find their copy of the site, which every publish renews beside the live one. */
import type {Node, Parent} from 'unist';
import type {Environment} from '../../environment';

/** How the handbook writes the address: each build fills in its own. */
const WRITTEN = 'https://…/staff/';

/** The address, seen from the staff's site itself or from a preview. Undefined on a computer of one's own. */
export function staffAddress({siteUrl, baseUrl}: Pick<Environment, 'siteUrl' | 'baseUrl'>): string | undefined {
  if (new URL(siteUrl).hostname === 'localhost') return undefined;
  return siteUrl + baseUrl.replace(/((pr-preview\/[^/]+|staff)\/)?$/, 'staff/');
}

/** Puts the address where the handbook has `https://…/staff/`. */
export function fillStaffAddress(parent: Parent, address: string | undefined): void {
  const text = (value: string): Node => ({type: 'text', value}) as Node;
  const link = address
    ? ({type: 'link', url: address, children: [text(address)]} as Node)
    : text('the site’s address with staff/ at its end');
  parent.children = parent.children.map((node) => {
    if ('children' in node) fillStaffAddress(node as Parent, address);
    return node.type === 'inlineCode' && (node as Node & {value: string}).value === WRITTEN ? link : node;
  });
}
