/** A new page: its title, its description, and whether the menu shows it. */
import {type FormEvent, type ReactNode, useEffect, useId, useRef, useState} from 'react';
import {useEditor} from './context';
import styles from './form.module.css';
import look from './look.module.css';
import {useChange} from './useForm';

export default function NewPage({onClose}: {onClose: () => void}): ReactNode {
  const {engine, open} = useEditor();
  const change = useChange();
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  const [title, setTitle] = useState('');
  const [description, setDescription] = useState('');
  const [inMenu, setInMenu] = useState(false);
  useEffect(() => first.current?.focus(), []);

  const make = async (event: FormEvent) => {
    event.preventDefault();
    let made = {file: '', words: ''};
    const isDone = await change({
      label: `New page: ${title}`,
      ask: async () => {
        const {files, file, at} = await engine.run('createPage', {title, description, inMenu});
        made = {file, words: files[file].slice(at, files[file].indexOf('\n', at))};
        return files;
      },
    });
    if (isDone) open(made.file, {words: made.words});
  };
  return (
    <form className={look.panel} aria-labelledby={`${id}-heading`} onSubmit={(event) => void make(event)}>
      <h2 id={`${id}-heading`}>New page</h2>
      <div className={look.field}>
        <label htmlFor={`${id}-title`}>Title</label>
        <span id={`${id}-title-hint`} className={look.hint}>
          What the page is called. Its address comes from it.
        </span>
        <input
          ref={first}
          id={`${id}-title`}
          required
          aria-describedby={`${id}-title-hint`}
          value={title}
          onChange={({currentTarget}) => setTitle(currentTarget.value)}
        />
      </div>
      <div className={look.field}>
        <label htmlFor={`${id}-description`}>Description</label>
        <span id={`${id}-description-hint`} className={look.hint}>
          One sentence for search engines: what a visitor finds here.
        </span>
        <textarea
          id={`${id}-description`}
          required
          rows={2}
          aria-describedby={`${id}-description-hint`}
          value={description}
          onChange={({currentTarget}) => setDescription(currentTarget.value)}
        />
      </div>
      <label className={styles.tick}>
        <input type="checkbox" checked={inMenu} onChange={({currentTarget}) => setInMenu(currentTarget.checked)} />
        Show it in the menu?
      </label>
      <div className={look.row}>
        <button type="submit" className={look.main}>
          Make it
        </button>
        <button type="button" onClick={onClose}>
          Cancel
        </button>
      </div>
    </form>
  );
}
