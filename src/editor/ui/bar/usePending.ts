/** What *Propose* corrects before it sends, and the errors that stop it. */
import type {Pending} from '../../engine/corrections';
import {useEditor} from '../context';
import {useAnswer} from '../shared/useEngine';

export function usePending(): Pending {
  const {workspace} = useEditor();
  return useAnswer('pending', workspace.changedTexts) ?? {count: 0, errors: []};
}
