/** Chooses a picture, or takes one with the phone, makes it small, and puts it where somebody is in a page. */
import {type ReactNode, useEffect, useState} from 'react';
import {MOST_BYTES, readFacts} from '../../content/pictures/facts';
import {LARGEST} from '../../content/pictures/places';
import {unusable} from '../../content/pictures/problems';
import type {Engine} from '../engine/engine';
import type {Selection} from '../text/edits';
import {Questions, useEditor} from './context';
import Field from './Field';
import styles from './form.module.css';
import look from './look.module.css';
import {useChange} from './useEngine';

/**
 * Draws a picture again: upright, no larger than the site can use, and without what the camera noted, such as the place.
 * Throws a sentence about a file that can't be used.
 */
async function redraw(file: File): Promise<Blob> {
  // One byte too many shows that it is too large.
  const head = new Uint8Array(await file.slice(0, MOST_BYTES + 1).arrayBuffer());
  const facts = {...readFacts(head), bytes: file.size};
  const problem = unusable(facts);
  // Safari can read what iPhones write.
  const whole = problem && facts.format !== 'heic' ? undefined : await createImageBitmap(file).catch(() => undefined);
  if (!whole) throw new Error(`${file.name} ${problem ?? 'can’t be read. Save it again as JPEG.'}`);
  const {needs, widths, ratio = 1} = LARGEST;
  // A very wide or tall picture stays larger: it is cropped later.
  const least = needs / Math.min(whole.width, whole.height * ratio);
  const scale = Math.min(1, Math.max(Math.max(...widths) / Math.max(whole.width, whole.height), least));
  const [width, height] = [whole.width, whole.height].map((side) => Math.round(side * scale));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  context.imageSmoothingQuality = 'high';
  context.drawImage(whole, 0, 0, width, height);
  const jpeg = await canvas.convertToBlob({type: 'image/jpeg', quality: 0.9});
  if (facts.format === 'jpeg') return jpeg;
  // A drawing stays a PNG, and so does what is transparent.
  const png = await canvas.convertToBlob({type: 'image/png'});
  const isTransparent = context.getImageData(0, 0, width, height).data.some((value, at) => at % 4 === 3 && value < 255);
  return isTransparent || png.size <= Math.max(200_000, jpeg.size * 2) ? png : jpeg;
}

interface Place {
  file: string;
  /** Where somebody is in the page's text. */
  offset: number;
  /** Where the tag begins that takes the picture; without one, it goes to the nearest place. */
  start?: number;
  onAdded?: (place: Selection) => void;
}

type Chosen = {source: File; onClose: () => void};

/** A button for a picture from this phone or computer. */
export default function AddPicture(place: Place): ReactNode {
  const [source, setSource] = useState<File>();
  return (
    <>
      <label className={styles.file}>
        Choose a picture
        <input
          type="file"
          accept="image/*"
          onChange={({currentTarget}) => {
            setSource(currentTarget.files?.[0]);
            // The same file can be chosen again.
            currentTarget.value = '';
          }}
        />
      </label>
      {source && (
        <NewPicture key={source.lastModified} {...place} source={source} onClose={() => setSource(undefined)} />
      )}
    </>
  );
}

/** Makes a chosen picture small, and asks what it shows before it goes into the page. */
export function NewPicture({file, offset, start, onAdded, source, onClose}: Place & Chosen): ReactNode {
  const {engine, announce} = useEditor();
  const change = useChange();
  const [chosen, setChosen] = useState<ReturnType<Engine['pictureSpot']> & {blob: Blob; url: string}>();
  const [words, setWords] = useState('');
  const [problem, setProblem] = useState('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each picture that is chosen.
  useEffect(() => {
    let url = '';
    const open = async () => {
      const blob = await redraw(source);
      url = URL.createObjectURL(blob);
      setChosen({...(await engine.run('pictureSpot', file, offset, start)), blob, url});
    };
    open().catch((error: Error) => setProblem(error.message));
    return () => URL.revokeObjectURL(url);
  }, [source]);

  const submit = async () => {
    if (!chosen) return;
    const bytes = new Uint8Array(await chosen.blob.arrayBuffer());
    const ending = chosen.blob.type === 'image/png' ? 'png' : 'jpg';
    const ask = async () => {
      const placed = {words, name: source.name, ending, start: chosen.start} as const;
      const {text, picture, at} = await engine.run('insertPicture', file, offset, placed);
      return {files: {[file]: text, [picture]: bytes}, at};
    };
    const added = await change({label: 'Add a picture', ask});
    if (!added) return;
    announce('The picture is on the page.');
    onClose();
    onAdded?.({start: added.at, end: added.at});
  };
  return (
    <Questions
      title="The picture"
      action="Put it in"
      isReady={Boolean(chosen)}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {chosen && <img className={styles.picture} src={chosen.url} alt="Your choice" />}
      <p role="status">{!chosen && !problem && 'Making the picture smaller …'}</p>
      <p role="alert" className={look.error}>
        {problem}
      </p>
      {chosen?.needsWords && (
        <Field
          field={{title: 'What it shows', form: 'text', hint: 'For people who can’t see it: what is in the picture.'}}
          isRequired
          isTarget
          onChange={(value) => setWords(String(value ?? ''))}
        />
      )}
    </Questions>
  );
}
