/**
 * The build's last steps, in order, in one place. Docusaurus runs the `postBuild` hooks of several plugins at the same
 * time, and each step here depends on the ones before it.
 */
import {rm} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadRecords} from '../../content';
import {diskFiles} from '../../content/files.node';
import type {Environment} from '../../environment';
import {prune} from '../pictures/cache';
import type {Optimization} from '../slim/optimizations';
import {contentPages} from './contentPages';
import {type Step, transformDocuments} from './documents';
import {writeCommit, writeRobots} from './hostFiles';
import {drawIcons, iconTags} from './icons';
import {readRouteScripts} from './routeScripts';
import {writeServiceWorker} from './serviceWorker';
import {drawSharePictures} from './sharePictures';
import {addPolicy} from './steps/addPolicy';
import {deferScripts} from './steps/deferScripts';
import {describePage} from './steps/describePage';
import {hideNotFoundPage} from './steps/hideNotFoundPage';
import {inlineStyles, STYLES_FOLDER} from './steps/inlineStyles';
import {preloadOpening} from './steps/preloadOpening';
import {trimPage} from './steps/trimPage';
import {writeTrailingSlashCopies} from './trailingSlashCopies';

/** Whether each page holds the styles that it needs alone. The starter's scripts bring the others. */
const hasOwnStyles = (optimizations: ReadonlySet<Optimization>) =>
  optimizations.has('own-styles') && optimizations.has('starter');

/** The changes to every built page. The policy comes last: it holds the hashes of what is finally written. */
const documentSteps = (optimizations: ReadonlySet<Optimization>): Step[] => [
  describePage,
  trimPage,
  hideNotFoundPage,
  ...(optimizations.has('inline-styles') ? [inlineStyles({own: hasOwnStyles(optimizations)})] : []),
  ...(optimizations.has('starter') ? [deferScripts, preloadOpening] : []),
  addPolicy,
];

export default function postBuildPlugin(
  {siteDir, siteConfig, baseUrl, generatedFilesDir}: LoadContext,
  {isBuild, isPreview, hasServiceWorker}: Environment,
  optimizations: ReadonlySet<Optimization>,
): Plugin {
  const isPublic = isBuild && !isPreview;
  const home = new URL(baseUrl, siteConfig.url).href;
  return {
    name: 'post-build',
    injectHtmlTags: () => ({headTags: iconTags(baseUrl, isBuild)}),
    async postBuild({outDir, plugins}) {
      const records = loadRecords(diskFiles(siteDir));
      const {name, tagline} = records.organisation;
      const pages = contentPages(plugins, home);
      const site = {outDir, baseUrl, home, records, scriptsOfRoute: readRouteScripts(generatedFilesDir)};
      await transformDocuments(documentSteps(optimizations), pages, site);
      // The editor's pages are fetched together: they link to the sheet, so that it comes once.
      if (isPublic && optimizations.has('inline-styles') && !hasOwnStyles(optimizations)) {
        await rm(path.join(outDir, STYLES_FOLDER), {recursive: true});
      }
      await drawSharePictures(pages, {siteDir, outDir, name, tagline});
      await drawIcons({siteDir, outDir, name});
      if (isPublic) {
        await writeRobots(outDir, home);
        await writeServiceWorker(outDir, {off: !hasServiceWorker});
      }
      await writeCommit(outDir, siteDir);
      await writeTrailingSlashCopies(outDir);
      // It only keeps its folder in Git.
      await rm(path.join(outDir, 'files/.gitkeep'), {force: true});
      prune(siteDir);
    },
  };
}
