/** The form of a component or of a record: its fields, what changes them, and which of them has the focus. */
import {type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState} from 'react';
import {pathKey} from '../../../content/records/fields';
import {type FormGroup, type FormNode, fieldAtLine} from '../../../content/records/form';
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

/** The control that has the focus once a change has drawn the form anew. */
interface NextFocus {
  group: FormGroup;
  /** Of the entry in the group, or -1 for the button that adds one. */
  index: number;
  /** Selects the control in the entry. */
  control: string;
}

interface ChangeOptions {
  /** A message once it is done. */
  message?: string;
  /** Files that are added with the change. */
  newFiles?: NewFiles;
  focus?: NextFocus;
}

export function useForm({file, check, start, setting, line}: FormProps) {
  const {engine, announce} = useEditor();
  const change = useChange();
  const isRecord = start === undefined;
  const nodes = useNodes(file, start);
  const {root, focusNext} = useNextFocus(nodes);
  const changeEntry = useEntryChange(nodes);
  const newestStart = useNewest(start);

  // The focus goes to one field, once: the setting that was tapped, or the field on the line.
  const [focusedKey, setFocusedKey] = useState(setting && pathKey([0, setting]));
  if (nodes && focusedKey === undefined) {
    const field = line ? fieldAtLine(nodes[0], line) : undefined;
    setFocusedKey(pathKey(field?.path ?? []));
  }

  /** The files after a change. */
  const askFor = async (formChange: FormChange): Promise<NewFiles> => {
    // While the change waited in the queue, the tag may have moved.
    const startNow = newestStart.current;
    if (startNow === undefined || formChange.kind !== 'set')
      return {[file]: await engine.run('changeRecord', file, formChange)};
    const {path, value} = formChange;
    return engine.run('changeSetting', file, {start: startNow, path, value});
  };
  const apply = async (label: string, formChange: FormChange, {message, newFiles, focus}: ChangeOptions = {}) => {
    if (focus) focusNext(focus);
    // All keys typed in one field are one step of undo.
    const isTyped = formChange.kind === 'set' && !newFiles;
    const stepKey = isTyped ? `${file} ${start} ${pathKey(formChange.path)}` : undefined;
    const make = () =>
      change({label, stepKey, ask: async () => ({files: {...newFiles, ...(await askFor(formChange))}})});
    const isOfEntry = formChange.kind !== 'set' && formChange.kind !== 'add';
    const answer = await (isOfEntry ? changeEntry(make) : make());
    if (answer && message) announce(message);
  };
  return {file, check, start, isRecord, nodes, root, focusedKey, apply};
}

/** The nodes of the form: of a record, or of the component whose tag begins at `start`. Undefined until the engine answers. */
function useNodes(file: string, start: number | undefined): FormNode[] | undefined {
  const ofRecord = useAnswer(start === undefined ? 'form' : undefined, file);
  const ofComponent = useAnswer(start === undefined ? undefined : 'settings', file, start ?? 0);
  return useMemo(() => (ofRecord ? [ofRecord] : ofComponent), [ofRecord, ofComponent]);
}

/** The value of the last drawing, for what runs later than the drawing that it began in. */
function useNewest<Value>(value: Value): RefObject<Value> {
  const newest = useRef(value);
  useLayoutEffect(() => {
    newest.current = value;
  }, [value]);
  return newest;
}

/**
 * Moves, duplicates or deletes one entry, and no other until the form is drawn anew: the paths of its nodes may lead to
 * other entries by then.
 */
function useEntryChange(nodes: FormNode[] | undefined) {
  const outdatedNodes = useRef<typeof nodes>(undefined);
  return async <Answer>(make: () => Promise<Answer | undefined>): Promise<Answer | undefined> => {
    if (outdatedNodes.current === nodes) return undefined;
    outdatedNodes.current = nodes;
    const answer = await make();
    if (!answer) outdatedNodes.current = undefined;
    return answer;
  };
}

/** Moves the focus once a change has drawn the form anew. */
function useNextFocus(nodes: FormNode[] | undefined) {
  const root = useRef<HTMLDivElement>(null);
  const selector = useRef('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the form has changed.
  useEffect(() => {
    const control = selector.current && root.current?.querySelector<HTMLElement>(selector.current);
    if (!control) return;
    selector.current = '';
    control.focus();
  }, [nodes]);

  const focusNext = ({group, index, control}: NextFocus) => {
    const entries = `[data-group="${CSS.escape(pathKey(group.path))}"]`;
    const toAdd = `${entries} ~ button, ${entries} ~ form button`;
    selector.current = index < 0 ? toAdd : `${entries} > :nth-child(${index + 1}) :is(${control})`;
  };
  return {root, focusNext};
}
