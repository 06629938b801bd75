/**
 * Remark plugin: says of each linked file what kind it is and how large, and keeps the router from taking the link for a
 * page. In a sentence this follows the link's words; a component with a button gets it as a prop.
 */
import type {Definition, Link, LinkReference, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {isElement, isNamed, literalOf} from '../content/checker/page/elements';
import {describeFile, fileAt} from '../content/site/documents';
import {diskFiles} from '../content/site/files.node';
import {currentFolders} from './site';

/** Tells Docusaurus that an address is a file and not a page. */
export const asFile = (address: string): string => `pathname://${address}`;

function append(node: Link | LinkReference, description: string): void {
  node.children.push({type: 'text', value: ` (${description})`});
}

/** Describes the files that links lead to. */
function describeFiles(tree: Root): void {
  const files = diskFiles(currentFolders());
  const references = new Map<string, string>();
  visit(tree, (node) => {
    if (isElement(node)) {
      const to = node.attributes.filter(isNamed).find(({name}) => name === 'to');
      const address = to && literalOf(to);
      const file = typeof address === 'string' && fileAt(address, files);
      if (!to || !file) return;
      to.value = asFile(address);
      node.attributes.push({type: 'mdxJsxAttribute', name: 'file', value: describeFile(file, files)});
    } else if (node.type === 'link' || node.type === 'definition') {
      const target = node as Link | Definition;
      const file = fileAt(target.url, files);
      if (!file) return;
      target.url = asFile(target.url);
      if (target.type === 'link') append(target, describeFile(file, files));
      else references.set(target.identifier, describeFile(file, files));
    }
  });
  visit(tree, 'linkReference', (node) => {
    const description = references.get(node.identifier);
    if (description) append(node, description);
  });
}

export default function documents() {
  return describeFiles;
}
