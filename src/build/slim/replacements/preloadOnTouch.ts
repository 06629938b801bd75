/**
 * Replaces the object that Docusaurus' links call: `prefetch` when a link comes into view, `preload` when a finger or
 * pointer touches it. Prefetching would load every page in the navigation bar for a visitor who reads one, so this loads
 * only the page that is about to be opened.
 */
import preload from '@docusaurus/core/lib/client/preload';
import {prefersReducedData} from '../../../browser/prefersReducedData';

const loaded = new Set<string>();

export default {
  prefetch: () => false,
  preload(path: string): Promise<unknown> | false {
    if (loaded.has(path) || prefersReducedData()) return false;
    loaded.add(path);
    return preload(path);
  },
};
