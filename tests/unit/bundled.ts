/** Bundles the site's modules with React for Node. Tests replace what only Docusaurus or a browser has. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {buildSync} from 'esbuild';
import {createElement} from 'react';
import {siteDir} from '../site';

/** Replacements for Docusaurus' modules: links are plain links, and the site is at the root of its address. */
export const DOCUSAURUS: Record<string, object> = {
  '@docusaurus/Link': {default: ({to, ...others}: {to: string}) => createElement('a', {href: to, ...others})},
  '@docusaurus/useBaseUrl': {default: (address: string) => address},
};

/** A drawing, in place of the component that Docusaurus makes of it. `file`: its path in the repository. */
function drawingOf(file: string) {
  const __html = readFileSync(path.join(siteDir, file), 'utf8').trim();
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the file is in this repository.
  return {default: () => createElement('span', {dangerouslySetInnerHTML: {__html}})};
}

/**
 * The exports of a file. `replace` returns the exports of a module that isn't bundled, by its name or, for a style sheet,
 * its path; undefined for a module that Node can load.
 */
export function bundled<Library>(entry: string, replace: (name: string) => object | undefined): Library {
  const {outputFiles} = buildSync({
    entryPoints: [entry],
    absWorkingDir: siteDir,
    bundle: true,
    write: false,
    outdir: siteDir,
    format: 'cjs',
    jsx: 'automatic',
    alias: {'@site': siteDir},
    external: ['@docusaurus/*', '@theme/*', 'react', 'react/*', `${siteDir}/src/*.css`, `${siteDir}/src/*.svg`],
  });
  const library = {exports: {}};
  const requireFor = (name: string): unknown => {
    const replacement = name.endsWith('.svg') ? drawingOf(name) : replace(name);
    return replacement ? {__esModule: true, ...replacement} : require(name);
  };
  new Function('module', 'require', outputFiles[0].text)(library, requireFor);
  return library.exports as Library;
}
