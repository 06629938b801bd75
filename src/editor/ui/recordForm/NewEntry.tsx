import {type FormEvent, type ReactNode, useState} from 'react';
import Field from '../shared/Field';
import styles from './styles.module.css';

interface Props {
  /** What an entry is called. */
  title: string;
  description?: string;
  /** Names that other entries have. */
  taken: string[];
  add: (key: string) => void;
}

/** Asks for the name of a new entry. */
export default function NewEntry({title, description, taken, add}: Props): ReactNode {
  const [key, setKey] = useState('');
  const name = key.trim();
  const isTaken = taken.includes(name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add(name);
    setKey('');
  };
  return (
    <form className={styles.line} onSubmit={submit}>
      <Field
        label={`New: ${title}`}
        hint={description}
        value={key}
        problems={isTaken ? [`There is “${name}” already. Choose another name, or change the one above.`] : []}
        onChange={setKey}
      />
      <button type="submit" disabled={!name || isTaken}>
        Add
      </button>
    </form>
  );
}
