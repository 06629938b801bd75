import {useEditor} from './context';
import {useAnswer} from './useAnswer';

/** Names files by their titles, once these are needed and known. */
export function useTitles(isNeeded: boolean): (file: string) => string {
  const {engine} = useEditor();
  const files = useAnswer(() => (isNeeded ? engine.run('overview') : undefined), [engine, isNeeded]);
  return (name) => files?.find(({file}) => file === name)?.title ?? name;
}
