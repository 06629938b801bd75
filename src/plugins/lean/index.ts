/**
 * The bundle's diet, and the starter of the real script. Each alias puts a small module of `instead/` in place of one
 * that comes with Docusaurus and that these pages do not run. A replaced part of the theme in `src/theme` wins over
 * one from here, as it does over Docusaurus' own.
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {visitorSettings} from './settings';
import type {Step} from './steps';

const instead = (file: string) => path.join(__dirname, 'instead', file);
const EMPTY = instead('empty.ts');

/** What each step of the diet puts in place of what. */
const ALIASES: Partial<Record<Step, Record<string, string>>> = {
  prism: {'prism-react-renderer': instead('prism.ts')},
  'mdx-components': {'@theme/MDXComponents': instead('MDXComponents.tsx')},
  infima: {[require.resolve('infima/dist/css/default/default.css')]: instead('infima.css')},
  search: {
    '@theme/SearchBar': instead('Nothing.tsx'),
    '@theme/SearchMetadata': instead('Nothing.tsx'),
  },
  providers: {
    '@theme/AnnouncementBar': instead('Nothing.tsx'),
    '@theme/Layout/Provider': instead('LayoutProvider.tsx'),
  },
  tslib: {tslib: instead('tslib.ts')},
  router: {history$: instead('history.js')},
  paths: {'path-to-regexp': instead('paths.ts')},
  checks: {
    'hoist-non-react-statics': EMPTY,
    'react-is': EMPTY,
    'react-fast-compare': instead('neverEqual.ts'),
  },
  loading: {'@theme/Loading': instead('Loading.tsx')},
};

/** The same, for requests that no alias reaches: they are paths, or an alias of Docusaurus catches them first. */
const MODULES: Partial<Record<Step, [request: RegExp, file: string][]>> = {
  prism: [[/theme-classic[\\/]lib[\\/]prism-include-languages$/, EMPTY]],
  'progress-bar': [[/theme-classic[\\/]lib[\\/]nprogress$/, EMPTY]],
  prefetch: [[/^\.\/docusaurus$/, instead('onTouch.ts')]],
  loading: [[/^\.\/BaseUrlIssueBanner$/, instead('Nothing.tsx')]],
  settings: [[/^@generated\/site-metadata$/, EMPTY]],
};

/** Whether the site has its own version of the part of the theme that an alias names. */
const isReplaced = (siteDir: string, alias: string) => {
  const part = path.join(siteDir, 'src/theme', alias.slice('@theme/'.length));
  return alias.startsWith('@theme/') && [part, `${part}.tsx`].some((file) => existsSync(file));
};

export default function leanPlugin({siteDir, siteConfig}: LoadContext, steps: ReadonlySet<Step>): Plugin {
  const aliases = Object.fromEntries(
    [...steps].flatMap((step) => Object.entries(ALIASES[step] ?? {})).filter(([alias]) => !isReplaced(siteDir, alias)),
  );
  const modules = [...steps].flatMap((step) => MODULES[step] ?? []);
  return {
    name: 'lean',
    async contentLoaded({actions}) {
      if (!steps.has('settings')) return;
      const settings = JSON.stringify(visitorSettings(siteConfig, steps));
      modules.push([/^@generated\/docusaurus\.config$/, await actions.createData('settings.json', settings)]);
    },
    configureWebpack: (_config, _isServer, {currentBundler}) => ({
      resolve: {alias: aliases},
      plugins: modules.map(
        ([request, file]) => new currentBundler.instance.NormalModuleReplacementPlugin(request, file),
      ),
    }),
    getClientModules: () => [
      ...(steps.has('frame') ? [instead('frame.ts')] : []),
      ...(steps.has('starter') ? [path.join(__dirname, 'starter.css')] : []),
    ],
    // The build's last steps give the starter the addresses of each page's scripts (src/plugins/finish).
    injectHtmlTags: () => ({
      headTags: [
        ...(steps.has('starter')
          ? [
              {
                tagName: 'script',
                attributes: {'data-scripts': true},
                innerHTML: readFileSync(path.join(__dirname, 'starter.js'), 'utf8'),
              },
            ]
          : []),
        {tagName: 'script', innerHTML: readFileSync(path.join(siteDir, 'src/client/openToday.js'), 'utf8')},
      ],
    }),
  };
}
