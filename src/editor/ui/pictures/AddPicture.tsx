import {type ReactNode, type RefObject, useRef} from 'react';
import type {Changed} from '../../text/edits';
import {useEditor} from '../shared/context';
import shared from '../styles.module.css';
import PictureForm from './PictureForm';
import styles from './styles.module.css';
import type {Chosen} from './useChosenPicture';

interface Props {
  file: string;
  cursor: number;
  current: string;
  chosen: Chosen;
  /** The field that chooses a file: the menu opens it, too. */
  chooser: RefObject<HTMLInputElement | null>;
  apply: (changed: Changed) => void;
}

/** Chooses a picture, or takes one with the phone, and puts it in where somebody writes. */
export default function AddPicture({file, cursor, current, chosen, chooser, apply}: Props): ReactNode {
  const {pictures, engine} = useEditor();
  const button = useRef<HTMLButtonElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const {picture, problem, told, choose, forget} = chosen;

  const cancel = () => {
    forget();
    button.current?.focus();
  };
  const input = (capture?: 'environment') => (
    <input
      ref={capture ? camera : chooser}
      type="file"
      accept="image/*"
      capture={capture}
      hidden
      onChange={({currentTarget}) => {
        void choose(Array.from(currentTarget.files ?? []));
        // The same file can be chosen again.
        currentTarget.value = '';
      }}
    />
  );
  return (
    <>
      <button ref={button} type="button" onClick={() => chooser.current?.click()}>
        Picture …
      </button>
      {input()}
      <button type="button" className={styles.camera} onClick={() => camera.current?.click()}>
        Take a photo …
      </button>
      {input('environment')}
      <p role="status" className={styles.told}>
        {told}
      </p>
      {problem && (
        <p role="alert" className={`${shared.notice} ${styles.whole}`}>
          {problem}
        </p>
      )}
      {picture && (
        <PictureForm
          key={picture.url}
          picture={picture}
          file={file}
          cursor={cursor}
          current={current}
          cancel={cancel}
          put={async (name, placed) => {
            await pictures.add({file: name, bytes: picture.bytes, facts: picture.facts});
            engine.put(file, current);
            const changed = await engine.run('insertPicture', file, cursor, placed);
            forget();
            apply(changed);
          }}
        />
      )}
    </>
  );
}
