import {existsSync} from 'node:fs';
import type {MDXPlugin} from '@docusaurus/mdx-loader';
import type {Options, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {BAR_BUTTON} from './src/components/Button/ownButtons';
import {readEnvironment} from './src/environment';
import caseSensitiveRoutesPlugin from './src/plugins/case-sensitive-routes';
import checkPlugin, {keepsToken, parseFrontMatter, preprocessor} from './src/plugins/check';
import pictures from './src/plugins/pictures/remark';
import postBuildPlugin from './src/plugins/post-build';
import recordsPlugin from './src/plugins/records';
import {fillIn, loadRecords} from './src/plugins/records/load';
import slimPlugin from './src/plugins/slim';
import {chooseOptimizations} from './src/plugins/slim/optimizations';
import staffMarks, {ledgerPlugin} from './src/plugins/staff';

const environment = readEnvironment();
const {isDevelopment, isPreview} = environment;
const staff = isPreview || isDevelopment;
const {name, tagline} = loadRecords(__dirname).organisation;
const siteDir = __dirname;
// The handbook's examples are put in between: their pictures are for the second pass.
const content = {
  beforeDefaultRemarkPlugins: [[pictures, {siteDir}]] as MDXPlugin[],
  remarkPlugins: [[staffMarks, {staff}], ...(staff ? [[pictures, {siteDir, pass: 2}]] : [])] as MDXPlugin[],
};

// With 'none' the site builds as stock Docusaurus does. The preview's handbook needs the whole bundle.
const level = isDevelopment ? 'none' : isPreview ? 'pages' : 'all';
const optimizations = chooseOptimizations({level, without: environment.without});
const styles = [
  ...['face', 'tokens', ...(optimizations.has('infima') ? [] : ['infima'])],
  ...['base', 'bar', 'drawer', 'print', ...(staff ? ['handbook'] : [])],
];

export default {
  title: name,
  tagline,
  url: environment.siteUrl,
  baseUrl: environment.baseUrl,
  trailingSlash: false,
  noIndex: isPreview,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  baseUrlIssueBanner: false,
  future: {
    // Cascade layers need Chrome 99; the site promises Chrome 87. The other flags of the next version are on.
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
    preprocessor: (page) => (keepsToken(page.filePath) ? preprocessor(page) : fillIn(preprocessor(page), name)),
    parseFrontMatter: async (page) => fillIn(await parseFrontMatter(page), name),
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },
  clientModules: ['plainAddress', 'focusOnTitle', 'lostScript'].map((file) => `./src/client/${file}`),
  plugins: [
    recordsPlugin,
    checkPlugin,
    caseSensitiveRoutesPlugin,
    () => slimPlugin(optimizations),
    (context) => postBuildPlugin(context, environment, optimizations),
    staff && ledgerPlugin,
  ],
  presets: [
    [
      'classic',
      {
        pages: {path: 'pages', include: ['*.mdx'], mdxPageComponent: '@site/src/components/Page', ...content},
        docs: staff && {path: 'handbook', routeBasePath: 'handbook', sidebarPath: './sidebars.ts', ...content},
        blog: false,
        sitemap: {lastmod: existsSync('.git') ? 'date' : null, changefreq: null, priority: null},
        theme: {customCss: styles.map((file) => `./src/css/${file}.css`)},
      } satisfies Options,
    ],
  ],
  themeConfig: {
    colorMode: {respectPrefersColorScheme: true},
    navbar: {
      title: name,
      items: [
        {to: '/', label: 'Home', activeBaseRegex: '^/$', position: 'right'},
        {to: '/about', label: 'About', position: 'right'},
        {to: '/programs', label: 'Programs', position: 'right'},
        {to: '/aguma-framework', label: 'Framework', position: 'right'},
        {to: '/hatchery', label: 'Hatchery', position: 'right'},
        {to: '/impact', label: 'Impact', position: 'right'},
        {to: '/contact', label: 'Contact', position: 'right'},
        {to: '/more', label: 'More', unseen: `from ${name}`, position: 'right'},
        {type: 'custom-button', label: BAR_BUTTON, position: 'right'},
      ],
    },
  } satisfies ThemeConfig,
} satisfies Config;
