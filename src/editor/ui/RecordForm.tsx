/** A record as a form: its fields, and lists whose entries are added, moved, doubled and deleted. */
import {type FormEvent, type ReactNode, useEffect, useId, useRef, useState} from 'react';
import type {Problem} from '../engine/results';
import {type FormField, type FormGroup, type FormNode, keyOf} from '../text/form';
import {fieldAtLine, type RecordChange} from '../text/record';
import {useEditor, useWorkspace} from './context';
import Field from './Field';
import styles from './form.module.css';
import look from './look.module.css';
import type {Check} from './useCheck';
import {useAnswer, useChange} from './useForm';

type Tool = 'up' | 'down' | 'double' | 'remove';
const TOOLS: [tool: Tool, label: string, done: string][] = [
  ['up', 'Move up', 'Moved up.'],
  ['down', 'Move down', 'Moved down.'],
  ['double', 'Double', 'Doubled.'],
  ['remove', 'Delete', 'Deleted. Undo brings it back.'],
];

/** What every part of one form shares. */
interface Shared {
  check: Check;
  target?: string;
  change: (change: RecordChange, label: string) => Promise<boolean>;
  /** Puts the focus on what a selector finds, once the form has changed. */
  focusLater: (selector: string) => void;
}

const isIn = ({start, end}: FormField, {start: from}: Problem) => start <= from && from < end;

interface NodeProps extends Shared {
  node: FormNode;
  /** Whether it is an entry of a list, and whether the one before it has the same hints. */
  entry?: 'first' | 'other';
}

function Node({node, entry, ...shared}: NodeProps): ReactNode {
  const {check, target, change} = shared;
  const key = keyOf(node.path);
  if (node.kind === 'field') {
    return (
      <Field
        field={node}
        problems={check.own.filter((one) => isIn(node, one))}
        check={check}
        isTarget={key === target}
        hasHint={entry !== 'other'}
        onChange={(value) => void change({kind: 'set', path: node.path, value}, node.title)}
      />
    );
  }
  return (
    <fieldset className={styles.group}>
      <legend>{node.title}</legend>
      {node.description && !entry && <p className={look.hint}>{node.description}</p>}
      {node.kind === 'group' ? (
        <div className={entry && styles.cells}>
          {node.children.map((child) => (
            <Node key={keyOf(child.path)} node={child} entry={entry} {...shared} />
          ))}
        </div>
      ) : (
        <Entries list={node} {...shared} />
      )}
    </fieldset>
  );
}

/** The entries of a list or of a record. The first says what the fields are for. */
function Entries({list, ...shared}: Shared & {list: FormGroup}): ReactNode {
  const {announce} = useEditor();
  const {path, kind, children, entry = {title: list.title, least: 0}} = list;
  const {change, focusLater} = shared;
  const selectorOf = (index: number) => {
    const step = kind === 'list' ? index : (children[index]?.path.at(-1) ?? '');
    return `[data-entry="${CSS.escape(keyOf([...path, step]))}"]`;
  };
  const add = async (name?: string) => {
    focusLater(`[data-entry="${CSS.escape(keyOf([...path, name ?? children.length]))}"] :is(input, select)`);
    if (await change({kind: 'add', path, key: name}, `Add: ${entry.title}`)) announce(`${entry.title} added.`);
  };
  const use = async (tool: Tool, index: number, label: string, done: string) => {
    const last = children.length - 1;
    const at = {up: index - 1, down: index + 1, double: index + 1, remove: Math.min(index, last - 1)}[tool];
    focusLater(
      `${selectorOf(tool === 'remove' && index < last && kind === 'named' ? index + 1 : at)} [data-tool="${tool}"]`,
    );
    if (await change({kind: tool, path: children[index].path}, `${label}: ${children[index].title}`)) announce(done);
  };
  return (
    <>
      {children.map((child, index) => (
        <div key={keyOf(child.path)} data-entry={keyOf(child.path)}>
          {child.heading && <h3>{child.heading}</h3>}
          <Node node={child} entry={index === 0 ? 'first' : 'other'} {...shared} />
          <div className={styles.tools}>
            {TOOLS.map(([tool, label, done]) => {
              // Visitors don't see the order of a record's names.
              const isOffered = tool === 'remove' ? children.length > entry.least : kind === 'list';
              const isPossible = (tool !== 'up' || index > 0) && (tool !== 'down' || index < children.length - 1);
              return (
                isOffered && (
                  <button
                    key={tool}
                    type="button"
                    data-tool={tool}
                    aria-disabled={!isPossible || undefined}
                    aria-label={`${label}: ${child.title}`}
                    onClick={() => isPossible && void use(tool, index, label, done)}
                  >
                    {label}
                  </button>
                )
              );
            })}
          </div>
        </div>
      ))}
      {kind === 'named' ? (
        <NewEntry {...entry} taken={children.map(({title}) => title)} add={(name) => void add(name)} />
      ) : (
        <button type="button" onClick={() => void add()}>
          Add: {entry.title}
        </button>
      )}
    </>
  );
}

interface NewEntryProps {
  title: string;
  description?: string;
  /** Names that other entries have. */
  taken: string[];
  add: (name: string) => void;
}

/** Asks for the name of a new entry. */
function NewEntry({title, description, taken, add}: NewEntryProps): ReactNode {
  const id = useId();
  const [words, setWords] = useState('');
  const name = words.trim();
  const isTaken = taken.includes(name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!name || isTaken) return;
    add(name);
    setWords('');
  };
  return (
    <form className={look.field} onSubmit={submit}>
      <label htmlFor={id}>New: {title}</label>
      <span id={`${id}-hint`} className={look.hint}>
        {description}
      </span>
      <input
        id={id}
        value={words}
        aria-invalid={isTaken || undefined}
        aria-describedby={`${id}-hint ${id}-problem`}
        onChange={({currentTarget}) => setWords(currentTarget.value)}
      />
      <span id={`${id}-problem`} role="status" className={look.error}>
        {isTaken && `There is “${name}” already. Choose another name, or change the one above.`}
      </span>
      <button type="submit" disabled={!name || isTaken}>
        Add
      </button>
    </form>
  );
}

interface Props {
  file: string;
  check: Check;
  /** The field that takes the focus: by the line that it stands on, or by its path. */
  target?: {line?: number; path?: string};
}

export default function RecordForm({file, check, target}: Props): ReactNode {
  const {engine} = useEditor();
  const text = useWorkspace().read(file) ?? '';
  const applyChange = useChange();
  const form = useAnswer(() => engine.run('form', file), [file]);
  const root = useRef<HTMLDivElement>(null);
  const awaited = useRef<string>(undefined);
  const [reached, setReached] = useState<string>();

  // Once: what is typed later may move the line.
  if (form && reached === undefined) {
    const field = target?.line ? fieldAtLine(form, text, target.line) : undefined;
    setReached(target?.path ?? (field ? keyOf(field.path) : ''));
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the form has changed.
  useEffect(() => {
    const found = awaited.current && root.current?.querySelector<HTMLElement>(awaited.current);
    if (!found) return;
    awaited.current = undefined;
    found.focus();
  }, [form]);

  if (!form) return null;
  const change = (one: RecordChange, label: string) =>
    applyChange({
      label,
      join: one.kind === 'set' ? `${file} ${keyOf(one.path)}` : undefined,
      ask: async () => ({[file]: await engine.run('change', file, one)}),
    });
  return (
    <div ref={root} className={styles.record}>
      <Node
        node={form}
        check={check}
        target={reached}
        change={change}
        focusLater={(selector) => {
          awaited.current = selector;
        }}
      />
    </div>
  );
}
