/** Adds the editor to builds for staff: its two pages, what they need of the files, and in `npm start` a way to save. */

import type {ServerResponse} from 'node:http';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readComponents} from '../../content/components/read.node';
import {diskFiles} from '../../content/files.node';
import type {SiteData} from '../../editor/site';
import type {Environment} from '../../environment';
import {readRepository} from '../../environment';
import {embed} from './embed';
import {picturesModule} from './pictures';
import {saveMiddleware} from './save';

export default function editorPlugin({siteDir, baseUrl}: LoadContext, {isDevelopment}: Environment): Plugin {
  const readSite = (): SiteData => {
    const components = [...readComponents(siteDir).values()];
    return {...embed(diskFiles(siteDir)), components, ...readRepository(), canSave: isDevelopment};
  };
  return {
    name: 'editor',
    // Of the texts `npm start` is asked when the editor opens: were they watched, each *Save* would load the editor again.
    getPathsToWatch: () => [`${siteDir}/pictures/*`],
    async contentLoaded({actions}) {
      const data = await actions.createData('site.json', JSON.stringify(readSite()));
      const pictures = await actions.createData('pictures.js', picturesModule(siteDir));
      const page = {exact: true, modules: {site: data, pictures}};
      actions.addRoute({...page, path: `${baseUrl}editor`, component: '@site/src/editor/ui/EditorPage.tsx'});
      actions.addRoute({
        exact: true,
        path: `${baseUrl}editor/preview`,
        component: '@site/src/editor/preview/PreviewPage.tsx',
      });
    },
    configureWebpack: (_config, isServer) => {
      if (isServer) return {};
      const alias = {
        // For browsers this package comes in a version that asks the page's document; a worker has none.
        'decode-named-character-reference$': require.resolve('decode-named-character-reference'),
        // One of its users imports it and one requires it: without this the bundle holds it twice.
        acorn$: path.join(path.dirname(require.resolve('acorn')), 'acorn.mjs'),
      };
      const save = saveMiddleware(siteDir, `${baseUrl}editor/save`);
      const read = (_request: unknown, response: ServerResponse) =>
        response.setHeader('Content-Type', 'application/json').end(JSON.stringify(readSite()));
      // Docusaurus joins these middlewares to its own.
      const devServer = {
        setupMiddlewares: () => [
          {name: 'save', middleware: save},
          {name: 'site', path: `${baseUrl}editor/site.json`, middleware: read},
        ],
      };
      return {resolve: {alias}, ...(isDevelopment && {devServer})} as object;
    },
  };
}
