import type {Options, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import checkPlugin, {isHandbook, parseFrontMatter, preprocessor} from './src/plugins/check';
import finishPlugin from './src/plugins/finish';
import recordsPlugin from './src/plugins/records';
import {fillIn, loadRecords} from './src/plugins/records/load';
import staffMarks, {ledgerPlugin} from './src/plugins/staff';

const {SITE_URL = 'http://localhost:3000', BASE_URL = '/', PREVIEW, NODE_ENV} = process.env;
const staff = PREVIEW === '1' || NODE_ENV === 'development';
const {name, tagline} = loadRecords(__dirname).organisation;
const content = {remarkPlugins: [[staffMarks, {staff}]] as [typeof staffMarks, {staff: boolean}][]};

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
    // The persistent cache has been seen to ignore changed aliases.
    faster: {rspackPersistentCache: false},
  },
  markdown: {
    preprocessor: (page) => (isHandbook(page.filePath) ? preprocessor(page) : fillIn(preprocessor(page), name)),
    parseFrontMatter: async (page) => fillIn(await parseFrontMatter(page), name),
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },
  plugins: [recordsPlugin, checkPlugin, finishPlugin, staff && ledgerPlugin],
  presets: [
    [
      'classic',
      {
        pages: {path: 'pages', include: ['*.mdx'], mdxPageComponent: '@site/src/components/Page', ...content},
        docs: staff && {path: 'handbook', routeBasePath: 'handbook', sidebarPath: './sidebars.ts', ...content},
        blog: false,
        theme: {customCss: ['./src/css/tokens.css', './src/css/base.css']},
      } satisfies Options,
    ],
  ],
  themeConfig: {
    colorMode: {respectPrefersColorScheme: true},
    navbar: {
      title: name,
      items: [
        {to: '/', label: 'Home', activeBaseRegex: '^/$'},
        {to: '/about', label: 'About'},
        {to: '/programs', label: 'Programs'},
        {to: '/aguma-framework', label: 'Framework'},
        {to: '/hatchery', label: 'Hatchery'},
        {to: '/impact', label: 'Impact'},
        {to: '/contact', label: 'Contact'},
        {to: '/more', label: 'More'},
        {type: 'custom-button', label: 'Apply Now', position: 'right'},
      ],
    },
  } satisfies ThemeConfig,
} satisfies Config;
