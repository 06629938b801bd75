import {existsSync} from 'node:fs';
import type {MDXPlugin} from '@docusaurus/mdx-loader';
import type {Options, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {BAR_BUTTON} from './src/components/Button/ownButtons';
import addressesPlugin from './src/plugins/addresses';
import checkPlugin, {keepsToken, parseFrontMatter, preprocessor} from './src/plugins/check';
import noteFacts from './src/plugins/facts';
import finishPlugin from './src/plugins/finish';
import leanPlugin from './src/plugins/lean';
import {chooseSteps} from './src/plugins/lean/steps';
import pictures from './src/plugins/pictures/remark';
import recordsPlugin from './src/plugins/records';
import {fillIn, loadRecords} from './src/plugins/records/load';
import staffMarks, {ledgerPlugin} from './src/plugins/staff';

const {SITE_URL = 'http://localhost:3000', BASE_URL = '/', PREVIEW, NODE_ENV, WITHOUT} = process.env;
const staff = PREVIEW === '1' || NODE_ENV === 'development';
const {name, tagline} = loadRecords(__dirname).organisation;
const siteDir = __dirname;
// The handbook's examples are put in between: their pictures are for the second pass.
const content = {
  beforeDefaultRemarkPlugins: [[pictures, {siteDir}]] as MDXPlugin[],
  remarkPlugins: [noteFacts, [staffMarks, {staff}], ...(staff ? [[pictures, {siteDir, pass: 2}]] : [])] as MDXPlugin[],
};

// What makes the site fast on a cheap phone; with 'none' it builds as Docusaurus would have it.
const lean = NODE_ENV === 'development' ? 'none' : PREVIEW === '1' ? 'handbook' : 'all';
const styles = ['face', 'tokens', 'infima', 'base', 'bar', 'drawer', 'print', ...(staff ? ['handbook'] : [])];
const steps = chooseSteps({lean, without: WITHOUT});

export default {
  title: name,
  tagline,
  url: SITE_URL,
  baseUrl: BASE_URL,
  trailingSlash: false,
  noIndex: PREVIEW === '1',
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
    addressesPlugin,
    (context) => leanPlugin(context, steps),
    (context) => finishPlugin(context, steps),
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
