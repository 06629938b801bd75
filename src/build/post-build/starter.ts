/** Bundles the starter (`src/browser/starter`), which is in every page, and the script that it fetches. */
import {createHash} from 'node:crypto';
import path from 'node:path';
import type {HtmlTagObject, LoadContext} from '@docusaurus/types';
import {buildSync} from 'esbuild';
import type {Environment} from '../../environment';

const BROWSER = path.join(__dirname, '../../browser');

/**
 * Makes Chromium prerender the page behind a link while the finger or the mouse button is still down, or at least fetch
 * it if memory is short. Other browsers ignore these rules.
 */
const nextPage = (baseUrl: string) =>
  JSON.stringify({prerender: [{where: {href_matches: `${baseUrl}*`}, eagerness: 'conservative'}]});

/** Bundles a script of `src/browser`, with `values` for its constants. */
function bundle(entry: string, target: string, values: Record<string, unknown>): string {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(BROWSER, entry)],
    bundle: true,
    minify: true,
    format: 'iife',
    target,
    define: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)])),
    tsconfigRaw: {},
    write: false,
  });
  return outputFiles[0].text.trim();
}

export interface Starter {
  /** For the head of every page. The step `deferScripts` keeps the starter that the page needs. */
  headTags: HtmlTagObject[];
  /** Path and text of the script that the starter fetches (`src/browser/onDemand.ts`). */
  file: string;
  onDemand: string;
}

export function bundleStarter(
  {baseUrl, siteStorage}: LoadContext,
  {isPreview, hasServiceWorker}: Environment,
): Starter {
  const onDemand = bundle('onDemand.ts', 'es2020', {EAGER: isPreview});
  const file = `assets/js/on-demand.${createHash('sha256').update(onDemand).digest('hex').slice(0, 8)}.js`;
  const starter = (hasPictures: boolean) => ({
    tagName: 'script',
    attributes: {'data-scripts': true, 'data-pictures': hasPictures},
    innerHTML: bundle('starter/index.ts', 'es2019', {
      HAS_PICTURES: hasPictures,
      ON_DEMAND: baseUrl + file,
      SERVICE_WORKER: hasServiceWorker && !isPreview ? `${baseUrl}sw.js` : '',
      THEME_KEY: `theme${siteStorage.namespace}`,
    }),
  });
  const headTags = [
    starter(false),
    starter(true),
    {tagName: 'script', attributes: {type: 'speculationrules'}, innerHTML: nextPage(baseUrl)},
    ...(isPreview ? [{tagName: 'script', attributes: {src: baseUrl + file, async: true}}] : []),
  ];
  return {headTags, file, onDemand};
}
