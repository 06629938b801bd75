/** The site on this machine's disk. */

import {readComponents} from '../checker/components/read.node';
import {type CheckedSite, checkSite} from './check';
import {diskFiles, type SiteFolders} from './files.node';
import {type Ledger, readLedger} from './ledger';

/** Checks a site. */
export const checkSiteIn = (folders: SiteFolders): CheckedSite =>
  checkSite(diskFiles(folders), readComponents(folders.siteDir));

/** What is open in a site. */
export function readLedgerIn(folders: SiteFolders): Ledger {
  const {pages, records} = checkSiteIn(folders);
  return readLedger(diskFiles(folders), pages, records);
}
