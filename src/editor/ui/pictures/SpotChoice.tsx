import type {ReactNode} from 'react';
import type {PictureSpot} from '../../text/pictures/insert';
import styles from './styles.module.css';
import {spotKey} from './usePictureAnswers';

function describe({component}: PictureSpot): string {
  if (!component) return 'Among the words, where you write';
  const {name, title, line, hasOne} = component;
  return `In the ${name}${title ? ` “${title}”` : ''} in line ${line}${hasOne ? ', instead of the picture that it has' : ''}`;
}

interface Props {
  spots: PictureSpot[];
  chosen: PictureSpot | undefined;
  /** Called with the key of the spot. */
  onChange: (key: number) => void;
}

/** The places that a picture can go to. */
export default function SpotChoice({spots, chosen, onChange}: Props): ReactNode {
  return (
    <fieldset>
      <legend>Where it goes</legend>
      {spots.map((spot) => (
        <label key={spotKey(spot)} className={styles.spot}>
          <input type="radio" name="spot" checked={spot === chosen} onChange={() => onChange(spotKey(spot))} />
          <span>{describe(spot)}</span>
        </label>
      ))}
    </fieldset>
  );
}
