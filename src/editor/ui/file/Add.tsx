/** The list of what can be added to a page. */

import clsx from 'clsx';
import type {ReactNode} from 'react';
import {addableTo} from '../../text/addable';
import {useEditor, useWorkspace} from '../context';
import {AddDocument, AddPicture} from '../forms/chooseFile';
import type {PlaceInPage} from '../forms/newFile';
import Button from '../shared/Button';
import look from '../shared/look.module.css';
import {useChange} from '../shared/useEngine';
import {useHeading} from '../shared/View';
import styles from './page.module.css';

export default function Add({onClose, ...place}: PlaceInPage & {onClose: () => void}): ReactNode {
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
    <section aria-label="Add" className={look.stack}>
      <div className={clsx(look.row, styles.titleOfPart)}>
        <h2 ref={heading} tabIndex={-1} className={look.words}>
          Add
        </h2>
        <Button onClick={onClose}>Cancel</Button>
      </div>
      <div className={look.files}>
        <AddPicture {...place} />
        <AddDocument {...place} />
      </div>
      <ul aria-label="Add" role="list" className={look.list}>
        {addableTo(text, site.components).map(({label, description}, index) => (
          <li key={label} className={look.row}>
            <Button onClick={() => void add(label)} aria-describedby={`offer-${index}`}>
              {label}
            </Button>
            <span id={`offer-${index}`} className={clsx(look.hint, look.words)}>
              {description}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
