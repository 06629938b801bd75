/** The site on this machine's disk, checked. */
import {type CheckedSite, checkSite} from './check';
import {readComponents} from './components/read.node';
import {diskFiles} from './files.node';

/** Checks the site in a folder. */
export const checkSiteIn = (siteDir: string): CheckedSite => checkSite(diskFiles(siteDir), readComponents(siteDir));
