/** The part of a page that is open: its words or its form, what can be done with it, and what is wrong. */
import {type ReactNode, useEffect, useId, useRef} from 'react';
import {applyEdits, type Selection} from '../text/edits';
import {type Part, readTop, type TopKey, writeTop} from '../text/passage';
import type {Action} from '../text/structure';
import ComponentForm from './ComponentForm';
import look from './look.module.css';
import Passage from './Passage';
import styles from './page.module.css';
import type {Check} from './useCheck';

/** The parts around a place, the outermost first, and which of them is open. */
export interface Opened {
  parts: Part[];
  at: number;
  /** The text in which the parts have their places. */
  text: string;
  /** The cursor, or the words that were tapped. */
  select?: Selection;
  /** The setting of a component that was tapped. */
  setting?: string;
  /** Counts what was opened: another number is another field. */
  id: number;
}

interface Props {
  file: string;
  opened: Opened;
  check: Check;
  /** Writes another text of the page. `join`: typing, which is one step of undo. */
  write: (text: string, join: string) => void;
  /** Opens one of the parts around this one. */
  openPart: (at: number) => void;
  arrange: (action: Action) => void;
  /** Offers what can be added behind this part. */
  add: () => void;
  close: () => void;
  children: ReactNode;
}

const TOP: [TopKey, label: string, hint: string][] = [
  ['title', 'Title', 'It stands in the browser’s tab and in search results.'],
  ['description', 'Description', 'A sentence or two for search results and for whoever gets the link.'],
];

/** The title and description of a page. */
function Top({text, write}: {text: string; write: Props['write']}): ReactNode {
  const id = useId();
  const first = useRef<HTMLTextAreaElement>(null);
  useEffect(() => first.current?.focus(), []);
  return TOP.map(([key, label, hint], index) => {
    const value = readTop(text, key);
    return (
      <div key={key} className={look.field}>
        <label htmlFor={`${id}-${key}`}>{label}</label>
        <span id={`${id}-${key}-hint`} className={look.hint}>
          {value === undefined ? 'It can be changed under “Show as text”.' : hint}
        </span>
        <textarea
          ref={index === 0 ? first : undefined}
          id={`${id}-${key}`}
          aria-describedby={`${id}-${key}-hint`}
          rows={key === 'title' ? 1 : 4}
          value={value ?? ''}
          disabled={value === undefined}
          onChange={({currentTarget}) => write(writeTop(text, key, currentTarget.value), key)}
        />
      </div>
    );
  });
}

/** What can be done with a part. */
const ACTIONS: [Action, label: string][] = [
  ['up', 'Move up'],
  ['down', 'Move down'],
  ['double', 'Double'],
  ['delete', 'Delete'],
];

export default function Sheet({file, opened, check, write, openPart, arrange, add, close, children}: Props): ReactNode {
  const title = useId();
  const problemsId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const {parts, at, text, select, setting, id} = opened;
  const part = parts[at];
  const {kind, words} = part;
  const isPassage = kind !== 'component' && kind !== 'top';
  const wrong = check.own.filter(({start, end}) => start <= part.end && end >= part.start);

  // biome-ignore lint/correctness/useExhaustiveDependencies: for each part that is opened; a field takes the focus itself.
  useEffect(() => {
    if (!isPassage && kind !== 'top' && !setting) heading.current?.focus({preventScroll: true});
  }, [id]);

  return (
    <section aria-labelledby={title} className={styles.sheet}>
      <div className={styles.head}>
        <h2 ref={heading} id={title} tabIndex={-1}>
          {part.label}
        </h2>
        <button type="button" onClick={close}>
          Done
        </button>
      </div>
      {at > 0 && (
        <p className={styles.around}>
          In{' '}
          {parts.slice(0, at).map((one, index) => (
            <button key={one.start} type="button" className={look.quiet} onClick={() => openPart(index)}>
              {one.label}
            </button>
          ))}
        </p>
      )}
      {kind === 'top' && <Top text={text} write={write} />}
      {kind === 'component' && (
        <ComponentForm key={id} file={file} start={part.start} setting={setting} check={check} />
      )}
      {isPassage && (
        <Passage
          key={id}
          file={file}
          at={part.end}
          kind={kind}
          markdown={text.slice(words.start, words.end)}
          select={select && {start: select.start - words.start, end: select.end - words.start}}
          describedBy={problemsId}
          isInvalid={wrong.length > 0}
          onChange={(markdown) => write(applyEdits(text, [{...words, text: markdown}]), `passage ${id}`)}
        />
      )}
      {kind !== 'top' && (
        <div role="toolbar" aria-label={part.component ? 'This part' : 'This passage'} className={look.row}>
          {ACTIONS.map(([action, label]) => (
            <button
              key={action}
              type="button"
              aria-disabled={(action === 'up' && part.isFirst) || (action === 'down' && part.isLast) || undefined}
              onClick={() => arrange(action)}
            >
              {label}
            </button>
          ))}
          <button type="button" onClick={add}>
            Add below
          </button>
        </div>
      )}
      <div id={problemsId}>{children}</div>
    </section>
  );
}
