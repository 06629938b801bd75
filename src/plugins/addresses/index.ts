/**
 * Lets the script mind capitals in addresses, as GitHub Pages does. Pages answers `/ABOUT` with the 404 page; the
 * stock router would take it for `/about` and draw that page over the 404 page, with an error in the console.
 */
import type {Plugin} from '@docusaurus/types';

export default function addressesPlugin(): Plugin {
  return {
    name: 'addresses',
    configureWebpack: () => ({
      resolve: {alias: {'react-router-config$': require.resolve('./routerConfig.tsx')}},
    }),
  };
}
