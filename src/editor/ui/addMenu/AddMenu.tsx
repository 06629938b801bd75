import {useHistory} from '@docusaurus/router';
import {type ReactNode, useEffect, useRef, useState} from 'react';
import {whenAnswered} from '../../engine/client';
import {draw} from '../../preview/draw';
import type {DrawnNode} from '../../preview/tree';
import type {Changed} from '../../text/edits';
import {SNIPPETS} from '../../text/snippets';
import {useEditor} from '../shared/context';
import styles from '../styles.module.css';

interface Props {
  file: string;
  cursor: number;
  current: string;
  apply: (changed: Changed) => void;
  choosePicture: () => void;
}

/** What stands for any picture. */
const Landscape = () => (
  <svg viewBox="0 0 16 9" aria-hidden="true" className={styles.landscape}>
    <circle cx="12" cy="3" r="1.5" />
    <path d="M0 9 5 3l4 4 2-2 5 4z" />
  </svg>
);

/** Everything that a page can hold, each with a small picture of itself. It is put in where somebody writes. */
export default function AddMenu({file, cursor, current, apply, choosePicture}: Props): ReactNode {
  const {engine, home} = useEditor();
  const history = useHistory();
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

  const sample = (id: string) => draw(samples[id] ?? [], () => null);
  const choice = (label: string, picture: ReactNode, choose: () => void) => (
    <div key={label} className={styles.choice}>
      <div className={styles.sample} aria-hidden="true" inert>
        <div>{picture}</div>
      </div>
      <button type="button" onClick={choose}>
        {label}
      </button>
    </div>
  );

  return (
    <div className={styles.add}>
      <button ref={button} type="button" aria-expanded={open} aria-controls="add" onClick={() => setOpen(!open)}>
        Add …
      </button>
      {open && (
        // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it from any of its buttons.
        <div id="add" className={styles.menu} onKeyDown={({key}) => key === 'Escape' && close()}>
          {SNIPPETS.map(({id, label}) => choice(label, sample(id), () => void add(id)))}
          {choice('Picture', <Landscape />, () => {
            setOpen(false);
            choosePicture();
          })}
          {choice('Program …', sample('program'), () => history.push(`${home}?new=program`))}
        </div>
      )}
    </div>
  );
}
