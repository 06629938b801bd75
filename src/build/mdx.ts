/** The remark plugins of the site, in order. */
import type {MDXPlugin} from '@docusaurus/mdx-loader';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {contentFileName, type SiteFolders} from '../content/files.node';
import {fillNames} from '../content/page/fillNames';
import {parse} from '../content/page/parse';
import {isHandbook} from '../content/pageFiles';
import {fillName} from '../content/records/name';
import type {Environment} from '../environment';
import {describeFiles} from './documents';
import type {Pictures} from './pictures';
import {addStaffLinks} from './staff/links';

/** Replaces %name% everywhere except in the handbook, which explains it. */
function putName(tree: Root, file: string, name: string): void {
  if (!isHandbook(file)) fillNames(tree, (text) => fillName(text, name));
}

/** Renders each example of the handbook, a block of code marked `mdx live`, below its source. */
export function renderExamples(tree: Root): void {
  tree.children = tree.children.flatMap((node) => {
    if (node.type !== 'code' || node.meta !== 'live') return [node];
    const example = parse(node.value);
    // Docusaurus lists headings in the table of contents. It doesn't list a paragraph that is shown as a heading.
    visit(example, 'heading', ({depth, children}, index, parent) => {
      if (parent && index !== undefined)
        parent.children[index] = {type: 'paragraph', children, data: {hName: `h${depth}`}};
    });
    return [node, ...example.children];
  });
}

/** What is done to a page. `file`: as the site names it, such as `pages/about.mdx`. */
type Change = (tree: Root, file: string) => void | Promise<void>;

interface SiteForPages {
  folders: Required<SiteFolders>;
  /** The organisation's. */
  name: string;
  /** Whether the site is for staff, who also see the handbook and links to the editor. */
  isForStaff: boolean;
  environment: Environment;
  pictures: Pictures;
}

/**
 * Docusaurus passes a plugin only the page’s full path, and publishes plugin options. So each plugin closes over the site
 * instead.
 */
export function remarkPlugins({folders, name, isForStaff, environment, pictures}: SiteForPages) {
  const pluginFor =
    (change: Change): MDXPlugin =>
    () =>
    (tree: Root, {path}: {path: string}) =>
      change(tree, contentFileName(folders, path));
  return {
    // Before Docusaurus' own, which make headings' anchors and tables of contents from the words.
    beforeDefaultRemarkPlugins: [
      pluginFor((tree, file) => putName(tree, file, name)),
      ...(isForStaff ? [pluginFor(renderExamples)] : []),
      pluginFor((tree) => pictures.putInto(tree)),
      pluginFor((tree) => describeFiles(tree, folders)),
    ],
    remarkPlugins: isForStaff ? [pluginFor((tree, file) => addStaffLinks(tree, file, environment))] : [],
  };
}
