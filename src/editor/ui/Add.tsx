/** What is added: a part of a page, chosen from a list, or a page. */
import {type FormEvent, type ReactNode, useEffect, useId, useRef, useState} from 'react';
import {addableTo} from '../text/addable';
import type {Selection} from '../text/edits';
import type {Value} from '../text/form';
import AddPicture from './AddPicture';
import {useEditor, useWorkspace} from './context';
import Field from './Field';
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

/** The list of what can be added to a page, each with a sentence; pictures first. */
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
      <AddPicture file={file} offset={offset} onAdded={onAdded} />
      <ul aria-labelledby={title} className={look.list}>
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

const HINTS = {
  title: 'What the page is called. Its address comes from it.',
  description: 'One sentence for search engines: what a visitor finds here.',
};

/** Asks what a new page is about and whether the menu shows it, makes it, and opens it. */
export function NewPage({onClose}: {onClose: () => void}): ReactNode {
  const {engine, open} = useEditor();
  const change = useChange();
  const id = useId();
  const [{title, description, inMenu}, setValues] = useState<Record<string, Value>>({});
  const set = (name: string) => (value: Value) => setValues((last) => ({...last, [name]: value}));

  const make = async (event: FormEvent) => {
    event.preventDefault();
    const answers = {title: String(title), description: String(description), inMenu: inMenu === true};
    let made = {file: '', words: ''};
    const ask = async () => {
      const {files, file, at} = await engine.run('createPage', answers);
      made = {file, words: files[file].slice(at, files[file].indexOf('\n', at))};
      return files;
    };
    if (await change({label: `New page: ${title}`, ask})) open(made.file, {words: made.words});
  };
  return (
    <form className={look.panel} aria-labelledby={id} onSubmit={(event) => void make(event)}>
      <h2 id={id}>New page</h2>
      <Field
        field={{title: 'Title', form: 'text', value: title, hint: HINTS.title}}
        isRequired
        isTarget
        onChange={set('title')}
      />
      <Field
        field={{title: 'Description', form: 'words', value: description, hint: HINTS.description}}
        isRequired
        onChange={set('description')}
      />
      <Field field={{title: 'Show it in the menu?', form: 'yes', value: inMenu}} onChange={set('inMenu')} />
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
