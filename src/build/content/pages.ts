/** What reads a page's text before Docusaurus does: the lines at its top, its words, and the organisation's name in them. */
import type {Root} from 'mdast';
import {
  checkPage,
  createSource,
  fillName,
  fillNames,
  formatAll,
  hasErrors,
  isHandbook,
  isUnsafe,
  normalize,
  plainError,
  readFrontMatter,
} from '../../content';
import {readComponents} from '../../content/checker/components/read.node';
import {contentFileName} from '../../content/site/files.node';
import type {Environment} from '../../environment';
import {currentFolders} from '../site';

/** A file as the site names it, `pages/about.mdx`; Docusaurus names files by their full paths. */
export const fileOf = (filePath: string): string => contentFileName(currentFolders(), filePath);

interface RawPage {
  filePath: string;
  fileContent: string;
}

/**
 * Reads the lines at the top of a page. Docusaurus' own parser runs the code after `---js`; this one reads only text. A
 * page with a problem there has no such lines until it is fixed.
 */
export const frontMatterParser =
  (name: string) =>
  async ({filePath, fileContent}: RawPage) => {
    const source = createSource(fileOf(filePath), fileContent);
    const {values, end} = readFrontMatter(source);
    const frontMatter = fillName(values, name);
    return {frontMatter, content: source.text.slice(end).trim()};
  };

/** Returns what reads a page's text: all of it if nothing in it can run. A build stops at a page with an error. */
export const preprocessor =
  (siteDir: string, {isBuild}: Pick<Environment, 'isBuild'>) =>
  ({filePath, fileContent}: RawPage): string => {
    const page = checkPage(fileOf(filePath), fileContent, readComponents(siteDir));
    if (isBuild && hasErrors(page.diagnostics)) throw plainError(formatAll(page.diagnostics));
    return isUnsafe(page) ? 'This page is shown again when its problems are fixed.' : normalize(fileContent);
  };

/** Remark plugin that puts the organisation's name in place of %name%. */
export function remarkNames({name}: {name: string}) {
  return (tree: Root, {path: filePath}: {path: string}) => {
    // The handbook explains it.
    if (!isHandbook(fileOf(filePath))) fillNames(tree, (text) => fillName(text, name));
  };
}
