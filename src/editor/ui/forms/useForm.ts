/** The form of a component or of a record: its fields, what changes them, and which of them has the focus. */
import {useEffect, useLayoutEffect, useRef, useState} from 'react';
import {type FormGroup, type FormNode, fieldAtLine, keyOf} from '../../../content/checker/records/form';
import type {FormChange} from '../../text/record';
import {useEditor} from '../context';
import type {Check} from '../shared/useCheck';
import {useAnswer, useChange} from '../shared/useEngine';
import type {NewFiles} from './newFile';

export interface FormProps {
  file: string;
  check: Check;
  /** Where the tag of a component begins, if the form is for its settings and words. Without, it is a record's. */
  start?: number;
  /** The setting that takes the focus. */
  setting?: string;
  /** The line of a record whose field takes the focus. */
  line?: number;
}

export type FormState = ReturnType<typeof useForm>;

interface ChangeOptions {
  /** A message once it is done. */
  message?: string;
  /** Files that are added with the change. */
  newFiles?: NewFiles;
}

export function useForm({file, check, start, setting, line}: FormProps) {
  const {engine, announce} = useEditor();
  const change = useChange();
  const isRecord = start === undefined;
  const ask = async (): Promise<FormNode[]> =>
    isRecord ? [await engine.run('form', file)] : engine.run('settings', file, start);
  const nodes = useAnswer(ask, [file, start]);
  const {root, focusAfterChange} = useFocusAfterChange(nodes);

  // The focus goes to one field, once: the setting that was tapped, or the field on the line.
  const [focusedKey, setFocusedKey] = useState(setting && keyOf([0, setting]));
  if (nodes && focusedKey === undefined) {
    const field = line ? fieldAtLine(nodes[0], line) : undefined;
    setFocusedKey(keyOf(field?.path ?? []));
  }
  // While a change waits in the queue, the tag may move.
  const startNow = useRef(start);
  useLayoutEffect(() => {
    startNow.current = start;
  }, [start]);

  /** The files after a change. */
  const askFor = async (formChange: FormChange): Promise<NewFiles> => {
    if (startNow.current === undefined || formChange.kind !== 'set')
      return {[file]: await engine.run('changeRecord', file, formChange)};
    const {path, value} = formChange;
    return engine.run('changeSetting', file, {start: startNow.current, path, value});
  };
  // The nodes whose entries have been moved or deleted since they were drawn: their paths may lead to other entries now.
  const outdatedNodes = useRef<typeof nodes>(undefined);
  const apply = async (label: string, formChange: FormChange, {message, newFiles}: ChangeOptions = {}) => {
    const isOfEntry = formChange.kind !== 'set' && formChange.kind !== 'add';
    if (isOfEntry && outdatedNodes.current === nodes) return;
    if (isOfEntry) outdatedNodes.current = nodes;
    // All keys typed in one field are one step of undo.
    const isTyped = formChange.kind === 'set' && !newFiles;
    const stepKey = isTyped ? `${file} ${start} ${keyOf(formChange.path)}` : undefined;
    const answer = await change({
      label,
      stepKey,
      ask: async () => ({files: {...newFiles, ...(await askFor(formChange))}}),
    });
    if (!answer && isOfEntry) outdatedNodes.current = undefined;
    if (answer && message) announce(message);
  };
  return {file, check, start, isRecord, nodes, root, focusedKey, focusAfterChange, apply};
}

/** Moves the focus once a change has drawn the form anew. */
function useFocusAfterChange(nodes: FormNode[] | undefined) {
  const root = useRef<HTMLDivElement>(null);
  const selector = useRef('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the form has changed.
  useEffect(() => {
    const control = selector.current && root.current?.querySelector<HTMLElement>(selector.current);
    if (!control) return;
    selector.current = '';
    control.focus();
  }, [nodes]);

  /** The next form puts the focus on a control of a group's entry, or on the button that adds one (index -1). */
  const focusAfterChange = (group: FormGroup, index: number, control: string) => {
    const entries = `[data-group="${CSS.escape(keyOf(group.path))}"]`;
    const toAdd = `${entries} ~ button, ${entries} ~ form button`;
    selector.current = index < 0 ? toAdd : `${entries} > :nth-child(${index + 1}) :is(${control})`;
  };
  return {root, focusAfterChange};
}
