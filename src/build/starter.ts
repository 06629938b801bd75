/** Bundles the starter (`src/browser/starter`), which is in every page, and the scripts that pages fetch. */
import {createHash} from 'node:crypto';
import path from 'node:path';
import {getHtmlMinifier} from '@docusaurus/bundler';
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

/** Handlers of the window that the starter sets. Every page carries it, so it names them without `window.`. */
const WINDOW_HANDLERS = ['onkeydown', 'onpopstate', 'onstorage', 'onpageshow'];

/** Bundles a script of `src/browser`, with `values` for its constants. */
function bundle(entry: string, target: string, values: Record<string, unknown>): string {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(BROWSER, entry)],
    bundle: true,
    minify: true,
    format: 'iife',
    target,
    define: {
      ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)])),
      ...Object.fromEntries(WINDOW_HANDLERS.map((name) => [`window.${name}`, name])),
    },
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
  /** What stands in the head of every page beside its starter. */
  headTags: HtmlTagObject[];
  /**
   * Makes both starters. `hasControls` chooses the one for a page with a control whose work only React can do.
   */
  makeStarters(): Promise<(hasControls: boolean) => string>;
  /** What the starter fetches (`src/browser/onDemand.ts`). */
  onDemand: ScriptFile;
  /** What the 404 page fetches (`src/browser/lost.ts`). */
  lost: ScriptFile;
}

function scriptFile(name: string, text: string): ScriptFile {
  return {file: `assets/js/${name}.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.js`, text};
}

/**
 * Makes a script as small as Docusaurus makes those that it finds in a page, with the same minifier: of the starter, which
 * every page carries, it leaves 250 bytes less than esbuild alone.
 */
async function minifyAsInPage(text: string): Promise<string> {
  const {minify} = await getHtmlMinifier({type: 'swc'});
  const {code} = await minify(`<!doctype html><script>${text}</script>`);
  const [, minified] = /<script>([\s\S]*)<\/script>/.exec(code) ?? [];
  if (!minified) throw new Error('Docusaurus’ minifier no longer leaves the script in its element.');
  return minified;
}

export function bundleStarter({baseUrl, siteStorage}: LoadContext, {target, hasServiceWorker}: Environment): Starter {
  const isStaffBuild = target === 'staff';
  const onDemand = scriptFile('on-demand', bundle('onDemand.ts', SUPPORTED, {EAGER: isStaffBuild}));
  const lost = scriptFile('lost', bundle('lost.ts', PARSED_BY_ALL, {BASE: baseUrl}));
  const starter = (hasControls: boolean) =>
    bundle('starter/index.ts', PARSED_BY_ALL, {
      HAS_CONTROLS: hasControls,
      ON_DEMAND: baseUrl + onDemand.file,
      SERVICE_WORKER: hasServiceWorker && !isStaffBuild ? `${baseUrl}sw.js` : '',
      THEME_KEY: `theme${siteStorage.namespace}`,
    });
  const headTags = [
    {tagName: 'script', attributes: {type: 'speculationrules'}, innerHTML: nextPage(baseUrl)},
    ...(isStaffBuild ? [{tagName: 'script', attributes: {src: baseUrl + onDemand.file, async: true}}] : []),
  ];
  const makeStarters = async () => {
    const plain = await minifyAsInPage(starter(false));
    const withControls = await minifyAsInPage(starter(true));
    return (hasControls: boolean) => (hasControls ? withControls : plain);
  };
  return {headTags, makeStarters, onDemand, lost};
}
