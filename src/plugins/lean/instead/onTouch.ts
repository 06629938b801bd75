/**
 * Replaces what Docusaurus' links call: `prefetch`, when a link comes into view, and `preload`, when a finger or a
 * pointer is on it. The first would fetch every page that the bar names, also for a visitor who reads one; the
 * second fetches the page that is about to be opened.
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
