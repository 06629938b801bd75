/** Chooses a picture, or takes one with the phone, makes it small, and puts it where somebody is in a page. */
import {type FormEvent, type ReactNode, useEffect, useId, useRef, useState} from 'react';
import type {PictureFacts} from '../../content';
import {MOST_BYTES} from '../../content/pictures/facts';
import type {EngineClient} from '../engine/client';
import type {Selection} from '../text/edits';
import {type PictureSpot, proposeName, sizeFor} from '../text/pictures';
import {useEditor, useWorkspace} from './context';
import styles from './form.module.css';
import look from './look.module.css';
import {useAnswer, useChange} from './useForm';

const QUALITY = 0.9;
/** A PNG of up to this many bytes stays one, whatever it shows. */
const SMALL = 200_000;
/** A larger PNG may be this many times as large as a JPEG. */
const WORTH_IT = 2;

interface Chosen {
  /** What its file was called. */
  name: string;
  /** The picture as it was drawn again. */
  bytes: Uint8Array<ArrayBuffer>;
  facts: PictureFacts;
  url: string;
}

const bytesInWords = (bytes: number): string =>
  bytes < 1e6 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;

async function write(canvas: HTMLCanvasElement, type: 'image/png' | 'image/jpeg'): Promise<Blob> {
  const written = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, QUALITY));
  if (!written) throw new Error('This browser can’t write pictures.');
  return written;
}

/**
 * Draws a picture again: upright, no larger than the site can use, and without what the camera noted, such as the place.
 * A drawing or a screenshot keeps its sharp edges as PNG; nothing comes back of a file that this browser can't read.
 */
async function redraw(file: Blob, format: PictureFacts['format']): Promise<Uint8Array<ArrayBuffer> | undefined> {
  // Browsers turn it upright.
  const whole = await createImageBitmap(file).catch(() => undefined);
  if (!whole) return undefined;
  const {width, height} = sizeFor(whole);
  const small = await createImageBitmap(whole, {resizeWidth: width, resizeHeight: height, resizeQuality: 'high'});
  whole.close();
  const canvas = Object.assign(document.createElement('canvas'), {width, height});
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser can’t draw pictures.');
  context.drawImage(small, 0, 0, width, height);
  small.close();
  const jpeg = await write(canvas, 'image/jpeg');
  if (format === 'jpeg') return new Uint8Array(await jpeg.arrayBuffer());
  const {data} = context.getImageData(0, 0, width, height);
  const isTransparent = data.some((value, at) => at % 4 === 3 && value < 255);
  const png = await write(canvas, 'image/png');
  const isPhotograph = !isTransparent && png.size > Math.max(SMALL, jpeg.size * WORTH_IT);
  return new Uint8Array(await (isPhotograph ? jpeg : png).arrayBuffer());
}

async function read(engine: EngineClient, file: File): Promise<Omit<Chosen, 'url'>> {
  const {name} = file;
  // One byte too many shows that it is too large.
  const head = new Uint8Array(await file.slice(0, MOST_BYTES + 1).arrayBuffer());
  const {facts, problem} = await engine.run('inspect', name, head, file.size);
  // Safari can read what iPhones write.
  if (problem && facts.format !== 'heic') throw new Error(problem);
  const bytes = await redraw(file, facts.format);
  if (!bytes) throw new Error(problem ?? `${name} can’t be read. Save it again as JPEG, or choose another.`);
  return {name, bytes, facts: (await engine.run('inspect', name, bytes, bytes.length)).facts};
}

function describe({component}: PictureSpot): string {
  if (!component) return 'Among the words';
  const {name, title, hasOne} = component;
  return `In the ${name.toLowerCase()}${title ? ` “${title}”` : ''}${hasOne ? ', in place of its picture' : ''}`;
}

interface Props {
  file: string;
  /** Where somebody is in the page's text. */
  offset: number;
  /** Where the tag begins that takes it; without one, somebody chooses among the places around. */
  start?: number;
  onAdded?: (place: Selection) => void;
}

export default function AddPicture({file, offset, start, onAdded}: Props): ReactNode {
  const {engine, announce} = useEditor();
  const [picture, setPicture] = useState<Chosen>();
  const [status, setStatus] = useState('');
  const [problem, setProblem] = useState('');
  const label = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (!picture) return undefined;
    return () => URL.revokeObjectURL(picture.url);
  }, [picture]);

  const choose = async (input: HTMLInputElement) => {
    const [chosen] = Array.from(input.files ?? []);
    // The same file can be chosen again.
    input.value = '';
    if (!chosen) return;
    setPicture(undefined);
    setProblem('');
    setStatus('Making the picture smaller …');
    try {
      const found = await read(engine, chosen);
      setPicture({...found, url: URL.createObjectURL(new Blob([found.bytes]))});
    } catch (error) {
      setProblem((error as Error).message);
    }
    setStatus('');
  };
  const close = () => {
    setPicture(undefined);
    label.current?.focus();
  };
  return (
    <div>
      <label className={styles.file}>
        Choose a picture
        <input ref={label} type="file" accept="image/*" onChange={({currentTarget}) => void choose(currentTarget)} />
      </label>
      <p role="status">{status}</p>
      {problem && (
        <p role="alert" className={look.notice}>
          {problem}
        </p>
      )}
      {picture && (
        <Questions
          key={picture.url}
          file={file}
          offset={offset}
          start={start}
          picture={picture}
          close={close}
          onAdded={(name, at) => {
            close();
            announce(`${name} is on the page.`);
            onAdded?.({start: at, end: at});
          }}
        />
      )}
    </div>
  );
}

interface QuestionProps extends Omit<Props, 'onAdded'> {
  picture: Chosen;
  close: () => void;
  onAdded: (name: string, at: number) => void;
}

/** What is asked of a picture before it goes in: what it shows, where it goes, what it is called. */
function Questions({file, offset, start, picture, close, onAdded}: QuestionProps): ReactNode {
  const {site, engine} = useEditor();
  const workspace = useWorkspace();
  const change = useChange();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [at, setAt] = useState<number>();
  const [words, setWords] = useState('');
  const [wasSent, setSent] = useState(false);
  const {facts, name: fileName, url, bytes} = picture;
  const {width, height} = facts.size ?? {width: 0, height: 0};
  const found = useAnswer(
    () => engine.run('pictureSpots', file, offset, {width, height}),
    [file, offset, width, height],
  );
  const isReady = found !== undefined;
  useEffect(() => {
    if (isReady) form.current?.querySelector<HTMLElement>('input[type=text]')?.focus();
  }, [isReady]);
  if (!found) return null;

  const spots = start === undefined ? found : found.filter(({component}) => component?.start === start);
  const keyFor = ({component}: PictureSpot) => component?.start ?? -1;
  const spot = spots.find((one) => keyFor(one) === at) ?? spots[0];
  const ending = facts.format === 'png' ? 'png' : 'jpg';
  const names = [...site.others, ...Object.keys(site.pictures), ...workspace.files];
  const isTaken = (stem: string) => names.some((one) => one.startsWith(`pictures/${stem}.`));
  const name = proposeName(words, fileName, isTaken);
  const lacksWords = Boolean(spot?.needsWords && !words.trim());

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (!spot || spot.problem || lacksWords) return;
    const picture = `pictures/${name}.${ending}`;
    const placed = {address: `/${picture}`, words, start: spot.component?.start};
    let place = offset;
    const isDone = await change({
      label: 'Add a picture',
      ask: async () => {
        const {text, at: began} = await engine.run('insertPicture', file, offset, placed);
        place = began;
        return {[file]: text, [picture]: bytes};
      },
    });
    if (isDone) onAdded(name, place);
  };

  return (
    <form ref={form} className={look.panel} aria-label="The picture" onSubmit={(event) => void submit(event)}>
      <img className={styles.chosen} style={{aspectRatio: spot?.ratio}} src={url} alt="Your choice" />
      <p className={look.hint}>
        {width} × {height} pixels, {bytesInWords(facts.bytes)}. Nothing that the camera noted is left in it.
      </p>
      {spot?.needsWords && (
        <div className={look.field}>
          <label htmlFor={id}>What it shows</label>
          <span id={`${id}-hint`} className={look.hint}>
            For people who can’t see it. Say what it shows, not that it is a picture.
          </span>
          <input
            id={id}
            type="text"
            value={words}
            aria-invalid={(wasSent && lacksWords) || undefined}
            aria-describedby={`${id}-hint ${id}-wrong`}
            onChange={({currentTarget}) => setWords(currentTarget.value)}
          />
          <span id={`${id}-wrong`} role="status" className={look.error}>
            {wasSent && lacksWords && 'Say what the picture shows.'}
          </span>
        </div>
      )}
      {spots.length > 1 && (
        <fieldset>
          <legend>Where it goes</legend>
          {spots.map((one) => (
            <label key={keyFor(one)} className={styles.tick}>
              <input type="radio" name={`${id}-spot`} checked={one === spot} onChange={() => setAt(keyFor(one))} />
              {describe(one)}
            </label>
          ))}
        </fieldset>
      )}
      {spot?.problem && (
        <p role="alert" className={look.error}>
          {spot.problem}
        </p>
      )}
      <div className={look.row}>
        <button type="submit" className={look.main}>
          Put it in
        </button>
        <button type="button" onClick={close}>
          Cancel
        </button>
      </div>
    </form>
  );
}
