/** Bundles the starter (`src/browser/starter`), which is in every page, and the scripts that pages fetch. */
import {createHash} from 'node:crypto';
import path from 'node:path';
import type {HtmlTagObject, LoadContext} from '@docusaurus/types';
import {buildSync} from 'esbuild';
import type {Environment} from '../environment';

const BROWSER = path.join(__dirname, '../browser');

/**
 * Makes Chromium prerender the page behind a link while the finger or the mouse button is still down, or at least fetch
 * it if memory is short. Other browsers ignore these rules.
 */
const nextPage = (baseUrl: string) =>
  JSON.stringify({prerender: [{where: {href_matches: `${baseUrl}*`}, eagerness: 'conservative'}]});

/**
 * What scripts may be written in. What is in each page, or may run in any browser, is of 2019, which browsers since 2018 can
 * parse: what is older stops at its first line, and shows the page without it. What the starter fetches runs only in those
 * that it supports.
 */
export const PARSED_BY_ALL = 'es2019';
/** What Chrome 87, Firefox 78 and Safari 14 have in common. */
export const SUPPORTED = 'es2020';

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

/** A script with an address of its own, which changes with its text. */
interface ScriptFile {
  /** Its path under the build's folder. */
  file: string;
  text: string;
}

interface Starter {
  /** For the head of every page, with both starters. */
  headTags: HtmlTagObject[];
  /** What the starter fetches (`src/browser/onDemand.ts`). */
  onDemand: ScriptFile;
  /** What the 404 page fetches (`src/browser/lost.ts`). */
  lost: ScriptFile;
}

function scriptFile(name: string, text: string): ScriptFile {
  return {file: `assets/js/${name}.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.js`, text};
}

export function bundleStarter(
  {baseUrl, siteStorage}: LoadContext,
  {isStaffBuild, hasServiceWorker}: Environment,
): Starter {
  const onDemand = scriptFile('on-demand', bundle('onDemand.ts', SUPPORTED, {EAGER: isStaffBuild}));
  const lost = scriptFile('lost', bundle('lost.ts', PARSED_BY_ALL, {BASE: baseUrl}));
  // One for pages with pictures, and a shorter one for the others. Each page gets both here, where nobody knows yet what is
  // on it, and the step `deferScripts` deletes one: it tells them apart by `data-pictures`. A step that inserted the right
  // one would look simpler and cost 250 bytes a page: Docusaurus minifies what is in the page before the steps run, and
  // makes the starter that much smaller than esbuild alone does.
  const starter = (hasPictures: boolean) => ({
    tagName: 'script',
    attributes: {'data-scripts': true, 'data-pictures': hasPictures},
    innerHTML: bundle('starter/index.ts', PARSED_BY_ALL, {
      HAS_PICTURES: hasPictures,
      ON_DEMAND: baseUrl + onDemand.file,
      SERVICE_WORKER: hasServiceWorker && !isStaffBuild ? `${baseUrl}sw.js` : '',
      THEME_KEY: `theme${siteStorage.namespace}`,
    }),
  });
  const headTags = [
    starter(false),
    starter(true),
    {tagName: 'script', attributes: {type: 'speculationrules'}, innerHTML: nextPage(baseUrl)},
    ...(isStaffBuild ? [{tagName: 'script', attributes: {src: baseUrl + onDemand.file, async: true}}] : []),
  ];
  return {headTags, onDemand, lost};
}
