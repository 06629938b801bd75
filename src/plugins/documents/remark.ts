/**
 * Remark plugin: a link to a file says what it is and how large, and isn't taken for a link to a page. In a sentence the
 * words follow those of the link; a component with a button gets them as a prop.
 */
import type {Definition, Link, LinkReference, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {describeFile, fileAt} from '../../content/documents';
import {diskFiles} from '../../content/files.node';
import {isElement, isNamed, literalOf} from '../../content/page/elements';
import {asFile} from './asFile';

function describe(node: Link | LinkReference, said: string): void {
  node.children.push({type: 'text', value: ` (${said})`});
}

/** Describes the files that links lead to, except where it has been done. */
export function describeFiles(tree: Root): void {
  const files = diskFiles(process.cwd());
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
      if (target.type === 'link') describe(target, describeFile(file, files));
      else references.set(target.identifier, describeFile(file, files));
    }
  });
  visit(tree, 'linkReference', (node) => {
    const said = references.get(node.identifier);
    if (said) describe(node, said);
  });
}

export default function documents() {
  return describeFiles;
}
