import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Options, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config, LoadContext} from '@docusaurus/types';
import contentPlugin from './src/build/content';
import {frontMatterParser, preprocessor} from './src/build/content/pages';
import {linkTo} from './src/build/documents';
import editorPlugin from './src/build/editor';
import {remarkPlugins} from './src/build/mdx';
import {Pictures} from './src/build/pictures';
import postBuildPlugin from './src/build/post-build';
import recordsPlugin from './src/build/records';
import {silkNamedIn, siteFiles, siteFolders} from './src/build/site';
import staffPlugin from './src/build/staff';
import stylesPlugin from './src/build/styles';
import {pathOf} from './src/content/files.node';
import {STATIC_FOLDERS} from './src/content/folders';
import {isHandbook, pagePatterns} from './src/content/pageFiles';
import {loadRecords} from './src/content/records/load';
import {readEnvironment} from './src/environment';

const environment = readEnvironment();
const {target} = environment;
const isForStaff = target !== 'public';
const isBuild = target !== 'start';
const folders = siteFolders(__dirname, environment);
const files = siteFiles(__dirname, environment);
const staticFolders = STATIC_FOLDERS.filter((folder) => isForStaff || !isHandbook(folder)).map((folder) =>
  path.join(__dirname, folder),
);
const {
  organisation: {name, tagline},
  menu,
} = loadRecords(files);

const pictures = new Pictures(folders, environment.baseUrl);
const content = remarkPlugins({folders, name, isForStaff, environment, pictures});

const styles = [
  'face',
  'tokens',
  isForStaff ? 'infimaForStaff' : 'infimaForPublic',
  'base',
  'navbar',
  'print',
  isForStaff && 'handbook',
].filter(Boolean);

export default {
  title: name,
  tagline,
  url: environment.siteUrl,
  baseUrl: environment.baseUrl,
  trailingSlash: false,
  staticDirectories: [...new Set([path.join(folders.contentDir, 'static'), ...staticFolders])],
  noIndex: target === 'staff',
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  baseUrlIssueBanner: false,
  future: {
    // Cascade layers need Chrome 99; the site promises Chrome 95. The other flags of the next version are on.
    v4: {
      removeLegacyPostBuildHeadAttribute: true,
      siteStorageNamespacing: true,
      fasterByDefault: true,
      mdx1CompatDisabledByDefault: true,
      useCssCascadeLayers: false,
    },
    // The persistent cache has been seen to ignore changed aliases; the eager reading of git finds no dates for the sitemap.
    faster: {rspackPersistentCache: false, gitEagerVcs: false},
  },
  markdown: {
    preprocessor: preprocessor(folders, environment),
    parseFrontMatter: frontMatterParser(folders, name),
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },
  headTags: [
    {rel: 'icon', href: 'favicon.ico', sizes: '32x32'},
    {rel: 'icon', href: 'favicon.svg', type: 'image/svg+xml'},
    {rel: 'apple-touch-icon', href: 'apple-touch-icon.png'},
    // The last steps of a build write it (src/build/post-build).
    ...(isBuild ? [{rel: 'manifest', href: 'manifest.webmanifest'}] : []),
  ].map(({rel, href, ...rest}) => ({
    tagName: 'link',
    attributes: {rel, href: environment.baseUrl + href, ...rest},
  })),
  clientModules: ['./src/browser/router'],
  plugins: [
    (context) => recordsPlugin(context, environment),
    (context) => contentPlugin(context, environment),
    (context) => stylesPlugin(context, environment),
    (context) => postBuildPlugin(context, environment),
    () => pictures.plugin,
    isForStaff && ((context: LoadContext) => staffPlugin(context, environment)),
    isForStaff && ((context: LoadContext) => editorPlugin(context, environment, pictures)),
  ],
  presets: [
    [
      'classic',
      {
        pages: {
          path: pathOf(folders, 'pages'),
          ...pagePatterns(),
          mdxPageComponent: '@site/src/components/Page',
          ...content,
        },
        docs: isForStaff && {path: 'handbook', routeBasePath: 'handbook', sidebarPath: './sidebars.ts', ...content},
        blog: false,
        sitemap: {lastmod: existsSync(path.join(__dirname, '.git')) ? 'date' : null, changefreq: null, priority: null},
        theme: {customCss: styles.map((file) => `./src/css/${file}.css`)},
      } satisfies Options,
    ],
  ],
  themeConfig: {
    colorMode: {respectPrefersColorScheme: true},
    navbar: {
      title: name,
      items: [
        ...menu.links.map(({label, page, screenReaderText}) => ({
          to: page,
          label,
          screenReaderText,
          position: 'right' as const,
          silk: silkNamedIn(page, files),
          ...(page === '/' && {activeBaseRegex: `^${environment.baseUrl}$`}),
        })),
        {
          type: 'custom-button',
          label: menu.button.label,
          to: menu.button.to && linkTo(menu.button.to, files),
          position: 'right',
        },
        {type: 'custom-menu-button', position: 'right'},
      ],
    },
  } satisfies ThemeConfig,
} satisfies Config;
