import clsx from 'clsx';
import {type ReactNode, type RefObject, useRef} from 'react';
import type {Changed} from '../../text/edits';
import type {NewPicture} from '../../text/pictures/insert';
import {useEditor} from '../shared/context';
import Status from '../shared/Status';
import shared from '../shared/styles.module.css';
import FileInput from './FileInput';
import PictureForm from './PictureForm';
import styles from './styles.module.css';
import type {Chosen} from './useChosenPicture';

interface Props {
  file: string;
  text: string;
  /** Where the picture is inserted. */
  cursor: number;
  chosen: Chosen;
  /** The field that chooses a file: the menu opens it, too. */
  chooser: RefObject<HTMLInputElement | null>;
  apply: (changed: Changed) => void;
}

/** Chooses a picture, or takes one with the phone, and inserts it where somebody writes. */
export default function AddPicture({file, text, cursor, chosen, chooser, apply}: Props): ReactNode {
  const {pictures, engine} = useEditor();
  const button = useRef<HTMLButtonElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const {picture, problem, status, choose, forget} = chosen;

  const cancel = () => {
    forget();
    button.current?.focus();
  };
  const insert = async (name: string, placed: NewPicture) => {
    if (!picture) return;
    await pictures.add({file: name, bytes: picture.bytes, facts: picture.facts});
    engine.put(file, text);
    const changed = await engine.run('insertPicture', file, cursor, placed);
    forget(`${name} is in the text.`);
    apply(changed);
  };

  return (
    <>
      <button ref={button} type="button" onClick={() => chooser.current?.click()}>
        Picture …
      </button>
      <FileInput input={chooser} choose={choose} />
      <button type="button" className={styles.camera} onClick={() => camera.current?.click()}>
        Take a photo …
      </button>
      <FileInput input={camera} choose={choose} capture="environment" />
      <Status>{status}</Status>
      {problem && (
        <p role="alert" className={clsx(shared.notice, styles.below)}>
          {problem}
        </p>
      )}
      {picture && (
        <PictureForm
          key={picture.url}
          picture={picture}
          file={file}
          text={text}
          cursor={cursor}
          insert={insert}
          cancel={cancel}
        />
      )}
    </>
  );
}
