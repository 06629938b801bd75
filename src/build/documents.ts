/**
 * Describes each linked file by its kind and size, and keeps the router from taking the link for a page. In running text the
 * description follows the link text. Components get it as the `file` prop: buttons show it, <JumpLink> ignores it.
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

/** An address as Docusaurus needs it: of a page, of another site, or marked as a file's. */
export const linkTo = (address: string, files: ContentFiles): string =>
  servedFile(address, files) ? asFile(address) : address;

function append(node: Link | LinkReference, description: string): void {
  node.children.push({type: 'text', value: ` (${description})`});
}

/** Describes the files that components link to. Every component gets it: the component table lists only props that pages may write. */
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

/** Describes the files that links and components link to. */
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
