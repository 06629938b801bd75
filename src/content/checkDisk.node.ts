/** Checks the site on this machine's disk. */
import {type CheckedSite, checkSite} from './check';
import {readComponents} from './components/read.node';
import {diskFiles, type SiteFolders} from './files.node';
import {type OpenQuestions, readOpenQuestions} from './openQuestions';

export const checkSiteIn = (folders: SiteFolders): CheckedSite =>
  checkSite(diskFiles(folders), readComponents(folders.siteDir));

export function readOpenQuestionsIn(folders: SiteFolders): OpenQuestions {
  const {pages, records} = checkSiteIn(folders);
  return readOpenQuestions(diskFiles(folders), pages, records);
}
