import {useHistory} from '@docusaurus/router';
import {type ReactNode, useRef, useState} from 'react';
import {draw} from '../../preview/draw';
import type {Changed} from '../../text/edits';
import {SNIPPETS} from '../../text/snippets';
import {useEditor} from '../shared/context';
import Status from '../shared/Status';
import {useAnswer} from '../shared/useAnswer';
import Choice, {Landscape} from './Choice';
import styles from './styles.module.css';

interface Props {
  file: string;
  text: string;
  /** Where something is inserted. */
  cursor: number;
  apply: (changed: Changed) => void;
  choosePicture: () => void;
}

/** Samples that would be too small, or have nothing that is seen. */
const LOOKS: Record<string, 'large' | 'marked'> = {button: 'large', 'to-confirm': 'marked'};

/** Everything that a page can hold, each with a small sample. It is inserted where somebody writes. */
export default function AddMenu({file, text, cursor, apply, choosePicture}: Props): ReactNode {
  const {engine, home} = useEditor();
  const history = useHistory();
  const [isOpen, setOpen] = useState(false);
  const [status, setStatus] = useState('');
  const samples = useAnswer(() => (isOpen ? engine.run('samples') : undefined), [isOpen, engine]);
  const button = useRef<HTMLButtonElement>(null);

  const toggle = () => {
    setOpen(!isOpen);
    setStatus('');
  };
  const insert = async (id: string, label: string) => {
    engine.put(file, text);
    const changed = await engine.run('insert', file, id, cursor);
    setOpen(false);
    apply(changed);
    setStatus(`Added: ${label}.`);
  };
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const sample = (id: string) => draw(samples?.[id] ?? [], () => null);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the menu from any of its buttons.
    <div className={styles.add} onKeyDown={({key}) => key === 'Escape' && isOpen && close()}>
      <button ref={button} type="button" aria-expanded={isOpen} aria-controls="add" onClick={toggle}>
        Add …
      </button>
      <Status>{status}</Status>
      {isOpen && (
        <div id="add" className={styles.menu}>
          {SNIPPETS.map(({id, label}) => (
            <Choice
              key={id}
              label={label}
              sample={sample(id)}
              look={LOOKS[id]}
              onChoose={() => void insert(id, label)}
            />
          ))}
          <Choice
            label="Picture"
            sample={<Landscape />}
            onChoose={() => {
              setOpen(false);
              choosePicture();
            }}
          />
          <Choice label="Program …" sample={sample('program')} onChoose={() => history.push(`${home}?new=program`)} />
        </div>
      )}
    </div>
  );
}
