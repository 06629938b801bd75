/**
 * The build's last steps, one after another, in one place. Docusaurus runs the `postBuild` hooks of several
 * plugins at the same time, and each step here stands on the one before it.
 */
import type {LoadContext, Plugin} from '@docusaurus/types';
import {copyPagesToFolders} from './copyPagesToFolders';

export default function finishPlugin(_context: LoadContext): Plugin {
  return {
    name: 'finish',
    async postBuild({outDir}) {
      await copyPagesToFolders(outDir);
    },
  };
}
