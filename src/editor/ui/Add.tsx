/** Adding a part of a page, chosen from a list, or a page. */
import type {ReactNode} from 'react';
import {addableTo} from '../text/add';
import {Button, useEditor, useHeading, useWorkspace} from './context';
import Field, {type Answer, Questions} from './Field';
import {AddDocument, AddPicture, type Place} from './Files';
import look from './look.module.css';
import {useChange} from './useEngine';

/** The list of what can be added to a page, each with a sentence; pictures and documents first. */
export default function Add({onClose, ...place}: Place & {onClose: () => void}): ReactNode {
  const {file, offset, onAdded} = place;
  const {engine, site, announce} = useEditor();
  const text = useWorkspace().read(file) ?? '';
  const change = useChange();
  const heading = useHeading();

  const add = async (label: string) => {
    const added = await change({label: `Add: ${label}`, ask: () => engine.run('insert', file, label, offset)});
    if (!added) return;
    announce(`${label} added.`);
    onAdded?.(added.select);
  };
  return (
    <section aria-label="Add">
      <div className={look.row}>
        <h2 ref={heading} tabIndex={-1}>
          Add
        </h2>
        <Button onClick={onClose}>Cancel</Button>
      </div>
      <div className={look.files}>
        <AddPicture {...place} />
        <AddDocument {...place} />
      </div>
      <ul aria-label="Add" role="list">
        {addableTo(text, site.components).map(({label, description}, index) => (
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

/** Asks what a new page is about and whether the menu shows it, makes it, and opens it. */
export function NewPage(): ReactNode {
  const {engine, open} = useEditor();
  const change = useChange();
  const make = async (answer: Answer) => {
    const page = {title: answer('title'), description: answer('description'), inMenu: answer('inMenu') !== ''};
    const made = await change({label: `New page: ${page.title}`, ask: () => engine.run('createPage', page)});
    if (made) open(made.file, {words: made.words});
  };
  return (
    <Questions title="New page" action="Make it" onSubmit={make} onClose={() => open('')}>
      <Field
        name="title"
        field={{title: 'Title', form: 'text', hint: 'What the page is called. Its address comes from it.'}}
        autoFocus
      />
      <Field
        name="description"
        field={{title: 'Description', form: 'words', hint: 'A sentence for search engines: what is found here.'}}
      />
      <label className={look.row}>
        <input type="checkbox" name="inMenu" />
        Show it in the menu?
      </label>
    </Questions>
  );
}
