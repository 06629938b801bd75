/** What is added: a part of a page, chosen from a list, or a page. */
import {type ReactNode, useState} from 'react';
import type {Value} from '../../content/records/form';
import {addableTo} from '../text/add';
import type {Selection} from '../text/edits';
import AddPicture from './AddPicture';
import {Button, Questions, useEditor, useHeading, useWorkspace} from './context';
import Field from './Field';
import look from './look.module.css';
import {useChange} from './useEngine';

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
  const heading = useHeading();

  const add = async (label: string) => {
    const added = await change({label: `Add: ${label}`, ask: () => engine.run('insert', file, label, offset)});
    if (!added) return;
    announce(`${label} added.`);
    onAdded({start: added.at, end: added.at});
  };
  return (
    <section aria-label="Add">
      <div className={look.row}>
        <h2 ref={heading} tabIndex={-1}>
          Add
        </h2>
        <Button onClick={onClose}>Cancel</Button>
      </div>
      <AddPicture file={file} offset={offset} onAdded={onAdded} />
      <ul aria-label="Add" className={look.list}>
        {addableTo(text).map(({label, description}, index) => (
          <li key={label} className={look.row}>
            <Button onClick={() => void add(label)} aria-describedby={`offer-${index}`}>
              {label}
            </Button>
            <span id={`offer-${index}`} className={look.hint}>
              {description}
            </span>
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
  const [{title, description, inMenu}, setValues] = useState<Record<string, Value>>({});
  const set = (name: string) => (value: Value) => setValues((last) => ({...last, [name]: value}));

  const make = async () => {
    const answers = {title: String(title), description: String(description), inMenu: inMenu === true};
    const made = await change({label: `New page: ${title}`, ask: () => engine.run('createPage', answers)});
    if (made) open(made.file, {words: made.words});
  };
  return (
    <Questions title="New page" isTitleShown action="Make it" onSubmit={() => void make()} onClose={onClose}>
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
    </Questions>
  );
}
