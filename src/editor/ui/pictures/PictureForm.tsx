import {type FormEvent, type ReactNode, useEffect, useRef, useState} from 'react';
import {endingOf, nameProblem} from '../../../content/pictures/names';
import {whenAnswered} from '../../engine/client';
import type {NewPicture, PictureSpot} from '../../text/pictures/insert';
import {proposeName} from '../../text/pictures/proposeName';
import {bytesInWords} from '../../text/pictures/size';
import {useEditor} from '../shared/context';
import Field from '../shared/Field';
import shared from '../styles.module.css';
import DraftPicture from './DraftPicture';
import styles from './styles.module.css';
import type {ChosenPicture} from './useChosenPicture';

interface Props {
  picture: ChosenPicture;
  file: string;
  cursor: number;
  current: string;
  put: (name: string, placed: NewPicture) => Promise<void>;
  cancel: () => void;
}

const FOCUS = ['center', 'top', 'bottom', 'left', 'right'];

const placeOf = ({component}: PictureSpot): string => {
  if (!component) return 'Among the words, where you write';
  const {name, title, line, hasOne} = component;
  return `In the ${name}${title ? ` “${title}”` : ''} in line ${line}${hasOne ? ', instead of the picture that it has' : ''}`;
};

/** What is asked of a picture before it goes in. */
export default function PictureForm({picture, file, cursor, current, put, cancel}: Props): ReactNode {
  const {engine, site, pictures} = useEditor();
  const [spots, setSpots] = useState<PictureSpot[]>([]);
  const [chosen, setChosen] = useState<number>();
  const [words, setWords] = useState('');
  const [ownName, setOwnName] = useState<string>();
  const [focus, setFocus] = useState('center');
  const [tried, setTried] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const {facts, name: fileName, url} = picture;
  const {width, height} = facts.size ?? {width: 0, height: 0};

  useEffect(() => {
    let wanted = true;
    engine.put(file, current);
    whenAnswered(engine.run('pictureSpots', file, cursor, {width, height}), (found) => wanted && setSpots(found));
    return () => {
      wanted = false;
    };
  }, [engine, file, current, cursor, width, height]);

  // Nothing is shown before, or Tab would pass over what comes in later.
  const isAsked = spots.length > 0;
  useEffect(() => {
    if (isAsked) title.current?.focus();
  }, [isAsked]);

  const spot = spots.find(({component}) => (component?.start ?? -1) === chosen) ?? spots[0];
  const files = [...site.others, ...pictures.drafts.map((draft) => draft.file)];
  const isTaken = (stem: string) => files.some((one) => one.startsWith(`pictures/${stem}.`));
  const stem = ownName ?? proposeName(words, fileName, isTaken);
  const ending = endingOf(facts.format === 'png' ? 'png' : 'jpeg');
  const misnamed = nameProblem(`${stem}.${ending}`, 'jpeg');
  const nameTrouble = misnamed ?? (isTaken(stem) ? `There is a picture called ${stem} already.` : undefined);
  const wordless = spot?.needsWords && !words.trim();
  if (!isAsked) return null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!spot || spot.problem || wordless || nameTrouble) return;
    const name = `pictures/${stem}.${ending}`;
    void put(name, {address: `/${name}`, words, focus, start: spot.component?.start});
  };

  return (
    <form className={`${shared.panel} ${styles.form}`} aria-labelledby="picture" onSubmit={submit}>
      <h2 id="picture" ref={title} tabIndex={-1}>
        Put in a picture
      </h2>
      <div className={styles.columns}>
        <div className={styles.shown}>
          <DraftPicture picture={{address: '', words: 'The picture', ratio: spot?.ratio, focus}} url={url} />
          <p className={shared.hint}>
            {width} × {height} pixels, {bytesInWords(facts.bytes)}. Nothing is left in it of what the camera noted, such
            as the place.
          </p>
        </div>
        <div>
          {spots.length > 1 && (
            <fieldset>
              <legend>Where it goes</legend>
              {spots.map((one) => (
                <label key={one.component?.start ?? -1} className={styles.spot}>
                  <input
                    type="radio"
                    name="spot"
                    checked={one === spot}
                    onChange={() => setChosen(one.component?.start ?? -1)}
                  />
                  <span>{placeOf(one)}</span>
                </label>
              ))}
            </fieldset>
          )}
          {spot?.problem && (
            <p role="alert" className={shared.wrong}>
              {spot.problem}
            </p>
          )}
          {spot?.needsWords && (
            <Field
              label="What it shows"
              hint="For people who can’t see it. Say what it shows, not that it is a picture."
              value={words}
              problems={tried && wordless ? ['Say what the picture shows, for people who can’t see it.'] : []}
              onChange={setWords}
            />
          )}
          <Field
            label="Name of the file"
            hint={
              ending === 'jpg' && /\.(?!jpe?g$)\w+$/i.test(fileName)
                ? 'It is written as JPEG, which makes a photograph much smaller, so its ending is .jpg.'
                : `Its ending, .${ending}, stays.`
            }
            value={stem}
            problems={nameTrouble ? [nameTrouble] : []}
            onChange={setOwnName}
          />
          {spot?.component && spot.ratio && (
            <label className={shared.field}>
              Part that stays in sight where it is cropped
              <select value={focus} onChange={({currentTarget}) => setFocus(currentTarget.value)}>
                {FOCUS.map((one) => (
                  <option key={one}>{one}</option>
                ))}
              </select>
            </label>
          )}
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
