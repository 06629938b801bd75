import clsx from 'clsx';
import {type FormEvent, type ReactNode, useEffect, useRef, useState} from 'react';
import type {NewPicture} from '../../text/pictures/insert';
import {bytesInWords} from '../../text/pictures/size';
import {useEditor} from '../shared/context';
import shared from '../shared/styles.module.css';
import {useAnswer} from '../shared/useAnswer';
import DraftPicture from './DraftPicture';
import PictureFields from './PictureFields';
import styles from './styles.module.css';
import type {ChosenPicture} from './useChosenPicture';
import {usePictureAnswers} from './usePictureAnswers';

interface Props {
  picture: ChosenPicture;
  file: string;
  text: string;
  /** Where the picture is inserted. */
  cursor: number;
  insert: (file: string, placed: NewPicture) => Promise<void>;
  cancel: () => void;
}

/** Asks what is needed of a picture before it is inserted. */
export default function PictureForm({picture, file, text, cursor, insert, cancel}: Props): ReactNode {
  const {engine} = useEditor();
  const [wasSent, setSent] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const {facts, name, url} = picture;
  const {width, height} = facts.size ?? {width: 0, height: 0};
  const spots = useAnswer(() => {
    engine.put(file, text);
    return engine.run('pictureSpots', file, cursor, {width, height});
  }, [engine, file, text, cursor, width, height]);
  const answers = usePictureAnswers(picture, spots ?? []);
  const {spot, focus, result} = answers;

  // Nothing is shown before, or Tab would pass over what comes in later.
  const isAsked = spots !== undefined;
  useEffect(() => {
    if (isAsked) form.current?.querySelector<HTMLElement>('input:not([type=radio])')?.focus();
  }, [isAsked]);
  if (!isAsked) return null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (result) void insert(result.file, result.placed);
  };

  return (
    <form ref={form} className={clsx(shared.panel, styles.form)} aria-labelledby="picture" onSubmit={submit}>
      <h2 id="picture">Put in a picture</h2>
      <div className={styles.columns}>
        <div className={styles.shown}>
          <DraftPicture picture={{address: '', words: 'The picture', ratio: spot?.ratio, focus}} url={url} />
          <p className={shared.hint}>
            {width} × {height} pixels, {bytesInWords(facts.bytes)}. Nothing is left in it of what the camera noted, such
            as the place.
          </p>
        </div>
        <div>
          <PictureFields answers={answers} spots={spots} fileName={name} wasSent={wasSent} />
          <div className={shared.row}>
            <button type="submit" className={shared.main}>
              Put it in
            </button>
            <button type="button" onClick={cancel}>
              Cancel
            </button>
          </div>
        </div>
      </div>
    </form>
  );
}
