/** Bundles the scripts that pages run without React (`src/browser`). */
import {createHash} from 'node:crypto';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {buildSync} from 'esbuild';
import type {Environment} from '../environment';

const BROWSER = path.join(__dirname, '../browser');

/** A copy of package.json's `browserslist`, in esbuild's form. */
const TARGET = ['chrome95', 'safari15.4', 'firefox98'];

/** Bundles a script of `src/browser`, with `values` for the constants that it only declares. */
export function bundleScript(entry: string, values: Record<string, unknown>): string {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(BROWSER, entry)],
    bundle: true,
    minify: true,
    format: 'iife',
    legalComments: 'none',
    target: TARGET,
    define: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)])),
    tsconfigRaw: {},
    write: false,
  });
  return outputFiles[0].text.trim();
}

interface BrowserScripts {
  /** Text of the script inside every page. */
  inline: string;
  /** `site.js`, with its path under the build's folder. Its name changes with its text. */
  site: {file: string; text: string};
}

export function browserScripts(
  {baseUrl, siteStorage}: LoadContext,
  {target, hasServiceWorker}: Environment,
): BrowserScripts {
  const text = bundleScript('site.ts', {SERVICE_WORKER: hasServiceWorker ? `${baseUrl}sw.js` : ''});
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const file = `assets/site.${hash}.js`;
  const inline = bundleScript('inline/index.ts', {
    THEME_KEY: `theme${siteStorage.namespace}`,
    // Elsewhere React does its work (src/browser/router.ts).
    SITE_SCRIPT: target === 'public' ? baseUrl + file : '',
  });
  return {inline, site: {file, text}};
}
