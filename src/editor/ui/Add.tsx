/** What can be added to a page, each with a sentence. */
import {type ReactNode, useEffect, useId, useRef} from 'react';
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

/** The list of what can be added, pictures first. */
export default function Add({file, offset, onAdded, onClose}: Props): ReactNode {
  const {engine, announce} = useEditor();
  const text = useWorkspace().read(file) ?? '';
  const change = useChange();
  const heading = useRef<HTMLHeadingElement>(null);
  const title = useId();
  useEffect(() => heading.current?.focus({preventScroll: true}), []);

  const add = async (label: string) => {
    let at = offset;
    const ask = async () => {
      const created = await engine.run('insert', file, label, offset);
      at = created.at;
      return created.files;
    };
    if (!(await change({label: `Add: ${label}`, ask}))) return;
    announce(`${label} added.`);
    onAdded({start: at, end: at});
  };
  return (
    <section aria-labelledby={title}>
      <div className={look.row}>
        <h2 ref={heading} id={title} tabIndex={-1}>
          Add
        </h2>
        <button type="button" onClick={onClose}>
          Cancel
        </button>
      </div>
      <ul aria-labelledby={title} className={look.list}>
        <li>
          <AddPicture file={file} offset={offset} onAdded={onAdded} />
        </li>
        {addableTo(text).map(({label, description}) => (
          <li key={label} className={styles.offer}>
            <button type="button" onClick={() => void add(label)} aria-describedby={`${title}-${label}`}>
              {label}
            </button>
            <span id={`${title}-${label}`}>{description}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
