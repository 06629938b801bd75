/**
 * Replaces what Docusaurus' links call: `prefetch`, when a link comes into view, and `preload`, when a finger or a
 * pointer is on it. The first would fetch every page that the bar names, also for a visitor who reads one; the
 * second fetches the page that is about to be opened.
 */
import preload from '@docusaurus/core/lib/client/preload';

const loaded = new Set<string>();

export default {
  prefetch: () => false,
  preload(path: string): Promise<unknown> | false {
    const {connection} = navigator as Navigator & {connection?: {saveData?: boolean; effectiveType?: string}};
    if (loaded.has(path) || connection?.saveData || connection?.effectiveType?.includes('2g')) return false;
    loaded.add(path);
    return preload(path);
  },
};
