/** The form of a component on a page, or of a record, whose entries can be added, moved, duplicated and deleted. */
import {type FormEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState} from 'react';
import {type FormField, type FormGroup, type FormNode, fieldAtLine, keyOf} from '../../content/checker/records/form';
import type {Problem} from '../engine/results';
import type {FormChange} from '../text/record';
import {Button, useEditor} from './context';
import Field from './Field';
import {AddPicture, LinkToDocument, type NewFiles} from './Files';
import look from './look.module.css';
import {type Check, useAnswer, useChange} from './useEngine';

/** The problems of a field. A missing setting is reported at the start of the tag, by its name. */
const problemsOf = ({start, end, path}: FormField, problems: Problem[]): Problem[] =>
  problems.filter((one) =>
    start === end
      ? one.start <= start && one.end >= start && one.missing === path.at(-1)
      : start <= one.start && one.start < end,
  );

/** The places that still say what this field said before. */
const elsewhere = ({start, end}: FormField, file: string, {ownProblems, otherProblems}: Check): Problem[] =>
  [...ownProblems, ...otherProblems].filter(
    ({because}) => because?.file === file && start <= because.start && because.end <= end,
  );

/** An action on a part of a page or an entry of a record. */
export interface Action {
  kind: 'up' | 'down' | 'double' | 'delete';
  label: string;
  /** What its button shows, where that is shorter than its label. */
  sign?: string;
  /** What is said once it is done. */
  done: string;
  /** How far it moves among its siblings. */
  by: number;
}

export const ACTIONS: readonly Action[] = [
  {kind: 'up', label: 'Move up', sign: '↑', done: 'Moved up.', by: -1},
  {kind: 'down', label: 'Move down', sign: '↓', done: 'Moved down.', by: 1},
  {kind: 'double', label: 'Duplicate', done: 'Duplicated.', by: 1},
  {kind: 'delete', label: 'Delete', done: 'Deleted. Undo brings it back.', by: 0},
];

interface ActionsProps {
  /** Its name, if there are several. */
  name?: string;
  isFirst: boolean;
  isLast: boolean;
  all?: readonly Action[];
  onUse: (action: Action) => void;
}

/** The buttons for a part or an entry. One that can't be used now keeps the focus. */
export const Actions = ({name, isFirst, isLast, all = ACTIONS, onUse}: ActionsProps): ReactNode =>
  all.map((action) => {
    const {kind, label, sign} = action;
    const isEnd = (kind === 'up' && isFirst) || (kind === 'down' && isLast);
    return (
      <Button
        key={kind}
        data-tool={kind}
        aria-disabled={isEnd || undefined}
        aria-label={name ? `${label}: ${name}` : label}
        title={sign && label}
        onClick={() => !isEnd && onUse(action)}
      >
        {sign ?? label}
      </Button>
    );
  });

interface Props {
  file: string;
  check: Check;
  /** Where the tag begins of the component whose settings and words are asked for; of a record it is the whole. */
  start?: number;
  /** What takes the focus: a setting, or the field on a line of the record. */
  setting?: string;
  line?: number;
}

/** The form of a component on a page, or of a record. */
export default function Form({file, check, start, setting, line}: Props): ReactNode {
  const {engine, announce} = useEditor();
  const change = useChange();
  const ask = async (): Promise<FormNode[]> =>
    start === undefined ? [await engine.run('form', file)] : engine.run('settings', file, start);
  const form = useAnswer(ask, [file, start]);
  // A tag moves with the text while a change waits.
  const place = useRef(start);
  useLayoutEffect(() => {
    place.current = start;
  }, [start]);
  const root = useRef<HTMLDivElement>(null);
  /** What takes the focus: the field that is wanted, once and for all, and whatever a change leads to. */
  const [target, setTarget] = useState(setting && keyOf([0, setting]));
  if (form && target === undefined) setTarget(keyOf((line && fieldAtLine(form[0], line)?.path) || []));
  const awaited = useRef('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the form has changed.
  useEffect(() => {
    const control = awaited.current && root.current?.querySelector<HTMLElement>(awaited.current);
    if (!control) return;
    awaited.current = '';
    control.focus();
  }, [form]);

  const focusLater = (group: FormGroup, index: number, selector: string) => {
    const entries = `[data-group="${CSS.escape(keyOf(group.path))}"]`;
    // After the last one is deleted, the way to a new one.
    awaited.current =
      index < 0
        ? `${entries} ~ button, ${entries} ~ form button`
        : `${entries} > :nth-child(${index + 1}) :is(${selector})`;
  };
  const apply = async (label: string, one: FormChange, done?: string, others: NewFiles = {}) => {
    const isTyped = one.kind === 'set' && Object.keys(others).length === 0;
    const join = isTyped ? `${file} ${start} ${keyOf(one.path)}` : undefined;
    const ask = async () => {
      if (place.current === undefined || one.kind !== 'set')
        return {files: {...others, [file]: await engine.run('change', file, one)}};
      return {files: {...others, ...(await engine.run('settle', file, place.current, one.path, one.value))}};
    };
    const isDone = await change({label, join, ask});
    if (isDone && done) announce(done);
  };

  function drawEntry(child: FormNode, index: number, group: FormGroup): ReactNode {
    const {children, entry, kind} = group;
    // Visitors don't see the order of a record's names.
    const hasEnough = children.length > (entry?.least ?? 0);
    const tools = ACTIONS.filter((tool) => (tool.kind === 'delete' ? hasEnough : kind === 'list'));
    const use = ({kind: action, label, done, by}: Action) => {
      // The next entry takes the place of one that is deleted.
      focusLater(group, index + (action === 'delete' && !children[index + 1] ? -1 : by), `[data-tool="${action}"]`);
      void apply(`${label}: ${child.title}`, {kind: action, path: child.path}, done);
    };
    return (
      <div key={keyOf(child.path)} data-entry>
        {child.heading && <h3>{child.heading}</h3>}
        {draw(child)}
        <div className={look.row}>
          <Actions name={child.title} isFirst={index === 0} isLast={!children[index + 1]} all={tools} onUse={use} />
        </div>
      </div>
    );
  }

  function draw(node: FormNode): ReactNode {
    const key = keyOf(node.path);
    if (node.kind === 'field') {
      return (
        <Field
          key={key}
          field={node}
          problems={problemsOf(node, check.ownProblems)}
          elsewhere={elsewhere(node, file, check)}
          autoFocus={key === target}
          onChange={(value) => void apply(node.title, {kind: 'set', path: node.path, value})}
        >
          {node.form === 'picture' && start !== undefined && (
            <AddPicture file={file} offset={start + 1} start={start} />
          )}
          {node.form === 'destination' && (
            <LinkToDocument
              onChosen={(value, files) => apply(node.title, {kind: 'set', path: node.path, value}, undefined, files)}
            />
          )}
        </Field>
      );
    }
    const {kind, path, children, entry} = node;
    const add = (name?: string) => {
      focusLater(node, children.length, 'input, select');
      void apply(`Add: ${entry?.title}`, {kind: 'add', path, key: name}, `${entry?.title} added.`);
    };
    const addNamed = (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const name = String(new FormData(event.currentTarget).get('name')).trim();
      if (children.some((one) => one.path.at(-1) === name)) return announce('This name is taken. Choose another.');
      event.currentTarget.reset();
      add(name);
    };
    return (
      <fieldset key={key}>
        <legend>{node.title}</legend>
        <p className={look.hint}>{node.hint}</p>
        <div data-group={key}>
          {children.map((child, index) => (kind === 'group' ? draw(child) : drawEntry(child, index, node)))}
        </div>
        {kind === 'list' && <Button onClick={() => add()}>Add: {entry?.title}</Button>}
        {kind === 'named' && (
          <form className={look.field} onSubmit={addNamed}>
            <label>
              New: {entry?.title} <span className={look.hint}>{entry?.hint}</span>
              <input name="name" required pattern=".*\S.*" />
            </label>
            <Button type="submit">Add</Button>
          </form>
        )}
      </fieldset>
    );
  }

  if (form?.length === 0) return <p className={look.hint}>Tap one of the parts inside it.</p>;
  const isRare = (node: FormNode) => node.kind === 'field' && Boolean(node.isRare);
  const rare = form?.filter(isRare) ?? [];
  const isAsked = rare.some(
    (node) => keyOf(node.path) === target || problemsOf(node as FormField, check.ownProblems).length > 0,
  );
  return (
    <div ref={root}>
      {/* The page's heading already shows the record's title. */}
      {form?.map((node) => !isRare(node) && draw(start === undefined ? {...node, title: ''} : node))}
      {rare.length > 0 && (
        <details open={isAsked || undefined}>
          <summary>More</summary>
          <div>{rare.map(draw)}</div>
        </details>
      )}
    </div>
  );
}
