/** What *Propose* will correct before it sends, and what keeps it from sending. */
import type {Pending} from '../../engine/corrections';
import {useEditor} from '../context';
import {useAnswer} from '../shared/useEngine';

export function usePending(): Pending {
  const {workspace} = useEditor();
  return useAnswer('pending', workspace.changedTexts, workspace.declined) ?? {count: 0, following: [], errors: []};
}
