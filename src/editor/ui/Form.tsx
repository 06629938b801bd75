/** The forms: of a component on a page, and of a record, whose entries are added, moved, doubled and deleted. */
import {type FormEvent, type ReactNode, useEffect, useRef, useState} from 'react';
import type {Problem} from '../engine/results';
import {type FormChange, type FormField, type FormGroup, type FormNode, fieldAtLine, keyOf} from '../text/form';

import AddPicture from './AddPicture';
import {useEditor} from './context';
import Field from './Field';
import styles from './form.module.css';
import look from './look.module.css';
import type {Check} from './useCheck';
import {useAnswer, useChange} from './useForm';

/** The problems of a setting; one that is missing is told at the beginning of the tag, by its name. */
const problemsOf = ({start, end, path}: FormField, problems: Problem[]): Problem[] =>
  problems.filter((one) =>
    start === end
      ? one.start <= start && one.end >= start && one.message.includes(`"${path[1]}"`)
      : one.start < end && one.end > start && one.end - one.start <= end - start,
  );

interface ComponentProps {
  file: string;
  /** Where the component's tag begins. */
  start: number;
  /** The setting that takes the focus. */
  setting?: string;
  check: Check;
}

/** The form of the component whose tag begins at `start`: its settings, and its words where it has few. */
export function ComponentForm({file, start, setting, check}: ComponentProps): ReactNode {
  const {engine} = useEditor();
  const change = useChange();
  // The tag moves with the text while a change waits.
  const place = useRef(start);
  place.current = start;
  const fields = useAnswer(() => engine.run('settings', file, start), [file, start]);
  if (fields?.length === 0) return <p className={look.hint}>Tap one of the parts inside it.</p>;
  return fields?.map((field) => (
    <Field
      key={keyOf(field.path)}
      field={field}
      problems={problemsOf(field, check.own)}
      check={check}
      isTarget={field.path[0] === 0 && field.path[1] === setting}
      onChange={(value) =>
        void change({
          label: field.title,
          join: `${file} ${start} ${keyOf(field.path)}`,
          ask: async () => ({[file]: await engine.run('set', file, place.current, field.path, value)}),
        })
      }
    >
      {field.form === 'picture' && <AddPicture file={file} offset={start + 1} start={start} />}
    </Field>
  ));
}

const TOOLS = [
  {kind: 'up', label: 'Move up', done: 'Moved up.', by: -1},
  {kind: 'down', label: 'Move down', done: 'Moved down.', by: 1},
  {kind: 'double', label: 'Double', done: 'Doubled.', by: 1},
  {kind: 'delete', label: 'Delete', done: 'Deleted. Undo brings it back.', by: 0},
] as const;

/** The form of a record; the field on `line` takes the focus. */
export function RecordForm({file, check, line}: {file: string; check: Check; line?: number}): ReactNode {
  const {engine, announce} = useEditor();
  const change = useChange();
  const form = useAnswer(() => engine.run('form', file), [file]);
  const root = useRef<HTMLDivElement>(null);
  /** What takes the focus once the form has changed. */
  const awaited = useRef('');
  const [target, setTarget] = useState<string>();

  // Once: what is typed later may move the line.
  if (form && target === undefined) setTarget(keyOf((line && fieldAtLine(form, line)?.path) || []));
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the form has changed.
  useEffect(() => {
    const found = awaited.current && root.current?.querySelector<HTMLElement>(awaited.current);
    if (!found) return;
    awaited.current = '';
    found.focus();
  }, [form]);

  const focusLater = (group: FormGroup, index: number, selector: string) => {
    awaited.current = `[data-group="${CSS.escape(keyOf(group.path))}"] > :nth-child(${index + 1}) :is(${selector})`;
  };
  const apply = async (label: string, one: FormChange, done?: string) => {
    const join = one.kind === 'set' ? `${file} ${keyOf(one.path)}` : undefined;
    const isDone = await change({label, join, ask: async () => ({[file]: await engine.run('change', file, one)})});
    if (isDone && done) announce(done);
  };

  function drawEntry(child: FormNode, index: number, group: FormGroup): ReactNode {
    const {children, entry, kind} = group;
    // Visitors don't see the order of a record's names.
    const tools = TOOLS.filter((tool) =>
      tool.kind === 'delete' ? children.length > (entry?.least ?? 0) : kind === 'list',
    );
    const use = (tool: (typeof TOOLS)[number]) => {
      // The next entry takes the place of one that is deleted.
      const by = tool.kind === 'delete' && !children[index + 1] ? -1 : tool.by;
      focusLater(group, index + by, `[data-tool="${tool.kind}"]`);
      void apply(`${tool.label}: ${child.title}`, {kind: tool.kind, path: child.path}, tool.done);
    };
    return (
      <div key={keyOf(child.path)} data-entry>
        {draw(child)}
        <div className={look.row}>
          {tools.map((tool) => {
            const isEnd = (tool.kind === 'up' || tool.kind === 'down') && !children[index + tool.by];
            return (
              <button
                key={tool.kind}
                type="button"
                data-tool={tool.kind}
                aria-disabled={isEnd || undefined}
                aria-label={`${tool.label}: ${child.title}`}
                onClick={() => !isEnd && use(tool)}
              >
                {tool.label}
              </button>
            );
          })}
        </div>
      </div>
    );
  }

  /** The way to a new entry: one of a record needs a name that no other has. */
  function drawAdd(group: FormGroup): ReactNode {
    const {kind, path, children, entry: {title, hint} = {title: '', least: 0}} = group;
    const add = (key?: string) => {
      focusLater(group, children.length, 'input, select');
      void apply(`Add: ${title}`, {kind: 'add', path, key}, `${title} added.`);
    };
    if (kind === 'list') {
      return (
        <button type="button" onClick={() => add()}>
          Add: {title}
        </button>
      );
    }
    const addNamed = (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      add(String(new FormData(event.currentTarget).get('name')).trim());
      event.currentTarget.reset();
    };
    const tell = ({currentTarget: input}: FormEvent<HTMLInputElement>) => {
      const isTaken = children.some(({path: own}) => own.at(-1) === input.value.trim());
      input.setCustomValidity(isTaken ? 'This name is taken. Choose another.' : '');
    };
    return (
      <form className={look.field} onSubmit={addNamed}>
        <label>
          New: {title} <span className={look.hint}>{hint}</span>
          <input name="name" required pattern=".*\S.*" onInput={tell} />
        </label>
        <button type="submit">Add</button>
      </form>
    );
  }

  function draw(node: FormNode): ReactNode {
    const key = keyOf(node.path);
    if (node.kind === 'field') {
      return (
        <Field
          key={key}
          field={node}
          problems={check.own.filter(({start}) => node.start <= start && start < node.end)}
          check={check}
          isTarget={key === target}
          onChange={(value) => void apply(node.title, {kind: 'set', path: node.path, value})}
        />
      );
    }
    const isGroup = node.kind === 'group';
    return (
      <fieldset key={key}>
        <legend>{node.title}</legend>
        <p className={look.hint}>{node.hint}</p>
        <div data-group={key}>
          {node.children.map((child, index) => (isGroup ? draw(child) : drawEntry(child, index, node)))}
        </div>
        {!isGroup && drawAdd(node)}
      </fieldset>
    );
  }

  return (
    <div ref={root} className={styles.record}>
      {form && draw(form)}
    </div>
  );
}
