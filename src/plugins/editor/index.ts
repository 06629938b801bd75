/** Adds the editor to builds for staff: its two pages, what they need of the files, and in `npm start` a way to save. */

import type {LoadContext, Plugin} from '@docusaurus/types';
import {imageSize} from 'image-size';
import {readComponents} from '../../content/components/read.node';
import {diskFiles} from '../../content/files.node';
import type {OtherFile, SiteData} from '../../editor/site';
import {readRepository} from '../../editUrl';
import type {Environment} from '../../environment';
import {saveMiddleware} from './save';

const TEXTS = /^(pages|handbook)\/.*\.mdx?$|^records\/.*\.yml$/;
const FOLDERS = ['pages', 'handbook', 'records', 'static', 'pictures'];

function sizeOf(bytes: Uint8Array): Pick<OtherFile, 'width' | 'height'> {
  try {
    const {width, height, orientation = 1} = imageSize(bytes);
    return orientation >= 5 ? {width: height, height: width} : {width, height};
  } catch {
    return {}; // No image, or a damaged one: the rules say so.
  }
}

function readSite(siteDir: string): Pick<SiteData, 'texts' | 'others' | 'components'> {
  const files = diskFiles(siteDir);
  const all = FOLDERS.flatMap((folder) => files.list(folder));
  const texts = all.filter((file) => TEXTS.test(file)).map((file) => [file, files.text(file)]);
  const others = all
    .filter((file) => !TEXTS.test(file))
    .map((file) => {
      const bytes = files.bytes(file);
      return {file, size: bytes.length, ...sizeOf(bytes)};
    });
  return {texts: Object.fromEntries(texts), others, components: [...readComponents(siteDir).values()]};
}

export default function editorPlugin({siteDir, baseUrl}: LoadContext, {isDevelopment}: Environment): Plugin {
  return {
    name: 'editor',
    getPathsToWatch: () => ['pages/*.mdx', 'records/*.yml', 'pictures/*'].map((glob) => `${siteDir}/${glob}`),
    async contentLoaded({actions}) {
      const site: SiteData = {...readSite(siteDir), ...readRepository(), canSave: isDevelopment};
      const data = await actions.createData('site.json', JSON.stringify(site));
      const page = {exact: true, modules: {site: data}};
      actions.addRoute({...page, path: `${baseUrl}editor`, component: '@site/src/editor/ui/EditorPage.tsx'});
      actions.addRoute({
        exact: true,
        path: `${baseUrl}editor/preview`,
        component: '@site/src/editor/ui/PreviewPage.tsx',
      });
    },
    configureWebpack: (_config, isServer) => {
      if (isServer) return {};
      // For browsers this package comes in a version that asks the page's document; a worker has none.
      const alias = {'decode-named-character-reference$': require.resolve('decode-named-character-reference')};
      const middleware = saveMiddleware(siteDir, `${baseUrl}editor/save`);
      // Docusaurus joins these middlewares to its own.
      const devServer = {setupMiddlewares: () => [{name: 'save', middleware}]};
      return {resolve: {alias}, ...(isDevelopment && {devServer})} as object;
    },
  };
}
