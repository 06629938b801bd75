import Link from '@docusaurus/Link';
import {type ReactNode, useEffect, useRef, useState} from 'react';
import {whenAnswered} from '../engine/client';
import {draw} from '../preview/draw';
import type {DrawnNode} from '../preview/tree';
import type {Changed} from '../text/edits';
import {SNIPPETS} from '../text/snippets';
import {useEditor} from './context';
import styles from './styles.module.css';

interface Props {
  file: string;
  cursor: number;
  current: string;
  apply: (changed: Changed) => void;
}

/** Everything that a page can hold, each with a small picture of itself. It is put in where somebody writes. */
export default function AddMenu({file, cursor, current, apply}: Props): ReactNode {
  const {engine, home} = useEditor();
  const [open, setOpen] = useState(false);
  const [samples, setSamples] = useState<Record<string, DrawnNode[]>>({});
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (open) whenAnswered(engine.run('samples'), setSamples);
  }, [open, engine]);

  const add = async (id: string) => {
    engine.put(file, current);
    const changed = await engine.run('insert', file, id, cursor);
    setOpen(false);
    apply(changed);
  };

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };

  return (
    <div className={styles.add}>
      <button ref={button} type="button" aria-expanded={open} aria-controls="add" onClick={() => setOpen(!open)}>
        Add …
      </button>
      {open && (
        // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it from any of its buttons.
        <div id="add" className={styles.menu} onKeyDown={({key}) => key === 'Escape' && close()}>
          {SNIPPETS.map(({id, label}) => (
            <div key={id} className={styles.choice}>
              <div className={styles.sample} aria-hidden="true" inert>
                <div>{draw(samples[id] ?? [], () => null)}</div>
              </div>
              <button type="button" onClick={() => void add(id)}>
                {label}
              </button>
            </div>
          ))}
          <Link to={`${home}?new=program`}>Program …</Link>
        </div>
      )}
    </div>
  );
}
