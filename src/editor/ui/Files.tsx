/** Files from this phone or computer: a picture, which is made small, and a document, which pages link to. */
import {type ReactNode, useEffect, useState} from 'react';
import {MOST_BYTES, readFacts} from '../../content/checker/pictureFacts';
import {sizeOf, sizeProblem, wholeProblem} from '../../content/site/documents';
import {LARGEST} from '../../content/site/pictures/places';
import {unusable} from '../../content/site/pictures/problems';
import type {Selection} from '../text/edits';
import type {Content} from '../workspace/workspace';
import {useEditor, useWorkspace} from './context';
import Field, {type Answer, Questions} from './Field';
import {dataUrl} from './Frame';
import look from './look.module.css';
import {useChange} from './useEngine';

/** Where in a page something goes. */
export interface Place {
  file: string;
  /** Where somebody is in the page's text: it goes to the nearest place behind that. */
  offset: number;
  /** Where the tag begins that takes a picture. */
  start?: number;
  /** Called with the place of what is new, which opens. */
  onAdded?: (place: Selection) => void;
}

/** Files that go with a change, by their names. */
export type NewFiles = Record<string, Content>;

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

/** Whether any point lets through what is behind it. Each has four values, of which the last is its opacity. */
const isTransparent = (data: Uint8ClampedArray): boolean => data.some((value, at) => at % 4 === 3 && value < 255);

/** The size at which a picture is kept. A very wide or tall one stays larger: it is cropped later. */
function sizeFor({width, height}: ImageBitmap): [width: number, height: number] {
  const {needs, widths, ratio = 1} = LARGEST;
  const enough = Math.max(...widths) / Math.max(width, height);
  const least = needs / Math.min(width, height * ratio);
  const scale = Math.min(1, Math.max(enough, least));
  return [Math.round(width * scale), Math.round(height * scale)];
}

async function write(canvas: OffscreenCanvas, ending: 'jpg' | 'png') {
  const blob = await canvas.convertToBlob({type: ending === 'jpg' ? 'image/jpeg' : 'image/png', quality: 0.9});
  return {ending, bytes: new Uint8Array(await blob.arrayBuffer())};
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
  const canBeTried = !problem || facts.format === 'heic';
  const whole = canBeTried ? await createImageBitmap(file).catch(() => undefined) : undefined;
  if (!whole) throw new Error(`${file.name} ${problem ?? 'can’t be read. Save it again as JPEG.'}`);
  const canvas = new OffscreenCanvas(...sizeFor(whole));
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  context.imageSmoothingQuality = 'high';
  context.drawImage(whole, 0, 0, canvas.width, canvas.height);
  const jpeg = await write(canvas, 'jpg');
  if (facts.format === 'jpeg') return jpeg;
  const png = await write(canvas, 'png');
  const {data} = context.getImageData(0, 0, canvas.width, canvas.height);
  const isSmall = png.bytes.length <= Math.max(200_000, jpeg.bytes.length * 2);
  return isTransparent(data) || isDrawn(data) || isSmall ? png : jpeg;
}

/** Reads a document. Throws a sentence about a file that can't be used. */
async function readDocument(file: File) {
  const refuse = (problem?: string) => {
    if (problem) throw new Error(`${file.name} ${problem}`);
  };
  refuse(sizeProblem(file.size));
  const bytes = new Uint8Array(await file.arrayBuffer());
  refuse(wholeProblem(bytes, 'pdf'));
  return bytes;
}

/** What was read of a file that somebody chose, or why it can't be used, in a sentence. */
function useRead<Result>(source: File, read: () => Promise<Result>): {result?: Result; problem?: string} {
  const [answer, setAnswer] = useState<{result?: Result; problem?: string}>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each file that is chosen.
  useEffect(
    () =>
      void read().then(
        (result) => setAnswer({result}),
        ({message}: Error) => setAnswer({problem: message}),
      ),
    [source],
  );
  return answer;
}

interface ChooseProps {
  label: string;
  hint?: string;
  accept: string;
  /** What is done with the file that was chosen. `onClose` lets go of it. */
  children: (source: File, onClose: () => void) => ReactNode;
}

/** A button for a file from this phone or computer. */
function Choose({label, hint, accept, children}: ChooseProps): ReactNode {
  const [source, setSource] = useState<File>();
  return (
    <>
      <label className={look.file}>
        {label}
        <input
          type="file"
          accept={accept}
          onChange={({currentTarget}) => {
            setSource(currentTarget.files?.[0]);
            // The same file can be chosen again.
            currentTarget.value = '';
          }}
        />
      </label>
      <span className={look.hint}>{hint}</span>
      {source && children(source, () => setSource(undefined))}
    </>
  );
}

/** A button for a picture that goes into the page. */
export const AddPicture = (place: Place): ReactNode => (
  <Choose label="Choose a picture" hint="A photograph or a drawing, as it comes from a phone." accept="image/*">
    {(source, onClose) => <NewPicture key={source.lastModified} {...place} source={source} onClose={onClose} />}
  </Choose>
);

const PDF = '.pdf,application/pdf';

/** A button for a document that a paragraph of the page links to. */
export const AddDocument = (place: Place): ReactNode => (
  <Choose label="Choose a document" hint="A PDF of at most 5 MB, such as a report or a form." accept={PDF}>
    {(source, onClose) => <NewDocument key={source.lastModified} {...place} source={source} onClose={onClose} />}
  </Choose>
);

interface LinkProps {
  /** Called with the address of the document, and with its file, which is proposed together with the link. */
  onChosen: (address: string, files: NewFiles) => unknown;
}

/** A button for a document to which something goes. */
export const LinkToDocument = ({onChosen}: LinkProps): ReactNode => (
  <Choose label="Choose a document" hint="A PDF of at most 5 MB." accept={PDF}>
    {(source) => <LinkedDocument key={source.lastModified} source={source} onChosen={onChosen} />}
  </Choose>
);

const addressOf = (document: string) => document.replace(/^static/, '');
const told = ({name, size}: File) => `${name}: PDF, ${sizeOf(size)}`;

/** A document that was chosen for an address: what it is called and how large it is, or why it can't be used. */
function LinkedDocument({source, onChosen}: LinkProps & {source: File}): ReactNode {
  const {engine, announce} = useEditor();
  const workspace = useWorkspace();
  const {result: document, problem} = useRead(source, async () => {
    const bytes = await readDocument(source);
    const document = await engine.run('documentFile', source.name);
    await onChosen(addressOf(document), {[document]: bytes});
    // The box may close with its link.
    announce(`${told(source)}.`);
    return document;
  });
  // It was taken back with Undo, or has been sent.
  if (document && !workspace.isChanged(document)) return null;
  return (
    <p role="status" className={problem ? look.error : look.hint}>
      {problem ?? (document ? told(source) : 'Reading the document …')}
    </p>
  );
}

type NewProps = Place & {source: File; onClose: () => void};

/** Asks what the words of the link are to a document that was chosen, before both go into the page. */
function NewDocument({source, onClose, file, offset, onAdded}: NewProps): ReactNode {
  const {engine, announce} = useEditor();
  const change = useChange();
  const {result: bytes, problem} = useRead(source, () => readDocument(source));
  const submit = async (answer: Answer) => {
    if (!bytes) return;
    const ask = async () => {
      const document = await engine.run('documentFile', source.name);
      const {text, at} = await engine.run('insertLink', file, answer('words'), addressOf(document), offset);
      return {files: {[file]: text, [document]: bytes}, at};
    };
    const added = await change({label: 'Add a document', ask});
    if (!added) return;
    announce('The document is on the page.');
    onClose();
    onAdded?.({start: added.at, end: added.at});
  };
  return (
    <Questions title="The document" action="Put it in" isReady={Boolean(bytes)} onSubmit={submit} onClose={onClose}>
      <p role="status" className={problem && look.error}>
        {problem ?? told(source)}
      </p>
      {!problem && (
        <Field
          name="words"
          field={{
            title: 'Words of the link',
            form: 'text',
            value: source.name.replace(/\.\w+$/, '').replace(/[-_]+/g, ' '),
            hint: 'What it is, such as “Annual report 2025”. The site adds “PDF” and the size.',
          }}
          autoFocus
        />
      )}
    </Questions>
  );
}

/** Makes a chosen picture small, and asks what it shows before it goes into the page. */
export function NewPicture({source, onClose, ...place}: NewProps): ReactNode {
  const {file, offset, start, onAdded} = place;
  const {engine, announce} = useEditor();
  const change = useChange();
  const {result: chosen, problem} = useRead(source, async () => {
    const picture = await redraw(source);
    return {...picture, ...(await engine.run('pictureSpot', file, offset, start)), url: dataUrl(picture.bytes)};
  });

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
        {problem ?? (!chosen && 'Making the picture smaller …')}
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
