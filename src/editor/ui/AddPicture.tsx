/** Chooses a picture, or takes one with the phone, makes it small, and puts it where somebody is in a page. */
import {type FormEvent, type ReactNode, useEffect, useState} from 'react';
import type {PictureFacts} from '../../content';
import {MOST_BYTES} from '../../content/pictures/facts';
import type {EngineClient} from '../engine/client';
import type {Selection} from '../text/edits';
import {type PictureSpot, proposeName, sizeFor} from '../text/pictures';
import {useEditor, useWorkspace} from './context';
import Field from './Field';
import styles from './form.module.css';
import look from './look.module.css';
import {useChange} from './useForm';

/** A picture that isn't a photograph stays a PNG if that has at most these bytes, or isn't much larger than a JPEG. */
const SMALL = 200_000;

interface Chosen {
  /** The picture as it was drawn again. */
  bytes: Uint8Array<ArrayBuffer>;
  facts: PictureFacts;
  url: string;
  spot: PictureSpot;
}

/**
 * Draws a picture again: upright, no larger than the site can use, and without what the camera noted, such as the place.
 * Undefined for a file that this browser can't read.
 */
async function redraw(file: Blob, isPhotograph: boolean): Promise<Blob | undefined> {
  const whole = await createImageBitmap(file).catch(() => undefined);
  if (!whole) return undefined;
  const {width, height} = sizeFor(whole);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context) context.imageSmoothingQuality = 'high';
  context?.drawImage(whole, 0, 0, width, height);
  const jpeg = await canvas.convertToBlob({type: 'image/jpeg', quality: 0.9});
  const png = isPhotograph ? undefined : await canvas.convertToBlob({type: 'image/png'});
  const isTransparent =
    png && context?.getImageData(0, 0, width, height).data.some((value, at) => at % 4 === 3 && value < 255);
  return png && (isTransparent || png.size <= Math.max(SMALL, jpeg.size * 2)) ? png : jpeg;
}

async function read(engine: EngineClient, file: File): Promise<Pick<Chosen, 'bytes' | 'facts'>> {
  const {name} = file;
  // One byte too many shows that it is too large.
  const head = new Uint8Array(await file.slice(0, MOST_BYTES + 1).arrayBuffer());
  const {facts, problem} = await engine.run('inspect', name, head, file.size);
  // Safari can read what iPhones write.
  if (problem && facts.format !== 'heic') throw new Error(problem);
  const drawn = await redraw(file, facts.format === 'jpeg');
  if (!drawn) throw new Error(problem ?? `${name} can’t be read. Save it again as JPEG, or choose another.`);
  const bytes = new Uint8Array(await drawn.arrayBuffer());
  return {bytes, facts: (await engine.run('inspect', name, bytes, bytes.length)).facts};
}

interface Place {
  file: string;
  /** Where somebody is in the page's text. */
  offset: number;
  /** Where the tag begins that takes the picture; without one, it goes to the nearest place. */
  start?: number;
  onAdded?: (place: Selection) => void;
}

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
export function NewPicture(props: Place & {source: File; onClose: () => void}): ReactNode {
  const {file, offset, start, onAdded, source, onClose} = props;
  const {site, engine, announce} = useEditor();
  const workspace = useWorkspace();
  const change = useChange();
  const [chosen, setChosen] = useState<Chosen>();
  const [words, setWords] = useState('');
  const [problem, setProblem] = useState('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each picture that is chosen.
  useEffect(() => {
    let url = '';
    const open = async () => {
      const {bytes, facts} = await read(engine, source);
      const spot = await engine.run('pictureSpot', file, offset, facts.size ?? {width: 0, height: 0}, start);
      url = URL.createObjectURL(new Blob([bytes]));
      setProblem(spot.problem ?? '');
      setChosen({bytes, facts, url, spot});
    };
    open().catch((error: Error) => setProblem(error.message));
    return () => URL.revokeObjectURL(url);
  }, [source]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!chosen) return;
    const {bytes, facts, spot} = chosen;
    const names = [...site.others, ...Object.keys(site.pictures), ...workspace.files];
    const name = proposeName(words, source.name, (stem) => names.some((one) => one.startsWith(`pictures/${stem}.`)));
    const picture = `pictures/${name}.${facts.format === 'png' ? 'png' : 'jpg'}`;
    let at = offset;
    const ask = async () => {
      const placed = {address: `/${picture}`, words, start: spot.component?.start};
      const inserted = await engine.run('insertPicture', file, offset, placed);
      at = inserted.at;
      return {[file]: inserted.text, [picture]: bytes};
    };
    if (!(await change({label: 'Add a picture', ask}))) return;
    announce(`${name} is on the page.`);
    onClose();
    onAdded?.({start: at, end: at});
  };
  const {name, title} = chosen?.spot.component ?? {};
  const where = name ? `into the ${name.toLowerCase()}${title ? ` “${title}”` : ''}` : 'among the words';
  return (
    <form className={look.panel} aria-label="The picture" onSubmit={(event) => void submit(event)}>
      {chosen && <img className={styles.chosen} src={chosen.url} alt="Your choice" />}
      <p role="status" className={look.hint}>
        {chosen ? `It goes ${where}, without what the camera noted.` : !problem && 'Making the picture smaller …'}
      </p>
      <p role="alert" className={look.error}>
        {problem}
      </p>
      {chosen?.spot.needsWords && (
        <Field
          field={{title: 'What it shows', form: 'text', hint: 'For people who can’t see it: what is in the picture.'}}
          isRequired
          isTarget
          onChange={(value) => setWords(String(value ?? ''))}
        />
      )}
      <div className={look.row}>
        <button type="submit" className={look.main} disabled={!chosen || problem !== ''}>
          Put it in
        </button>
        <button type="button" onClick={onClose}>
          Cancel
        </button>
      </div>
    </form>
  );
}
