/**
 * The build's last steps, one after another, in one place. Docusaurus runs the `postBuild` hooks of several
 * plugins at the same time, and each step here stands on the one before it.
 */
import type {Plugin} from '@docusaurus/types';
import type {Step} from '../lean/steps';
import {copyPagesToFolders} from './copyPagesToFolders';
import {inlineStyles} from './inlineStyles';
import {purgeStyles} from './purgeStyles';
import {startScripts} from './startScripts';

export default function finishPlugin(steps: ReadonlySet<Step>): Plugin {
  return {
    name: 'finish',
    async postBuild({outDir, baseUrl, generatedFilesDir}) {
      if (steps.has('purge')) await purgeStyles(outDir);
      if (steps.has('inline')) await inlineStyles(outDir, baseUrl);
      if (steps.has('starter')) await startScripts(outDir, baseUrl, generatedFilesDir);
      await copyPagesToFolders(outDir);
    },
  };
}
