/**
 * Puts the starter (`src/browser/starter`) into every page, and the script that it fetches (`src/browser/onDemand`) beside
 * the others. The post-build step `deferScripts` tells the starter what a page's scripts are.
 */
import {createHash} from 'node:crypto';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {buildSync} from 'esbuild';
import type {Environment} from '../../environment';

const CLIENT = path.join(__dirname, '../../browser');

/**
 * Makes Chromium prerender the page behind a link while the finger or the mouse button is still down, or at least fetch
 * it if memory is short. Other browsers ignore these rules.
 */
const nextPage = (baseUrl: string) =>
  JSON.stringify({prerender: [{where: {href_matches: `${baseUrl}*`}, eagerness: 'conservative'}]});

/** Bundles a script of `src/browser`, with `values` for its constants. */
function bundle(folder: string, values: Record<string, unknown>): string {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(CLIENT, folder, 'index.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2019',
    define: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)])),
    tsconfigRaw: {},
    write: false,
  });
  return outputFiles[0].text.trim();
}

export default function starterPlugin(
  {baseUrl, siteStorage}: LoadContext,
  {isPreview, hasServiceWorker}: Environment,
): Plugin {
  const onDemand = bundle('onDemand', {EAGER: isPreview});
  const hash = createHash('sha256').update(onDemand).digest('hex').slice(0, 8);
  const file = `assets/js/on-demand.${hash}.js`;
  const starter = (hasPictures: boolean) => ({
    tagName: 'script',
    attributes: {'data-scripts': true, 'data-pictures': hasPictures},
    innerHTML: bundle('starter', {
      HAS_PICTURES: hasPictures,
      ON_DEMAND: baseUrl + file,
      SERVICE_WORKER: hasServiceWorker && !isPreview ? `${baseUrl}sw.js` : '',
      THEME_KEY: `theme${siteStorage.namespace}`,
    }),
  });
  return {
    name: 'starter',
    getClientModules: () => [path.join(CLIENT, 'starter/starter.css')],
    injectHtmlTags: () => ({
      headTags: [
        // The post-build step keeps the one that the page needs.
        starter(false),
        starter(true),
        {tagName: 'script', attributes: {type: 'speculationrules'}, innerHTML: nextPage(baseUrl)},
        isPreview && {tagName: 'script', attributes: {src: baseUrl + file, async: true}},
      ].filter((tag) => tag !== false),
    }),
    configureWebpack: (_config, isServer, {currentBundler}) => ({
      plugins: isServer
        ? []
        : [
            {
              apply(compiler) {
                const {sources} = currentBundler.instance;
                compiler.hooks.thisCompilation.tap('starter', (compilation) => {
                  compilation.emitAsset(file, new sources.RawSource(onDemand));
                });
              },
            },
          ],
    }),
  };
}
