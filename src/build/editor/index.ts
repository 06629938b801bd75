/** Adds the editor to builds for staff: its two pages, what they need of the files, and in `npm start` a way to save. */
import type {ServerResponse} from 'node:http';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {type ContentFiles, readFacts, readRecords} from '../../content';
import {readComponents} from '../../content/components/read.node';
import {diskFiles} from '../../content/files.node';
import {fileProblems, picturesOf} from '../../content/pictures/problems';
import {EDITABLE, type SiteData} from '../../editor/site';
import {titleOf} from '../../editor/text/title';
import {type Environment, readRepository} from '../../environment';
import type {Order} from '../pictures/encode';
import {requestFor} from '../pictures/make';
import {saveMiddleware} from './save';

const TEXTS = /^(pages|handbook)\/.*\.mdx?$|^records\/.*\.yml$|^(static|pictures)\/.*\.svg$/i;
const FOLDERS = ['pages', 'handbook', 'records', 'static', 'pictures'];

/** What of the site's files the editor takes along: texts whole, and of everything else what the rules ask. */
function embed(files: ContentFiles): Pick<SiteData, 'texts' | 'titles' | 'others' | 'pictures'> {
  const all = FOLDERS.flatMap((folder) => files.list(folder));
  const texts = all.filter((file) => TEXTS.test(file)).map((file) => [file, files.text(file)]);
  const {records} = readRecords(files);
  const editable = all.filter((file) => EDITABLE.test(file));
  const titles = editable.map((file) => [file, titleOf(file, files.text(file), records)]);
  const pictures = files.list('pictures').map((file) => [file, readFacts(files.bytes(file))]);
  return {
    texts: Object.fromEntries(texts),
    titles: Object.fromEntries(titles),
    pictures: Object.fromEntries(pictures),
    others: all.filter((file) => !TEXTS.test(file)),
  };
}

/** The editor shows one small copy of each picture, made as those of the pages are. */
const ORDER: Order = {place: {slot: 'text', sizes: '100vw', widths: [960], needs: 0}, look: 'natural', focus: 'center'};

/** A module with what there is of each picture, by its file. One with a problem can't be read, and isn't shown. */
function picturesModule(siteDir: string): string {
  const files = diskFiles(siteDir);
  const shown = picturesOf(files).filter((file) => fileProblems(file, files).length === 0);
  const imports = shown.map((file, index) => {
    return `import p${index} from ${JSON.stringify(requestFor(path.join(siteDir, file), ORDER))};`;
  });
  const entries = shown.map((file, index) => `${JSON.stringify(file)}: p${index}`);
  return `${imports.join('\n')}\nexport default {${entries.join(', ')}};\n`;
}

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
