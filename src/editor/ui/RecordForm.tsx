/** A record as a form: its fields, and lists whose entries are added, moved, doubled and deleted. */
import {type ReactNode, useEffect, useRef, useState} from 'react';
import {type FormChange, type FormField, type FormGroup, type FormNode, keyOf} from '../text/form';
import {fieldAtLine} from '../text/record';
import {useEditor} from './context';
import Field from './Field';
import styles from './form.module.css';
import look from './look.module.css';
import type {Check} from './useCheck';
import {useAnswer, useChange} from './useForm';

const TOOLS = [
  {kind: 'up', label: 'Move up', done: 'Moved up.', by: -1},
  {kind: 'down', label: 'Move down', done: 'Moved down.', by: 1},
  {kind: 'double', label: 'Double', done: 'Doubled.', by: 1},
  {kind: 'remove', label: 'Delete', done: 'Deleted. Undo brings it back.', by: 0},
] as const;

interface Props {
  file: string;
  check: Check;
  /** The line whose field takes the focus. */
  line?: number;
}

/** The form of a record. */
export default function RecordForm({file, check, line}: Props): ReactNode {
  const {engine, announce} = useEditor();
  const change = useChange();
  const form = useAnswer(() => engine.run('form', file), [file]);
  const root = useRef<HTMLDivElement>(null);
  /** What takes the focus once the form has changed. */
  const awaited = useRef('');
  const [target, setTarget] = useState<FormField | null>();

  // Once: what is typed later may move the line.
  if (form && target === undefined) setTarget((line && fieldAtLine(form, line)) || null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the form has changed.
  useEffect(() => {
    const found = awaited.current && root.current?.querySelector<HTMLElement>(awaited.current);
    if (!found) return;
    awaited.current = '';
    found.focus();
  }, [form]);
  const focusLater = (entry: FormNode['path'], selector: string) => {
    awaited.current = `[data-entry="${CSS.escape(keyOf(entry))}"] :is(${selector})`;
  };
  const apply = async (label: string, one: FormChange, done?: string) => {
    const join = one.kind === 'set' ? `${file} ${keyOf(one.path)}` : undefined;
    const isDone = await change({label, join, ask: async () => ({[file]: await engine.run('change', file, one)})});
    if (isDone && done) announce(done);
  };

  function drawEntry(child: FormNode, index: number, {kind, path, entry, children}: FormGroup): ReactNode {
    const isList = kind === 'list';
    // Visitors don't see the order of a record's names.
    const tools = TOOLS.filter((tool) => (tool.kind === 'remove' ? children.length > (entry?.least ?? 0) : isList));
    const use = (tool: (typeof TOOLS)[number]) => {
      // The next entry takes the place of one that is deleted, in a list with its number.
      const next = index + (tool.kind !== 'remove' ? tool.by : !children[index + 1] ? -1 : isList ? 0 : 1);
      focusLater(isList ? [...path, next] : (children[next]?.path ?? path), `[data-tool="${tool.kind}"]`);
      void apply(`${tool.label}: ${child.title}`, {kind: tool.kind, path: child.path}, tool.done);
    };
    return (
      <div key={keyOf(child.path)} data-entry={keyOf(child.path)}>
        {child.heading && <h3>{child.heading}</h3>}
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
  function drawAdd({kind, path, children, entry: {title, hint} = {title: '', least: 0}}: FormGroup): ReactNode {
    const add = (key?: string) => {
      focusLater([...path, key ?? children.length], 'input, select');
      void apply(`Add: ${title}`, {kind: 'add', path, key}, `${title} added.`);
    };
    if (kind === 'list') {
      return (
        <button type="button" onClick={() => add()}>
          Add: {title}
        </button>
      );
    }
    const isTaken = (name: string) => children.some(({path: own}) => own.at(-1) === name.trim());
    return (
      <form
        className={look.field}
        onSubmit={(event) => {
          event.preventDefault();
          add(String(new FormData(event.currentTarget).get('name')).trim());
          event.currentTarget.reset();
        }}
      >
        <label>
          New: {title} <span className={look.hint}>{hint}</span>
          <input
            name="name"
            required
            pattern=".*\S.*"
            onChange={({currentTarget: input}) =>
              input.setCustomValidity(isTaken(input.value) ? 'This name is taken. Choose another.' : '')
            }
          />
        </label>
        <button type="submit">Add</button>
      </form>
    );
  }

  function draw(node: FormNode): ReactNode {
    if (node.kind === 'field') {
      return (
        <Field
          key={keyOf(node.path)}
          field={node}
          problems={check.own.filter(({start}) => node.start <= start && start < node.end)}
          check={check}
          isTarget={keyOf(node.path) === (target ? keyOf(target.path) : '')}
          onChange={(value) => void apply(node.title, {kind: 'set', path: node.path, value})}
        />
      );
    }
    return (
      <fieldset key={keyOf(node.path)}>
        <legend>{node.title}</legend>
        <p className={look.hint}>{node.hint}</p>
        <div className={node.kind === 'group' ? styles.cells : undefined}>
          {node.children.map((child, index) => (node.kind === 'group' ? draw(child) : drawEntry(child, index, node)))}
        </div>
        {node.kind !== 'group' && drawAdd(node)}
      </fieldset>
    );
  }

  return (
    <div ref={root} className={styles.record}>
      {form && draw(form)}
    </div>
  );
}
