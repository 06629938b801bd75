/** What can be added to a page, each with a sentence. */
import {type ReactNode, useEffect, useId, useRef, useState} from 'react';
import type {Selection} from '../text/edits';
import {addableTo} from '../text/insert';
import AddPicture from './AddPicture';
import {useEditor, useWorkspace} from './context';
import styles from './form.module.css';
import look from './look.module.css';
import {useChange} from './useForm';

interface Props {
  file: string;
  /** Where somebody is in the page's text: it goes to the nearest place behind that. */
  offset: number;
  /** Called with the place of what is new, which opens in its form. */
  onAdded: (place: Selection) => void;
  onClose: () => void;
}

export default function Add({file, offset, onAdded, onClose}: Props): ReactNode {
  const {engine, announce} = useEditor();
  const text = useWorkspace().read(file) ?? '';
  const change = useChange();
  const heading = useRef<HTMLHeadingElement>(null);
  const title = useId();
  const [isPicture, setPicture] = useState(false);
  useEffect(() => heading.current?.focus({preventScroll: true}), []);

  const add = async (id: string, label: string) => {
    let at = offset;
    const isDone = await change({
      label: `Add: ${label}`,
      ask: async () => {
        const created = await engine.run('insert', file, id, offset);
        at = created.at;
        return created.files;
      },
    });
    if (!isDone) return;
    announce(`${label} added.`);
    onAdded({start: at, end: at});
  };

  return (
    <section aria-labelledby={title}>
      <div className={styles.head}>
        <h2 ref={heading} id={title} tabIndex={-1}>
          {isPicture ? 'Add a picture' : 'Add'}
        </h2>
        <button type="button" onClick={onClose}>
          Cancel
        </button>
      </div>
      {isPicture ? (
        <AddPicture file={file} offset={offset} onAdded={onAdded} />
      ) : (
        <ul aria-labelledby={title} className={look.list}>
          <li className={styles.offer}>
            <button type="button" onClick={() => setPicture(true)} aria-describedby={`${title}-picture`}>
              Picture
            </button>
            <span id={`${title}-picture`}>A photograph from this phone or computer.</span>
          </li>
          {addableTo(text).map(({id, label, description}) => (
            <li key={id} className={styles.offer}>
              <button type="button" onClick={() => void add(id, label)} aria-describedby={`${title}-${id}`}>
                {label}
              </button>
              <span id={`${title}-${id}`}>{description}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
