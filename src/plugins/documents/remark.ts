/**
 * Remark plugin: a link to a file says what it is and how large, and isn't taken for a link to a page. In a sentence the
 * words follow those of the link; a component with a button gets them as a prop.
 */
import type {Definition, Link, LinkReference, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {describeFile, fileAt} from '../../content/documents';
import {diskFiles} from '../../content/files.node';
import {isElement, isNamed, literalOf} from '../../content/page/elements';

/** Docusaurus' sign for an address that no page has. */
export const asFile = (address: string): string => `pathname://${address}`;

export default function documents({siteDir}: {siteDir: string}) {
  const files = diskFiles(siteDir);
  return (tree: Root) => {
    const references = new Map<string, string>();
    const describe = (node: Link | LinkReference, said: string) =>
      void node.children.push({type: 'text', value: ` (${said})`});
    visit(tree, (node) => {
      if (isElement(node)) {
        const to = node.attributes.filter(isNamed).find(({name}) => name === 'to');
        const address = to && literalOf(to);
        const file = typeof address === 'string' && fileAt(address, files);
        if (!to || !file) return;
        to.value = asFile(address);
        node.attributes.push({type: 'mdxJsxAttribute', name: 'file', value: describeFile(file, files)});
      } else if (node.type === 'link' || node.type === 'definition') {
        const {url} = node as Link | Definition;
        const file = fileAt(url, files);
        if (!file) return;
        (node as Link | Definition).url = asFile(url);
        if (node.type === 'link') describe(node, describeFile(file, files));
        else references.set(node.identifier, describeFile(file, files));
      }
    });
    visit(tree, 'linkReference', (node) => {
      const said = references.get(node.identifier);
      if (said) describe(node, said);
    });
  };
}
