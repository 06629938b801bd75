/** The links for staff in a page or the handbook: to the staff's copy of the site, and to the editor. */
import type {Paragraph, PhrasingContent, Root, Text} from 'mdast';
import {visit} from 'unist-util-visit';
import {isHandbook} from '../../content/pageFiles';
import {type Environment, editUrl, type Repository} from '../../environment';
import {STAFF_FOLDER} from '../../shared';
import {asFile} from '../documents';

const text = (value: string): Text => ({type: 'text', value});

/** How the handbook writes the staff's address: each build fills in its own. */
const STAFF_ADDRESS = 'https://…/staff/';

/** Where staff find their copy of the site, beside the live one. Undefined on somebody's own computer. */
export function staffAddress({siteUrl, baseUrl}: Pick<Environment, 'siteUrl' | 'baseUrl'>): string | undefined {
  if (new URL(siteUrl).hostname === 'localhost') return undefined;
  return siteUrl + (baseUrl.endsWith(`/${STAFF_FOLDER}`) ? baseUrl : baseUrl + STAFF_FOLDER);
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
function editLink(file: string, repository: Repository): Paragraph {
  const url = isHandbook(file) ? editUrl(repository, file) : editorAddress(`?file=${file}`);
  const children: PhrasingContent[] = url
    ? [{type: 'link', url, children: [text('Edit this page')], data: {hProperties: {target: '_self'}}}]
    : [text('To edit this page, open the file '), {type: 'inlineCode', value: file}];
  return {type: 'paragraph', data: {hProperties: {className: ['container', 'margin-vert--md']}}, children};
}

/** Fills in the addresses that a page or a part of the handbook writes for staff, and adds the link to its file. */
export function addStaffLinks(tree: Root, file: string, environment: Environment): void {
  fillStaffAddress(tree, staffAddress(environment));
  if (isHandbook(file)) leadToEditor(tree);
  tree.children.push(editLink(file, environment));
}
