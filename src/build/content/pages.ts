/** Reads a page before Docusaurus does: its front matter, and its text. */

import {checkPage, isBlocked} from '../../content/check';
import {readComponents} from '../../content/components/read.node';
import {formatAll, hasErrors, plainError} from '../../content/diagnostic';
import {contentFileName, type SiteFolders} from '../../content/files.node';
import {readFrontMatter} from '../../content/page/frontMatter';
import {isHandbook} from '../../content/pageFiles';
import {fillName} from '../../content/records/name';
import {createSource, normalize} from '../../content/source';
import type {Environment} from '../../environment';

interface RawPage {
  /** Its full path. */
  filePath: string;
  fileContent: string;
}

/**
 * Reads the lines at the top of a page. Docusaurus' own parser runs the code after `---js`; this one reads only text. A
 * page with a problem there has no such lines until it is fixed. `name`: the organisation's.
 */
export const frontMatterParser =
  (folders: SiteFolders, name: string) =>
  async ({filePath, fileContent}: RawPage) => {
    const source = createSource(contentFileName(folders, filePath), fileContent);
    const {values, end} = readFrontMatter(source);
    const frontMatter = fillName(values, name);
    return {frontMatter, content: source.text.slice(end).trim()};
  };

/** Returns what reads a page's text: all of it if nothing in it can run. A build stops at a page with an error. */
export const preprocessor =
  (folders: SiteFolders, {target}: Pick<Environment, 'target'>) =>
  ({filePath, fileContent}: RawPage): string => {
    const file = contentFileName(folders, filePath);
    // The handbook is code, which developers review.
    if (isHandbook(file)) return normalize(fileContent);
    const page = checkPage(file, fileContent, readComponents(folders.siteDir));
    if (target !== 'start' && hasErrors(page.diagnostics)) throw plainError(formatAll(page.diagnostics));
    return isBlocked(page) ? 'This page will reappear once its problems are fixed.' : normalize(fileContent);
  };
