/** The site that is built: this repository's code, with the content of the folder that CONTENT names. */
import path from 'node:path';
import type {ContentFiles} from '../content/files';
import {diskFiles, type SiteFolders} from '../content/files.node';
import {readFrontMatter} from '../content/page/frontMatter';
import {pageFile} from '../content/pageFiles';
import {createSource} from '../content/source';
import type {Environment} from '../environment';

type Content = Pick<Environment, 'contentDir'>;

/** The folders of the site that is built in `siteDir`. */
export const siteFolders = (siteDir: string, {contentDir}: Content): Required<SiteFolders> => ({
  siteDir,
  contentDir: path.resolve(siteDir, contentDir),
});

/** The files of that site. */
export const siteFiles = (siteDir: string, content: Content): ContentFiles => diskFiles(siteFolders(siteDir, content));

/** The silk that a page names at its top, for its link in the drawer. `page`: its address, such as `/about`. */
export function silkNamedIn(page: string, files: ContentFiles): unknown {
  const file = pageFile(page);
  return files.has(file) ? readFrontMatter(createSource(file, files.text(file))).values.silk : undefined;
}
