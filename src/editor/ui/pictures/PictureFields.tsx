import type {ReactNode} from 'react';
import type {PictureSpot} from '../../text/pictures/insert';
import Field from '../shared/Field';
import shared from '../shared/styles.module.css';
import SpotChoice from './SpotChoice';
import type {usePictureAnswers} from './usePictureAnswers';

const FOCUS = ['center', 'top', 'bottom', 'left', 'right'];

interface Props {
  answers: ReturnType<typeof usePictureAnswers>;
  spots: PictureSpot[];
  /** What the file was called. */
  fileName: string;
  /** Whether somebody has tried to insert it: only then is a missing description a problem. */
  wasSent: boolean;
}

/** The questions about a picture. */
export default function PictureFields({answers, spots, fileName, wasSent}: Props): ReactNode {
  const {spot, ending} = answers;
  const becomesJpeg = ending === 'jpg' && /\.(?!jpe?g$)\w+$/i.test(fileName);
  return (
    <>
      {spots.length > 1 && <SpotChoice spots={spots} chosen={spot} onChange={answers.setSpot} />}
      {spot?.problem && (
        <p role="alert" className={shared.wrong}>
          {spot.problem}
        </p>
      )}
      {spot?.needsWords && (
        <Field
          label="What it shows"
          hint="For people who can’t see it. Say what it shows, not that it is a picture."
          value={answers.words}
          problems={wasSent && answers.needsWords ? ['Say what the picture shows, for people who can’t see it.'] : []}
          onChange={answers.setWords}
        />
      )}
      <Field
        label="Name of the file"
        hint={
          becomesJpeg
            ? 'It is written as JPEG, which makes a photograph much smaller, so its ending is .jpg.'
            : `Its ending, .${ending}, stays.`
        }
        value={answers.stem}
        problems={answers.nameError ? [answers.nameError] : []}
        onChange={answers.setStem}
      />
      {spot?.component && spot.ratio && (
        <label className={shared.field}>
          Part that stays in sight where it is cropped
          <select value={answers.focus} onChange={({currentTarget}) => answers.setFocus(currentTarget.value)}>
            {FOCUS.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
      )}
    </>
  );
}
