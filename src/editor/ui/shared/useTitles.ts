import type {FileSummary} from '../../engine/results';
import type {SiteData} from '../../site';
import {useEditor} from './context';
import {useAnswer} from './useAnswer';

/** Names files as the drafts call them, and as the build does until the engine has answered. */
export const titlesIn =
  ({titles}: Pick<SiteData, 'titles'>, files: FileSummary[] = []) =>
  (name: string): string =>
    files.find(({file}) => file === name)?.title ?? (Object.hasOwn(titles, name) ? titles[name] : name);

/** Names files by their titles. The engine is asked for those of drafts once they are needed. */
export function useTitles(isNeeded: boolean): (file: string) => string {
  const {engine, site} = useEditor();
  const files = useAnswer(() => (isNeeded ? engine.run('overview') : undefined), [engine, isNeeded]);
  return titlesIn(site, files);
}
