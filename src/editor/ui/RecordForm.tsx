/** A record as a form: its fields, and lists whose entries are added, moved, doubled and deleted. */
import {type FormEvent, type ReactNode, useEffect, useId, useRef, useState} from 'react';
import {type FormChange, type FormGroup, type FormNode, keyOf} from '../text/form';
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

/** What every part of one form shares. */
interface Shared {
  check: Check;
  target?: string;
  change: (change: FormChange, label: string) => Promise<boolean>;
  /** Puts the focus on what a selector finds inside an entry, once the form has changed. */
  focusLater: (entry: FormNode['path'], selector: string) => void;
}

function Node({node, ...shared}: Shared & {node: FormNode}): ReactNode {
  const {check, target, change} = shared;
  const {path, title, hint} = node;
  if (node.kind === 'field') {
    return (
      <Field
        field={node}
        problems={check.own.filter(({start}) => node.start <= start && start < node.end)}
        check={check}
        isTarget={keyOf(path) === target}
        onChange={(value) => void change({kind: 'set', path, value}, title)}
      />
    );
  }
  return (
    <fieldset>
      <legend>{title}</legend>
      <p className={look.hint}>{hint}</p>
      {node.kind === 'group' ? (
        <div className={styles.cells}>
          {node.children.map((child) => (
            <Node key={keyOf(child.path)} node={child} {...shared} />
          ))}
        </div>
      ) : (
        <Entries list={node} {...shared} />
      )}
    </fieldset>
  );
}

/** The entries of a list, or of a record whose entries have names. */
function Entries({list, ...shared}: Shared & {list: FormGroup}): ReactNode {
  const {announce} = useEditor();
  const {path, kind, children, entry = {title: list.title, least: 0}} = list;
  const {change, focusLater} = shared;
  const pathAt = (index: number) => (kind === 'list' ? [...path, index] : (children[index]?.path ?? path));
  const add = async (key?: string) => {
    focusLater([...path, key ?? children.length], 'input, select');
    if (await change({kind: 'add', path, key}, `Add: ${entry.title}`)) announce(`${entry.title} added.`);
  };
  const use = async (index: number, {kind: tool, label, done, by}: (typeof TOOLS)[number]) => {
    const isLast = index === children.length - 1;
    // Entries of a list move up in place of one that is deleted.
    const gone = tool !== 'remove' ? 0 : isLast ? -1 : kind === 'list' ? 0 : 1;
    focusLater(pathAt(index + by + gone), `[data-tool="${tool}"]`);
    const {path: own, title} = children[index];
    if (await change({kind: tool, path: own}, `${label}: ${title}`)) announce(done);
  };
  return (
    <>
      {children.map((child, index) => (
        <div key={keyOf(child.path)} data-entry={keyOf(child.path)}>
          {child.heading && <h3>{child.heading}</h3>}
          <Node node={child} {...shared} />
          <div className={look.row}>
            {/* Visitors don't see the order of a record's names. */}
            {TOOLS.filter((tool) => (tool.kind === 'remove' ? children.length > entry.least : kind === 'list')).map(
              (tool) => {
                const isEnd = (tool.kind === 'up' || tool.kind === 'down') && !children[index + tool.by];
                return (
                  <button
                    key={tool.kind}
                    type="button"
                    data-tool={tool.kind}
                    aria-disabled={isEnd || undefined}
                    aria-label={`${tool.label}: ${child.title}`}
                    onClick={() => !isEnd && void use(index, tool)}
                  >
                    {tool.label}
                  </button>
                );
              },
            )}
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

/** Asks for the name of a new entry; `taken` are those of the others. */
function NewEntry({
  title,
  hint,
  taken,
  add,
}: {
  title: string;
  hint?: string;
  taken: string[];
  add: (name: string) => void;
}) {
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    add(String(new FormData(event.currentTarget).get('name')).trim());
    event.currentTarget.reset();
  };
  return (
    <form className={look.field} onSubmit={submit}>
      <label htmlFor={id}>New: {title}</label>
      <span id={`${id}-hint`} className={look.hint}>
        {hint}
      </span>
      <input
        id={id}
        name="name"
        required
        pattern=".*\S.*"
        aria-describedby={`${id}-hint`}
        onChange={({currentTarget}) => {
          const name = currentTarget.value.trim();
          currentTarget.setCustomValidity(
            taken.includes(name) ? `“${name}” is here already. Choose another name.` : '',
          );
        }}
      />
      <button type="submit">Add</button>
    </form>
  );
}

interface Props {
  file: string;
  check: Check;
  /** The line whose field takes the focus. */
  line?: number;
}

/** The form of a record. */
export default function RecordForm({file, check, line}: Props): ReactNode {
  const {engine} = useEditor();
  const applyChange = useChange();
  const form = useAnswer(() => engine.run('form', file), [file]);
  const root = useRef<HTMLDivElement>(null);
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

  if (!form) return null;
  const change = (one: FormChange, label: string) =>
    applyChange({
      label,
      join: one.kind === 'set' ? `${file} ${keyOf(one.path)}` : undefined,
      ask: async () => ({[file]: await engine.run('change', file, one)}),
    });
  const focusLater = (entry: FormNode['path'], selector: string) => {
    awaited.current = `[data-entry="${CSS.escape(keyOf(entry))}"] :is(${selector})`;
  };
  return (
    <div ref={root} className={styles.record}>
      <Node node={form} check={check} target={target} change={change} focusLater={focusLater} />
    </div>
  );
}
