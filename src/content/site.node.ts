/** The site on this machine's disk. */
import {type CheckedSite, checkSite} from './check';
import {readComponents} from './components/read.node';
import {diskFiles} from './files.node';
import {type Ledger, readLedger} from './ledger';

/** Checks the site in a folder. */
export const checkSiteIn = (siteDir: string): CheckedSite => checkSite(diskFiles(siteDir), readComponents(siteDir));

/** What is open in the site in a folder. */
export function readLedgerIn(siteDir: string): Ledger {
  const {pages, records} = checkSiteIn(siteDir);
  return readLedger(diskFiles(siteDir), pages, records);
}
