/**
 * The build's last steps, one after another, in one place. Docusaurus runs the `postBuild` hooks of several
 * plugins at the same time, and each step here stands on the one before it.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Step} from '../lean/steps';
import {loadRecords} from '../records/load';
import {builtPages} from './builtPages';
import {copyPagesToFolders} from './copyPagesToFolders';
import {describePages} from './describePages';
import {writeHostFiles} from './hostFiles';
import {drawIcons, iconTags} from './icons';
import {inlineStyles} from './inlineStyles';
import {writePolicies} from './policy';
import {purgeStyles} from './purgeStyles';
import {writeServiceWorker} from './serviceWorker';
import {drawSharePictures} from './sharePictures';
import {startScripts} from './startScripts';

export default function finishPlugin(
  {siteDir, siteConfig, baseUrl, generatedFilesDir}: LoadContext,
  steps: ReadonlySet<Step>,
): Plugin {
  const {PREVIEW, NODE_ENV, SERVICE_WORKER} = process.env;
  const built = NODE_ENV === 'production';
  // The preview has none, and SERVICE_WORKER=off takes it away from every visitor at the next visit.
  const forVisitors = built && PREVIEW !== '1';
  const off = SERVICE_WORKER === 'off';
  const home = new URL(baseUrl, siteConfig.url).href;
  return {
    name: 'finish',
    injectHtmlTags: () => ({headTags: iconTags(baseUrl, built)}),
    getClientModules: () => (forVisitors && !off ? [path.join(__dirname, 'serviceWorker/register.ts')] : []),
    async postBuild({outDir, plugins}) {
      const records = loadRecords(siteDir);
      const {name, tagline} = records.organisation;
      const pages = builtPages(plugins, {siteDir, outDir, home});
      await describePages(pages, {home, records});
      if (steps.has('purge')) await purgeStyles(outDir);
      if (steps.has('inline')) await inlineStyles(outDir, baseUrl);
      if (steps.has('starter')) await startScripts(outDir, baseUrl, generatedFilesDir);
      await writePolicies(outDir);
      await drawSharePictures(pages, {siteDir, outDir, name, tagline});
      await drawIcons({siteDir, outDir, name});
      if (forVisitors) {
        await writeHostFiles(outDir, home);
        await writeServiceWorker(outDir, {off});
      }
      await copyPagesToFolders(outDir);
    },
  };
}
