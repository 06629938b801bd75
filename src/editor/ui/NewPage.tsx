/** A new page: its title, its description, and whether the menu shows it. */
import {type FormEvent, type ReactNode, useId, useState} from 'react';
import type {Value} from '../text/form';
import {useEditor} from './context';
import Field from './Field';
import look from './look.module.css';
import {useChange} from './useForm';

const FIELDS = [
  {name: 'title', title: 'Title', form: 'text', hint: 'What the page is called. Its address comes from it.'},
  {
    name: 'description',
    title: 'Description',
    form: 'words',
    hint: 'One sentence for search engines: what a visitor finds here.',
  },
  {name: 'inMenu', title: 'Show it in the menu?', form: 'yes'},
] as const;

/** Asks what a new page is about, makes it, and opens it. */
export default function NewPage({onClose}: {onClose: () => void}): ReactNode {
  const {engine, open} = useEditor();
  const change = useChange();
  const id = useId();
  const [values, setValues] = useState<Record<string, Value>>({});

  const make = async (event: FormEvent) => {
    event.preventDefault();
    const {title = '', description = '', inMenu} = values;
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
      {FIELDS.map(({name, ...field}) => (
        <Field
          key={name}
          field={{...field, value: values[name]}}
          isRequired={field.form !== 'yes'}
          isTarget={name === 'title'}
          onChange={(value) => setValues((last) => ({...last, [name]: value}))}
        />
      ))}
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
