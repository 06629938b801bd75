/** Adds the editor to builds for staff: its two pages, what they need of the files, and in `npm start` a way to save. */
import path from 'node:path';
import type {LoadContext, Plugin, PluginContentLoadedActions} from '@docusaurus/types';
import {readComponents} from '../../content/components/read.node';
import {diskFiles, type SiteFolders} from '../../content/files.node';
import {CONTENT_FOLDERS, recordFile, STATIC_FOLDERS} from '../../content/folders';
import {isEditable} from '../../content/pageFiles';
import {pictureFiles, pictureProblem} from '../../content/pictures';
import {readRecords} from '../../content/records/load';
import {definitionOf, RECORD_NAMES} from '../../content/records/registry';
import {normalize} from '../../content/source';
import {Engine} from '../../editor/engine/engine';
import {titleOf} from '../../editor/engine/results';
import type {SiteData} from '../../editor/site';
import type {Environment} from '../../environment';
import type {Pictures} from '../pictures';
import {siteFolders} from '../site';
import {bundling, developmentServer} from './webpack';

/** The address of a small copy of each picture, by its file. A file with a problem isn't shown. */
async function thumbnails(folders: SiteFolders, pictures: Pictures): Promise<Record<string, string>> {
  const files = diskFiles(folders);
  const shown = pictureFiles(files).filter((file) => !pictureProblem(files.bytes(file)));
  return Object.fromEntries(await Promise.all(shown.map(async (file) => [file, await pictures.thumbnail(file)])));
}

async function readSite(
  folders: SiteFolders,
  {repository, branch, commit, target}: Environment,
  pictures: Pictures,
): Promise<SiteData> {
  const files = diskFiles(folders);
  const all = [...new Set([...CONTENT_FOLDERS, ...STATIC_FOLDERS].flatMap((folder) => files.list(folder)))];
  const texts = all.filter(isEditable);
  const {records} = readRecords(files);
  const collect = <Value>(chosen: string[], read: (file: string) => Value) =>
    Object.fromEntries(chosen.map((file) => [file, read(file)]));
  return {
    texts: collect(texts, (file) => normalize(files.text(file))),
    titles: collect(texts, (file) => titleOf(file, files.text(file), records)),
    shownOn: Object.fromEntries(RECORD_NAMES.map((name) => [recordFile(name), definitionOf(name).shownOn])),
    pictures: await thumbnails(folders, pictures),
    // For all other files the rules only need to know that they exist.
    others: all.filter((file) => !texts.includes(file)),
    components: [...readComponents(folders.siteDir).values()],
    repository,
    branch,
    commit,
    canSave: target === 'start',
  };
}

/** A module with each page as the editor draws it, by its file, shown until the editor's engine is loaded. */
async function pagesModule(site: SiteData, createData: PluginContentLoadedActions['createData']): Promise<string> {
  const engine = new Engine(site);
  const pages = Object.keys(site.texts).flatMap((file) => {
    const page = engine.show(file);
    return page ? [{file, page}] : [];
  });
  const entries = pages.map(async ({file, page}) => {
    const withoutLines = JSON.stringify(page, (key, value) => (key === 'line' || key === 'column' ? undefined : value));
    const data = await createData(`page-${path.basename(file, '.mdx')}.json`, withoutLines);
    return `${JSON.stringify(file)}: () => import(${JSON.stringify(data)})`;
  });
  return `export default {${(await Promise.all(entries)).join(', ')}};\n`;
}

export default function editorPlugin(
  {siteDir, baseUrl}: LoadContext,
  environment: Environment,
  pictures: Pictures,
): Plugin {
  const isDevelopment = environment.target === 'start';
  const folders = siteFolders(siteDir, environment);
  return {
    name: 'editor',
    // In `npm start` the editor fetches the site when it opens. Watching its files would reload it on every save.
    async contentLoaded({actions: {createData, addRoute}}) {
      const data = await readSite(folders, environment, pictures);
      const site = await createData('site.json', JSON.stringify(data));
      // In `npm start` these would be out of date after the first change.
      const pages = await createData(
        'pages.js',
        isDevelopment ? 'export default {};' : await pagesModule(data, createData),
      );
      const ui = '@site/src/editor/ui/App.tsx';
      addRoute({
        exact: true,
        path: `${baseUrl}editor`,
        component: ui,
        modules: {site, pages},
      });
      const preview = '@site/src/editor/preview/PreviewPage.tsx';
      addRoute({exact: true, path: `${baseUrl}editor/preview`, component: preview});
    },
    configureWebpack: (_config, isServer) => {
      if (isServer) return {};
      const devServer = developmentServer(folders, `${baseUrl}editor`, () => readSite(folders, environment, pictures));
      return {...bundling(), ...(isDevelopment && {devServer})};
    },
  };
}
