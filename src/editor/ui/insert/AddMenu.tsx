import {useHistory} from '@docusaurus/router';
import {type ReactNode, useRef, useState} from 'react';
import {draw} from '../../preview/draw';
import type {Changed} from '../../text/edits';
import {SNIPPETS} from '../../text/snippets';
import {useEditor} from '../shared/context';
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
  const samples = useAnswer(() => (isOpen ? engine.run('samples') : undefined), [isOpen, engine]);
  const button = useRef<HTMLButtonElement>(null);

  const insert = async (id: string) => {
    engine.put(file, text);
    const changed = await engine.run('insert', file, id, cursor);
    setOpen(false);
    apply(changed);
  };
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const sample = (id: string) => draw(samples?.[id] ?? [], () => null);

  return (
    <>
      <button ref={button} type="button" aria-expanded={isOpen} aria-controls="add" onClick={() => setOpen(!isOpen)}>
        Add …
      </button>
      {isOpen && (
        // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it from any of its buttons.
        <div id="add" className={styles.menu} onKeyDown={({key}) => key === 'Escape' && close()}>
          {SNIPPETS.map(({id, label}) => (
            <Choice key={id} label={label} sample={sample(id)} look={LOOKS[id]} onChoose={() => void insert(id)} />
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
    </>
  );
}
