/** The site's own modules with React in them, bundled for Node. What only Docusaurus or a browser has gets stand-ins. */
import {buildSync} from 'esbuild';
import {createElement} from 'react';
import {siteDir} from '../site';

/** What Docusaurus gives to components and to the editor's views: links are plain ones, and the site lives at its root. */
export const DOCUSAURUS: Record<string, object> = {
  '@docusaurus/Link': {default: ({to, ...others}: {to: string}) => createElement('a', {href: to, ...others})},
  '@docusaurus/useBaseUrl': {default: (address: string) => address},
};

/**
 * What a file exports. `standIn`: what takes the place of a module that is left out of the bundle, by its name or, for a
 * sheet, by its path; undefined for one that Node has.
 */
export function bundled<Library>(entry: string, standIn: (name: string) => object | undefined): Library {
  const {outputFiles} = buildSync({
    entryPoints: [entry],
    absWorkingDir: siteDir,
    bundle: true,
    write: false,
    outdir: siteDir,
    format: 'cjs',
    jsx: 'automatic',
    alias: {'@site': siteDir},
    external: ['@docusaurus/*', '@theme/*', 'react', 'react/*', `${siteDir}/src/*.css`],
  });
  const library = {exports: {}};
  const requireFor = (name: string): unknown => {
    const instead = standIn(name);
    return instead ? {__esModule: true, ...instead} : require(name);
  };
  new Function('module', 'require', outputFiles[0].text)(library, requireFor);
  return library.exports as Library;
}
