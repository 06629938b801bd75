import clsx from 'clsx';
import {type ReactNode, useEffect, useMemo, useRef, useState} from 'react';
import type {Diagnostic} from '../../../content';
import {whenAnswered} from '../../engine/client';
import type {RecordChange} from '../../engine/engine';
import type {Changed} from '../../text/edits';
import {type FormField, type FormGroup, type FormNode, fieldAtLine} from '../../text/recordForm';
import {useEditor} from '../shared/context';
import Field from '../shared/Field';
import Paged from '../shared/Paged';
import styles from '../styles.module.css';

interface Props {
  file: string;
  text: string;
  diagnostics: Diagnostic[];
  /** The line whose field is to be filled in next: another object leads there again. */
  place?: {line: number};
  apply: (changed: Changed) => void;
}

interface NodeProps {
  diagnostics: Diagnostic[];
  /** The field to be filled in next: it is drawn, however many entries there are. */
  reach?: FormNode['path'];
  change: (change: RecordChange) => void;
}

const KEYBOARDS: Partial<Record<NonNullable<FormField['form']>, 'decimal' | 'numeric' | 'tel' | 'email'>> = {
  number: 'decimal',
  whole: 'numeric',
  year: 'numeric',
  telephone: 'tel',
  email: 'email',
};

const keyOf = (path: FormNode['path']) => JSON.stringify(path);

const within = (diagnostics: Diagnostic[], {line, endLine}: {line: number; endLine: number}) =>
  diagnostics.filter((one) => one.line >= line && one.line <= endLine);

/** A value as the record holds it: numbers are numbers, everything else is text. */
function valueFor({form}: FormField, words: string): string | number | undefined {
  if (words.trim() === '') return undefined;
  const numeric = form === 'number' || form === 'whole' || form === 'year';
  return numeric && /^-?\d+(\.\d+)?$/.test(words.trim()) ? Number(words) : words;
}

function FieldNode({node, diagnostics, change}: NodeProps & {node: FormField}): ReactNode {
  const {path, title, description, example, form, value, optional} = node;
  const set = (next: string | number | boolean | undefined) => change({kind: 'set', path, value: next});
  if (form === 'yes') {
    return (
      <label className={styles.check}>
        <input
          type="checkbox"
          data-path={keyOf(path)}
          checked={value === true}
          onChange={({currentTarget}) => set(currentTarget.checked || undefined)}
        />{' '}
        {title}
        {description && <span className={styles.hint}>{description}</span>}
      </label>
    );
  }
  const hints = [
    description,
    example && `For example: ${example}.`,
    optional && form !== 'time' && 'May be left empty.',
  ];
  return (
    <Field
      label={title}
      path={keyOf(path)}
      hint={hints.filter(Boolean).join(' ')}
      value={value === undefined ? '' : String(value)}
      problems={within(diagnostics, node).map(({message}) => message)}
      inputMode={form && KEYBOARDS[form]}
      onChange={(words) => set(valueFor(node, words))}
    />
  );
}

/** Asks for the name of a new entry. */
function NewEntry({title, add}: {title: string; add: (key: string) => void}): ReactNode {
  const [key, setKey] = useState('');
  const done = () => {
    if (!key.trim()) return;
    add(key.trim());
    setKey('');
  };
  return (
    <div className={styles.row}>
      <label className={styles.field}>
        New: {title}
        <input
          value={key}
          onChange={({currentTarget}) => setKey(currentTarget.value)}
          onKeyDown={({key: pressed}) => pressed === 'Enter' && done()}
        />
      </label>
      <button type="button" disabled={!key.trim()} onClick={done}>
        Add
      </button>
    </div>
  );
}

function EntryTools({
  group,
  index,
  name,
  change,
}: {
  group: FormGroup;
  index: number;
  name: string;
  change: NodeProps['change'];
}): ReactNode {
  const {path} = group.children[index];
  return (
    <div className={styles.row}>
      {group.kind === 'list' && index > 0 && (
        <button type="button" onClick={() => change({kind: 'up', path})} aria-label={`Move ${name} up`}>
          Move up
        </button>
      )}
      {group.children.length > (group.entry?.least ?? 0) && (
        <button type="button" onClick={() => change({kind: 'remove', path})} aria-label={`Remove ${name}`}>
          Remove
        </button>
      )}
    </div>
  );
}

/** The entries of a list or of a record, with what adds, moves and removes them. */
function Entries({node, ...rest}: NodeProps & {node: FormGroup}): ReactNode {
  const {change, reach} = rest;
  const {path, title, description, children, entry = {title}} = node;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each field that is to be reached.
  const target = useMemo(() => {
    const index = children.findIndex((child) => child.path.every((step, at) => reach?.[at] === step));
    return index < 0 ? undefined : {index};
  }, [reach]);
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      {description && <p className={styles.hint}>{description}</p>}
      <Paged items={children} target={target} followsEnd>
        {(page, first) =>
          page.map((child, at) => {
            const index = first + at;
            const name = node.kind === 'named' ? child.title : `${entry.title} ${index + 1}`;
            return (
              <div key={keyOf(child.path)} className={styles.entry}>
                <Node node={{...child, title: name}} {...rest} />
                <EntryTools group={node} index={index} name={name} change={change} />
              </div>
            );
          })
        }
      </Paged>
      {node.kind === 'named' ? (
        <NewEntry title={entry.title} add={(key) => change({kind: 'add', path, key})} />
      ) : (
        <button type="button" onClick={() => change({kind: 'add', path})}>
          Add: {entry.title}
        </button>
      )}
    </fieldset>
  );
}

function Node({node, ...rest}: NodeProps & {node: FormNode}): ReactNode {
  if (node.kind === 'field') return <FieldNode node={node} {...rest} />;
  if (node.kind !== 'group') return <Entries node={node} {...rest} />;
  return (
    <fieldset className={styles.group}>
      <legend>{node.title}</legend>
      {node.description && <p className={styles.hint}>{node.description}</p>}
      {node.children.map((child) => (
        <Node key={keyOf(child.path)} node={child} {...rest} />
      ))}
    </fieldset>
  );
}

/** A record as a form. Whatever is wrong is said beside its field, as soon as it is typed. */
export default function RecordForm({file, text, diagnostics, place, apply}: Props): ReactNode {
  const {engine} = useEditor();
  const [form, setForm] = useState<FormNode>();
  const [reach, setReach] = useState<FormNode['path']>();
  const root = useRef<HTMLDivElement>(null);
  const reached = useRef<Props['place']>(undefined);
  /** The text as the last change left it: changes may follow faster than the page is drawn. */
  const latest = useRef(text);
  const queue = useRef(Promise.resolve());

  useEffect(() => {
    latest.current = text;
    engine.put(file, text);
    let current = true;
    whenAnswered(engine.run('form', file), (found) => current && setForm(found));
    return () => {
      current = false;
    };
  }, [engine, file, text]);

  useEffect(() => {
    if (!form || !place || reached.current === place) return;
    reached.current = place;
    const path = fieldAtLine(form, place.line)?.path;
    // A copy, so that the same field is reached again.
    setReach(path && [...path]);
  }, [form, place]);

  useEffect(() => {
    if (!reach) return;
    // Its entry may still have to be drawn.
    requestAnimationFrame(() => {
      const inputs = Array.from(root.current?.querySelectorAll('input') ?? []);
      const input = inputs.find(({dataset}) => dataset.path === keyOf(reach));
      input?.focus();
      input?.scrollIntoView({block: 'center'});
    });
  }, [reach]);

  const change = (next: RecordChange) => {
    queue.current = queue.current.then(async () => {
      engine.put(file, latest.current);
      const changed = await engine.run('change', file, next);
      latest.current = changed;
      apply({text: changed});
    });
  };
  return (
    <div ref={root} className={clsx(styles.form, styles.record)}>
      {form && <Node node={form} diagnostics={diagnostics} reach={reach} change={change} />}
    </div>
  );
}
