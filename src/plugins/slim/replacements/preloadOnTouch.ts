/**
 * Replaces the object that Docusaurus' links call: `prefetch` when a link comes into view, `preload` when a finger or
 * pointer touches it. Prefetching would load every page in the navigation bar for a visitor who reads only one, so
 * only the page that is about to be opened is loaded.
 */
import preload from '@docusaurus/core/lib/client/preload';
import {isThrifty} from '../../../client/isThrifty';

const loaded = new Set<string>();

export default {
  prefetch: () => false,
  preload(path: string): Promise<unknown> | false {
    if (loaded.has(path) || isThrifty()) return false;
    loaded.add(path);
    return preload(path);
  },
};
