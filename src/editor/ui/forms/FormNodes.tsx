/** The fields of a form, and the groups and lists that they are in. */

import clsx from 'clsx';
import {type FormEvent, type ReactNode, useMemo, useState} from 'react';
import {pathKey} from '../../../content/records/fields';
import type {FormField, FormGroup, FormNode, Value} from '../../../content/records/form';
import type {ShownProblem} from '../../engine/answers';
import {entryName} from '../../text/names';
import {useEditor} from '../context';
import Button from '../shared/Button';
import look from '../shared/look.module.css';
import {ACTIONS, type PartAction, PartActions} from '../shared/PartActions';
import {LinkToDocument} from './chooseFile';
import Field from './Field';
import styles from './field.module.css';
import type {FormState} from './useForm';

/** The problems of a field. A missing setting is reported at the start of the tag, by its name. */
export function problemsOfField({start, end, path}: FormField, problems: ShownProblem[]): ShownProblem[] {
  const isMissing = start === end;
  return problems.filter((problem) => {
    if (isMissing) return problem.start <= start && problem.end >= start && problem.missingSetting === path.at(-1);
    return start <= problem.start && problem.start < end;
  });
}

/** A field that changes its file with each key, and the button for a file that it can hold. */
function FieldOfForm({node, form}: {node: FormField; form: FormState}): ReactNode {
  const {check, isRecord, focusedKey, apply} = form;
  const {title, path} = node;
  const [wasFocused, setWasFocused] = useState(false);
  const set = (value: Value) => ({kind: 'set', path, value}) as const;
  // A record may have dozens of these fields: the button appears in those that somebody opens.
  const takesDocument = node.format === 'destination' && (!isRecord || wasFocused);
  return (
    <Field
      field={node}
      problems={problemsOfField(node, check.ownProblems)}
      autoFocus={pathKey(path) === focusedKey}
      onChange={(value) => void apply(title, set(value))}
      onFocus={() => setWasFocused(true)}
    >
      {takesDocument && <LinkToDocument onChosen={(address, newFiles) => apply(title, set(address), {newFiles})} />}
    </Field>
  );
}

interface EntryProps {
  group: FormGroup;
  node: FormNode;
  index: number;
  form: FormState;
}

/** An entry of a list or a record, with the buttons that move, duplicate and delete it. */
function Entry({group, node, index, form}: EntryProps): ReactNode {
  const {kind, children, entry} = group;
  const {path, heading} = node;
  const title = entryName(node);
  const named = useMemo(() => ({...node, title}), [node, title]);
  const isFirst = index === 0;
  const isLast = index === children.length - 1;
  const canDelete = children.length > (entry?.least ?? 0);
  // Visitors don't see the order of a record's names, so those can't be moved.
  const actions = ACTIONS.filter((action) => (action.kind === 'delete' ? canDelete : kind === 'list'));
  const use = ({kind: action, label, done, by}: PartAction) => {
    // The entry after a deleted one takes its place; at the end, the one before it.
    const nextIndex = action === 'delete' && isLast ? index - 1 : index + by;
    const focus = {group, index: nextIndex, control: `[data-tool="${action}"]`};
    void form.apply(`${label}: ${title}`, {kind: action, path}, {message: done, focus});
  };
  return (
    <div className={clsx(look.stack, styles.entry, node.kind === 'field' && styles.ofOneField)}>
      {heading && <h3>{heading}</h3>}
      <NodeOfForm node={named} form={form} isEntry />
      <div className={look.row}>
        <PartActions name={title} isFirst={isFirst} isLast={isLast} actions={actions} onUse={use} />
      </div>
    </div>
  );
}

/** The way to a new entry: of a list at once, of a record once its name is known. */
function NewEntry({group, form}: {group: FormGroup; form: FormState}): ReactNode {
  const {announce} = useEditor();
  const {kind, path, children, entry} = group;
  const add = (key?: string) => {
    const focus = {group, index: children.length, control: 'input, select'};
    void form.apply(`Add: ${entry?.title}`, {kind: 'add', path, key}, {message: `${entry?.title} added.`, focus});
  };
  if (kind === 'list') return <Button onClick={() => add()}>Add: {entry?.title}</Button>;

  const addNamed = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name')).trim();
    if (children.some((child) => child.path.at(-1) === name)) return announce('This name is taken. Choose another.');
    event.currentTarget.reset();
    add(name);
  };
  return (
    <form className={clsx(look.stack, look.tight, look.framed)} onSubmit={addNamed}>
      <label className={clsx(look.stack, look.tight, look.label)}>
        New: {entry?.title} <span className={look.hint}>{entry?.hint}</span>
        <input name="name" required pattern=".*\S.*" />
      </label>
      <Button type="submit">Add</Button>
    </form>
  );
}

interface NodeProps {
  node: FormNode;
  form: FormState;
  /** Whether it is an entry of a list or a record. */
  isEntry?: boolean;
}

/** A field, or a group of them under its title. */
export function NodeOfForm({node, form, isEntry}: NodeProps): ReactNode {
  if (node.kind === 'field') return <FieldOfForm node={node} form={form} />;
  const {kind, title, hint, path, children} = node;
  return (
    <fieldset className={clsx(look.stack, isEntry && look.framed)}>
      <legend className={look.title}>{title}</legend>
      <p className={look.hint}>{hint}</p>
      <div data-group={pathKey(path)} className={isEntry ? look.columns : look.stack}>
        {children.map((child, index) => {
          const key = pathKey(child.path);
          if (kind === 'group') return <NodeOfForm key={key} node={child} form={form} />;
          return <Entry key={key} group={node} node={child} index={index} form={form} />;
        })}
      </div>
      {kind !== 'group' && <NewEntry group={node} form={form} />}
    </fieldset>
  );
}
