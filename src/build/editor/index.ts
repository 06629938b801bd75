/** Adds the editor to builds for staff: its two pages, what they need of the files, and in `npm start` a way to save. */
import path from 'node:path';
import type {LoadContext, Plugin, PluginContentLoadedActions} from '@docusaurus/types';
import {readComponents} from '../../content/checker/components/read.node';
import {readFacts} from '../../content/checker/pictureFacts';
import {normalize} from '../../content/checker/source';
import {diskFiles, pathOf, type SiteFolders} from '../../content/site/files.node';
import {CONTENT_FOLDERS, ORIGINALS_FOLDER, recordFile, STATIC_FOLDERS} from '../../content/site/folders';
import {isEditable} from '../../content/site/pageFiles';
import {pictureFaults, pictureFiles} from '../../content/site/pictures/problems';
import {definitionOf, RECORD_NAMES, readRecords} from '../../content/site/records';
import {Engine} from '../../editor/engine/engine';
import {titleOf} from '../../editor/engine/results';
import type {SiteData} from '../../editor/site';
import type {Environment} from '../../environment';
import type {PictureRequest} from '../pictures/encode';
import {requestFor} from '../pictures/make';
import {siteFolders} from '../site';
import {bundling, developmentServer} from './webpack';

const PICTURE: PictureRequest = {
  placement: {spot: 'text', sizes: '100vw', widths: [960], needs: 0},
  look: 'natural',
  focus: 'center',
};

function readSite(folders: SiteFolders, {repository, branch, commit, target}: Environment): SiteData {
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
    pictures: collect(files.list(ORIGINALS_FOLDER), (file) => readFacts(files.bytes(file))),
    // For all other files the rules only need to know that they exist.
    others: all.filter((file) => !texts.includes(file)),
    components: [...readComponents(folders.siteDir).values()],
    repository,
    branch,
    commit,
    canSave: target === 'start',
  };
}

/** A module with one small copy of each picture, by its file. One with a fault can't be read, and isn't shown. */
function picturesModule(folders: SiteFolders): string {
  const files = diskFiles(folders);
  const shown = pictureFiles(files).filter((file) => pictureFaults(file, files).length === 0);
  const imports = shown.map((file, index) => {
    return `import p${index} from ${JSON.stringify(requestFor(pathOf(folders, file), PICTURE))};`;
  });
  const entries = shown.map((file, index) => `${JSON.stringify(file)}: p${index}`);
  return `${imports.join('\n')}\nexport default {${entries.join(', ')}};\n`;
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

export default function editorPlugin({siteDir, baseUrl}: LoadContext, environment: Environment): Plugin {
  const isDevelopment = environment.target === 'start';
  const folders = siteFolders(siteDir, environment);
  return {
    name: 'editor',
    // The editor fetches the texts when it opens. Watching them would reload it on every save.
    getPathsToWatch: () => [pathOf(folders, `${ORIGINALS_FOLDER}/*`)],
    async contentLoaded({actions: {createData, addRoute}}) {
      const data = readSite(folders, environment);
      const site = await createData('site.json', JSON.stringify(data));
      const pictures = await createData('pictures.js', picturesModule(folders));
      // In `npm start` these would be out of date after the first change.
      const pages = await createData(
        'pages.js',
        isDevelopment ? 'export default {};' : await pagesModule(data, createData),
      );
      const ui = '@site/src/editor/ui/App.tsx';
      addRoute({exact: true, path: `${baseUrl}editor`, component: ui, modules: {site, pictures, pages}});
      const preview = '@site/src/editor/preview/PreviewPage.tsx';
      addRoute({exact: true, path: `${baseUrl}editor/preview`, component: preview});
    },
    configureWebpack: (_config, isServer) => {
      if (isServer) return {};
      const devServer = developmentServer(folders, `${baseUrl}editor`, () => readSite(folders, environment));
      return {...bundling(), ...(isDevelopment && {devServer})};
    },
  };
}
