import {type ReactNode, useState} from 'react';
import shared from '../shared/styles.module.css';

interface Props {
  /** What an entry is called. */
  title: string;
  add: (key: string) => void;
}

/** Asks for the name of a new entry. */
export default function NewEntry({title, add}: Props): ReactNode {
  const [key, setKey] = useState('');
  const submit = () => {
    if (!key.trim()) return;
    add(key.trim());
    setKey('');
  };
  return (
    <div className={shared.row}>
      <label className={shared.field}>
        New: {title}
        <input
          value={key}
          onChange={({currentTarget}) => setKey(currentTarget.value)}
          onKeyDown={({key: pressed}) => pressed === 'Enter' && submit()}
        />
      </label>
      <button type="button" disabled={!key.trim()} onClick={submit}>
        Add
      </button>
    </div>
  );
}
