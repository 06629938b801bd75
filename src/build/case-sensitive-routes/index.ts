/**
 * Makes the router case-sensitive, as GitHub Pages is. Pages answers `/ABOUT` with the 404 page. The stock router
 * would take it for `/about` and render that page over the 404 page, with an error in the console.
 */
import type {Plugin} from '@docusaurus/types';
import {ModuleReplacements} from '../moduleReplacements';

export default function caseSensitiveRoutesPlugin(): Plugin {
  const replacements = new ModuleReplacements([
    {request: /^react-router-config$/, replacement: require.resolve('./routerConfig.tsx')},
  ]);
  return {
    name: 'case-sensitive-routes',
    configureWebpack: (_config, _isServer, {currentBundler}) => ({plugins: replacements.plugins(currentBundler)}),
    postBuild: async () => replacements.assertUsed(),
  };
}
