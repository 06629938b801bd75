/** Where staff find their copy of the site, which every publish renews beside the live one. */
import type {Root, Text} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Environment} from '../../environment';

/** How the handbook writes the address: each build fills in its own. */
const PLACEHOLDER = 'https://…/staff/';

/** The staff's address. Undefined on somebody's own computer. */
export function staffAddress({siteUrl, baseUrl}: Pick<Environment, 'siteUrl' | 'baseUrl'>): string | undefined {
  if (new URL(siteUrl).hostname === 'localhost') return undefined;
  return siteUrl + baseUrl.replace(/(staff\/)?$/, 'staff/');
}

/** Replaces the handbook's `https://…/staff/` with a link to the address. */
export function fillStaffAddress(tree: Root, address: string | undefined): void {
  const text = (value: string): Text => ({type: 'text', value});
  visit(tree, 'inlineCode', ({value}, index, parent) => {
    if (value !== PLACEHOLDER || !parent || index === undefined) return;
    parent.children[index] = address
      ? {type: 'link', url: address, children: [text(address)]}
      : text('the site’s address with staff/ at its end');
  });
}
