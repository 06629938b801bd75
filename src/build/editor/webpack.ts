/** How the editor is bundled, and the two answers that only `npm start` has for it. */
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import type {SiteFolders} from '../../content/files.node';
import type {SiteData} from '../../editor/site';
import {saveMiddleware} from './save';

interface Middleware {
  name: string;
  /** The address that it answers; without one it looks at all requests. */
  path?: string;
  middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => unknown;
}

/** The part of a bundler's configuration that is set here. Docusaurus joins it to its own. */
interface BundlerSettings {
  resolve: {alias: Record<string, string>};
  module: {rules: {test: RegExp; sideEffects: boolean}[]};
  devServer?: {setupMiddlewares: () => Middleware[]};
}

/** What the editor's bundle for the browser needs. */
export function bundling(): BundlerSettings {
  return {
    resolve: {
      alias: {
        // This package's version for browsers needs a document, which a worker doesn't have.
        'decode-named-character-reference$': require.resolve('decode-named-character-reference'),
        // One package imports it and another requires it. Without this the bundle holds it twice.
        acorn$: path.join(path.dirname(require.resolve('acorn')), 'acorn.mjs'),
      },
    },
    // yaml doesn't declare itself free of side effects. Without this, one unused import bundles the whole package.
    module: {rules: [{test: /node_modules[\\/]yaml[\\/]/, sideEffects: false}]},
  };
}

/**
 * The server of `npm start`: it saves what the editor changes, and answers with the site as it is on the disk now.
 * `editor`: the editor's address.
 */
export function developmentServer(
  folders: SiteFolders,
  editor: string,
  readSite: () => Promise<SiteData>,
): BundlerSettings['devServer'] {
  const sendSite: Middleware['middleware'] = (_request, response, next) =>
    readSite().then((site) => response.setHeader('Content-Type', 'application/json').end(JSON.stringify(site)), next);
  return {
    setupMiddlewares: () => [
      {name: 'save', middleware: saveMiddleware(folders, `${editor}/save`)},
      {name: 'site', path: `${editor}/site.json`, middleware: sendSite},
    ],
  };
}
