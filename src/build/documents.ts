/**
 * Says of each linked file what kind it is and how large, and keeps the router from taking the link for a
 * page. In a sentence this follows the link's words; a component gets it as a prop. One with a button shows it. A <JumpLink>, which
 * is there for a part of its page, has no room for it.
 */
import type {Definition, Link, LinkReference, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {readComponents} from '../content/components/read.node';
import {describeFile, servedFile} from '../content/documents';
import type {ContentFiles} from '../content/files';
import {diskFiles, type SiteFolders} from '../content/files.node';
import {elementsOf, literalOf, settingsOf} from '../content/page/elements';

/** Tells Docusaurus that an address is a file and not a page. */
export const asFile = (address: string): string => `pathname://${address}`;

function append(node: Link | LinkReference, description: string): void {
  node.children.push({type: 'text', value: ` (${description})`});
}

/**
 * Describes the files that components lead to, in the prop that those with a button have for it (LinkProps of
 * components/Button). The table of components can't say which have it, as pages can't write it.
 */
function describeAddresses(tree: Root, files: ContentFiles, siteDir: string): void {
  const components = readComponents(siteDir);
  for (const {element, attribute, prop} of settingsOf(elementsOf(tree), components)) {
    const address = prop.format === 'address' ? literalOf(attribute) : undefined;
    const file = typeof address === 'string' ? servedFile(address, files) : undefined;
    if (!file) continue;
    attribute.value = asFile(String(address));
    element.attributes.push({type: 'mdxJsxAttribute', name: 'file', value: describeFile(file, files)});
  }
}

/** Describes the files that links and components lead to. */
export function describeFiles(tree: Root, folders: SiteFolders): void {
  const files = diskFiles(folders);
  describeAddresses(tree, files, folders.siteDir);
  const references = new Map<string, string>();
  visit(tree, (node) => {
    if (node.type !== 'link' && node.type !== 'definition') return;
    const target = node as Link | Definition;
    const file = servedFile(target.url, files);
    if (!file) return;
    target.url = asFile(target.url);
    if (target.type === 'link') append(target, describeFile(file, files));
    else references.set(target.identifier, describeFile(file, files));
  });
  visit(tree, 'linkReference', (node) => {
    const description = references.get(node.identifier);
    if (description) append(node, description);
  });
}
