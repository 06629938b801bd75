/** What *Propose* will correct before it sends, and what keeps it from sending. */
import type {Pending} from '../../engine/corrections';
import {useEditor} from '../context';
import {useAnswer} from '../shared/useEngine';

/** A longer pause in typing than the check of the open file waits for, in milliseconds. */
const PAUSE = 1000;

export function usePending(): Pending {
  const {engine, workspace} = useEditor();
  const ask = () => engine.run('pending', workspace.changedTexts, workspace.declined);
  return useAnswer(ask, [], PAUSE) ?? {count: 0, following: [], errors: []};
}
