/** What is asked about a picture or a document that was chosen, before it goes into the page. */
import {type ReactNode, useEffect, useState} from 'react';
import {sizeInWords} from '../../../content/wording';
import type {Content} from '../../contents';
import type {Span} from '../../text/edits';
import {useEditor, useWorkspace} from '../context';
import {dataUrl} from '../shared/dataUrl';
import look from '../shared/look.module.css';
import {useChange} from '../shared/useEngine';
import Field from './Field';
import Questions, {type Answer} from './Questions';
import {readDocument, redrawPicture} from './readFile';

/** Where in a page something goes. */
export interface PlaceInPage {
  file: string;
  /** Where somebody is in the page's text: it goes to the nearest place after that. */
  offset: number;
  /** Called with the place of what is new, which opens. */
  onAdded?: (place: Span) => void;
}

/** New files that go with a change, by their names. */
export type NewFiles = Record<string, Content>;

type NewFileProps = PlaceInPage & {source: File; onClose: () => void};

/** The file that was chosen last, and a key for what is asked about it: the next file gets new questions. */
export function useChosenFile() {
  const [{source, key}, setChosen] = useState<{source?: File; key: number}>({key: 0});
  const choose = (chosen?: File) => setChosen((before) => ({source: chosen, key: before.key + 1}));
  return {source, key, choose};
}

/**
 * Works on a file that somebody has chosen: what came of it, or why it can't be used, in a sentence. Needs a key, as it works
 * once. `isChosen` says whether the file still is the one: if not, nothing may come of it.
 */
function useWork<Result>(work: (isChosen: () => boolean) => Promise<Result>): {result?: Result; problem?: string} {
  const [answer, setAnswer] = useState<{result?: Result; problem?: string}>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each file that is chosen.
  useEffect(() => {
    let isChosen = true;
    work(() => isChosen).then(
      (result) => setAnswer({result}),
      ({message}: Error) => setAnswer({problem: message}),
    );
    return () => {
      isChosen = false;
    };
  }, []);
  return answer;
}

/** Adds files and the words that show or link to them to the page, then opens these. */
function useAddFile({onClose, onAdded}: NewFileProps) {
  const {announce} = useEditor();
  const change = useChange();
  return async (label: string, message: string, ask: () => Promise<{files: NewFiles; at: number}>) => {
    const added = await change({label, ask});
    if (!added) return;
    announce(message);
    onClose();
    onAdded?.({start: added.at, end: added.at});
  };
}

/** Where on the site a file of `static/` is. */
const documentAddress = (file: string) => file.replace(/^static/, '');
const describe = ({name, size}: File) => `${name}: PDF, ${sizeInWords(size)}`;

export interface LinkProps {
  /** Called with the address of the document, and with its file, which is proposed together with the link. */
  onChosen: (address: string, files: NewFiles) => unknown;
}

/** A document that was chosen for an address: its name and size, or why it can't be used. */
export function LinkedDocument({source, onChosen}: LinkProps & {source: File}): ReactNode {
  const {engine, announce} = useEditor();
  const workspace = useWorkspace();
  const {result: file, problem} = useWork(async (isChosen) => {
    const bytes = await readDocument(source);
    const newFile = await engine.run('documentFile', source.name);
    if (!isChosen()) return undefined;
    await onChosen(documentAddress(newFile), {[newFile]: bytes});
    // The box may close once the link is there.
    announce(`${describe(source)}.`);
    return newFile;
  });
  const isGone = file !== undefined && !workspace.isChanged(file);
  if (isGone) return null; // undone, or sent
  const progress = file ? describe(source) : 'Reading the document…';
  return (
    <p role="status" className={problem ? look.error : look.hint}>
      {problem ?? progress}
    </p>
  );
}

/** Asks for the words of the link to a document, before both go into the page. */
export function NewDocument(props: NewFileProps): ReactNode {
  const {source, onClose, file, offset} = props;
  const {engine} = useEditor();
  const add = useAddFile(props);
  const {result: bytes, problem} = useWork(() => readDocument(source));
  const submit = async (answer: Answer) => {
    if (!bytes) return;
    await add('Add a document', 'The document is on the page.', async () => {
      const newFile = await engine.run('documentFile', source.name);
      const {text, at} = await engine.run('insertLink', file, answer('words'), documentAddress(newFile), offset);
      return {files: {[file]: text, [newFile]: bytes}, at};
    });
  };
  return (
    <Questions title="The document" action="Put it in" isReady={Boolean(bytes)} onSubmit={submit} onClose={onClose}>
      <p role="status" className={problem && look.error}>
        {problem ?? describe(source)}
      </p>
      {!problem && (
        <Field
          name="words"
          field={{
            title: 'Words of the link',
            format: 'text',
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
export function NewPicture(props: NewFileProps): ReactNode {
  const {source, onClose, file, offset} = props;
  const {engine} = useEditor();
  const add = useAddFile(props);
  const {result: picture, problem} = useWork(async () => {
    const redrawn = await redrawPicture(source);
    return {...redrawn, url: dataUrl(redrawn.bytes, redrawn.ending)};
  });
  const submit = async (answer: Answer) => {
    if (!picture) return;
    const {bytes, ending} = picture;
    await add('Add a picture', 'The picture is on the page.', async () => {
      const chosen = {alt: answer('words'), name: source.name, ending};
      const inserted = await engine.run('insertPicture', file, offset, chosen);
      return {files: {[file]: inserted.text, [inserted.picture]: bytes}, at: inserted.at};
    });
  };
  return (
    <Questions title="The picture" action="Put it in" isReady={Boolean(picture)} onSubmit={submit} onClose={onClose}>
      {picture && <img src={picture.url} alt="Your choice" />}
      <p role="status" className={problem && look.error}>
        {problem ?? (!picture && 'Making the picture smaller…')}
      </p>
      {picture && (
        <Field
          name="words"
          field={{title: 'What it shows', format: 'text', hint: 'For people who can’t see it: what is in the picture.'}}
          autoFocus
        />
      )}
    </Questions>
  );
}
