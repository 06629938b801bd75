/** Settings for style sheets that `docusaurus.config.ts` has no option for. */
import path from 'node:path';
import globalData from '@csstools/postcss-global-data';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Environment} from '../environment';

/** Docusaurus' own style sheet. */
const INFIMA = require.resolve('infima/dist/css/default/default.css');

export default function stylesPlugin({siteDir}: LoadContext, {target}: Environment): Plugin {
  const breakpoints = globalData({files: [path.join(siteDir, 'src/css/breakpoints.css')]});
  return {
    name: 'styles',
    // Docusaurus' own postcss-preset-env then replaces the breakpoints' names by their widths.
    configurePostCss: (options) => ({...options, plugins: [breakpoints, ...options.plugins]}),
    // Public pages have `src/css/infimaForPublic.css` instead: even of Infima's rules that a page uses, 2.3 kB would be inlined.
    configureWebpack: () => (target === 'public' ? {resolve: {alias: {[INFIMA]: false}}} : {}),
  };
}
