/** What a page's tree goes through, in this order: the remark plugins of the site (README.md says what each does). */
import type {MDXPlugin} from '@docusaurus/mdx-loader';
import type {Root} from 'mdast';
import {contentFileName, type SiteFolders} from '../content/files.node';
import {fillNames} from '../content/page/fillNames';
import {isHandbook} from '../content/pageFiles';
import {fillName} from '../content/records';
import type {Environment} from '../environment';
import {describeFiles} from './documents';
import type {Pictures} from './pictures';
import {renderExamples} from './staff/examples';
import {addStaffLinks} from './staff/links';

/** Puts the organisation's name in place of %name%, but in the handbook, which explains it. */
function putName(tree: Root, file: string, name: string): void {
  if (!isHandbook(file)) fillNames(tree, (text) => fillName(text, name));
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
 * Docusaurus hands a plugin the page's full path and no folder of the site, and publishes the options that a plugin has. So
 * each is a function that knows the site already.
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
