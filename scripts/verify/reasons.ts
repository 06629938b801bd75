/** What staff have noted beside passages to confirm and places to fill in, and visitors may not read. */

import {readLedgerIn} from '../../src/content/site/disk.node';
import {diskFiles, type SiteFolders} from '../../src/content/site/files.node';
import {isPage} from '../../src/content/site/pageFiles';

/** The reasons that are in notes alone. One that is also a sentence of a page is no secret. */
export function reasonsIn(folders: SiteFolders): string[] {
  const reasons = [...readLedgerIn(folders).values()].flat().map(({reason}) => reason);
  const files = diskFiles(folders);
  const texts = [...files.list('pages').filter(isPage), ...files.list('records')].map(files.text).join('\n');
  const timesWritten = (reason: string) => texts.split(reason).length - 1;
  const timesInNotes = (reason: string) => reasons.filter((one) => one === reason).length;
  return [...new Set(reasons)].filter((reason) => timesWritten(reason) <= timesInNotes(reason));
}
