/** Adding a part of a page, chosen from a list; a picture, which is made small; or a page. */
import {type ReactNode, useEffect, useState} from 'react';
import {MOST_BYTES, readFacts} from '../../content/pictures/facts';
import {LARGEST} from '../../content/pictures/places';
import {unusable} from '../../content/pictures/problems';
import {addableTo} from '../text/add';
import type {Selection} from '../text/edits';
import {Button, useEditor, useHeading, useWorkspace} from './context';
import Field, {type Answer, Questions} from './Field';
import {dataUrl} from './Frame';
import look from './look.module.css';
import {useChange} from './useEngine';

interface Place {
  file: string;
  /** Where somebody is in the page's text: it goes to the nearest place behind that. */
  offset: number;
  /** Where the tag begins that takes a picture. */
  start?: number;
  /** Called with the place of what is new, which opens in its form. */
  onAdded?: (place: Selection) => void;
}

/** The list of what can be added to a page, each with a sentence; pictures first. */
export default function Add({onClose, ...place}: Place & {onClose: () => void}): ReactNode {
  const {file, offset, onAdded} = place;
  const {engine, announce} = useEditor();
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
    <section aria-label="Add">
      <div className={look.row}>
        <h2 ref={heading} tabIndex={-1}>
          Add
        </h2>
        <Button onClick={onClose}>Cancel</Button>
      </div>
      <AddPicture {...place} />
      <ul aria-label="Add" role="list">
        {addableTo(text).map(({label, description}, index) => (
          <li key={label} className={look.row}>
            <Button onClick={() => void add(label)} aria-describedby={`offer-${index}`}>
              {label}
            </Button>
            <span id={`offer-${index}`} className={look.hint}>
              {description}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Asks what a new page is about and whether the menu shows it, makes it, and opens it. */
export function NewPage(): ReactNode {
  const {engine, open} = useEditor();
  const change = useChange();
  const make = async (answer: Answer) => {
    const page = {title: answer('title'), description: answer('description'), inMenu: answer('inMenu') !== ''};
    const made = await change({label: `New page: ${page.title}`, ask: () => engine.run('createPage', page)});
    if (made) open(made.file, {words: made.words});
  };
  return (
    <Questions title="New page" action="Make it" onSubmit={make} onClose={() => open('')}>
      <Field
        name="title"
        field={{title: 'Title', form: 'text', hint: 'What the page is called. Its address comes from it.'}}
        autoFocus
      />
      <Field
        name="description"
        field={{title: 'Description', form: 'words', hint: 'A sentence for search engines: what is found here.'}}
      />
      <label className={look.row}>
        <input type="checkbox" name="inMenu" />
        Show it in the menu?
      </label>
    </Questions>
  );
}

/** Whether a picture has few colors for its size, as drawings and marks do: JPEG would blur their edges. */
function isDrawn(data: Uint8ClampedArray): boolean {
  const step = 4 * Math.max(1, Math.floor(data.length / 4 / 20_000));
  const colors = new Set<number>();
  let looked = 0;
  for (let at = 0; at < data.length; at += step) {
    colors.add((data[at] << 16) | (data[at + 1] << 8) | data[at + 2]);
    looked += 1;
  }
  return colors.size < looked / 20;
}

/**
 * Redraws a picture: upright, no larger than the site can use, and without metadata such as the location.
 * Throws a sentence about a file that can't be used.
 */
async function redraw(file: File) {
  const head = new Uint8Array(await file.slice(0, MOST_BYTES).arrayBuffer());
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
  const write = async (ending: 'jpg' | 'png') => {
    const blob = await canvas.convertToBlob({type: ending === 'jpg' ? 'image/jpeg' : 'image/png', quality: 0.9});
    return {ending, bytes: new Uint8Array(await blob.arrayBuffer())};
  };
  const jpeg = await write('jpg');
  if (facts.format === 'jpeg') return jpeg;
  // A drawing stays a PNG, and so does what is transparent.
  const png = await write('png');
  const {data} = context.getImageData(0, 0, width, height);
  const isTransparent = data.some((value, at) => at % 4 === 3 && value < 255);
  return isTransparent || isDrawn(data) || png.bytes.length <= Math.max(200_000, jpeg.bytes.length * 2) ? png : jpeg;
}

/** A button for a picture from this phone or computer. */
export function AddPicture(place: Place): ReactNode {
  const [source, setSource] = useState<File>();
  return (
    <>
      <label className={look.file}>
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
export function NewPicture({source, onClose, ...place}: Place & {source: File; onClose: () => void}): ReactNode {
  const {file, offset, start, onAdded} = place;
  const {engine, announce} = useEditor();
  const change = useChange();
  const open = async () => {
    const picture = await redraw(source);
    return {...picture, ...(await engine.run('pictureSpot', file, offset, start)), url: dataUrl(picture.bytes)};
  };
  const [chosen, setChosen] = useState<Awaited<ReturnType<typeof open>>>();
  const [problem, setProblem] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each picture that is chosen.
  useEffect(() => void open().then(setChosen, ({message}: Error) => setProblem(message)), [source]);

  const submit = async (answer: Answer) => {
    if (!chosen) return;
    const {bytes, ending, start} = chosen;
    const ask = async () => {
      const placed = {words: answer('words'), name: source.name, ending, start};
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
    <Questions title="The picture" action="Put it in" isReady={Boolean(chosen)} onSubmit={submit} onClose={onClose}>
      {chosen && <img src={chosen.url} alt="Your choice" />}
      <p role="status" className={problem && look.error}>
        {problem || (!chosen && 'Making the picture smaller …')}
      </p>
      {chosen?.needsWords && (
        <Field
          name="words"
          field={{title: 'What it shows', form: 'text', hint: 'For people who can’t see it: what is in the picture.'}}
          autoFocus
        />
      )}
    </Questions>
  );
}
