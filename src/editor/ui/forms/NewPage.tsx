/** Asks what a new page is about and whether the menu shows it, makes it, and opens it. */
import type {ReactNode} from 'react';
import {useEditor} from '../context';
import look from '../shared/look.module.css';
import {useChange} from '../shared/useEngine';
import Field from './Field';
import Questions, {type Answer} from './Questions';

export default function NewPage(): ReactNode {
  const {engine, goTo} = useEditor();
  const change = useChange();
  const make = async (answer: Answer) => {
    const page = {title: answer('title'), description: answer('description'), inMenu: answer('inMenu') !== ''};
    const made = await change({label: `New page: ${page.title}`, ask: () => engine.run('createPage', page)});
    if (made) goTo({kind: 'file', file: made.file, words: made.words});
  };
  return (
    <Questions title="New page" action="Make it" onSubmit={make} onClose={() => goTo({kind: 'overview'})}>
      <Field
        name="title"
        field={{title: 'Title', format: 'text', hint: 'What the page is called. Its address comes from it.'}}
        autoFocus
      />
      <Field
        name="description"
        field={{title: 'Description', format: 'words', hint: 'A sentence for search engines: what is found here.'}}
      />
      <label className={look.row}>
        <input type="checkbox" name="inMenu" />
        Show it in the menu?
      </label>
    </Questions>
  );
}
