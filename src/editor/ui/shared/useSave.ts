import useBaseUrl from '@docusaurus/useBaseUrl';
import {useState} from 'react';
import type {SaveAnswer, SaveRequest} from '../../../plugins/editor/save';
import type {Draft} from '../../store/drafts';
import {namedIn} from '../../text/pictures/named';
import {useEditor} from './context';

type Content = Pick<Draft, 'text' | 'base'>;

interface Outcome {
  isSaved: boolean;
  message: string;
  /** The file as it is now, if it has changed meanwhile. */
  current?: string;
}

interface Saving {
  save: (file: string, content: Content) => Promise<Outcome>;
  saveAll: (all: (Draft & {file: string})[]) => Promise<void>;
  /** What came of it. */
  status: string;
}

const toBase64 = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

/** Writes files with the help of `npm start`. */
export function useSave(): Saving {
  const {markSaved, drafts, pictures} = useEditor();
  const address = useBaseUrl('/editor/save');
  const [status, setStatus] = useState('');

  const send = async (request: SaveRequest): Promise<SaveAnswer & {ok: boolean}> => {
    const body = JSON.stringify(request);
    const answer = await fetch(address, {method: 'POST', headers: {'Content-Type': 'application/json'}, body});
    return {...((await answer.json()) as SaveAnswer), ok: answer.ok};
  };

  /** Saves the pictures that a text names. Returns why one could not be saved. */
  const savePictures = async (text: string): Promise<string | undefined> => {
    for (const {file, bytes} of pictures.drafts) {
      if (namedIn([file], [text]).length === 0) continue;
      const {ok, problem} = await send({file, picture: toBase64(bytes)});
      if (!ok) return problem ?? `${file} could not be saved.`;
    }
    return undefined;
  };

  const write = async (file: string, {text, base}: Content): Promise<Outcome> => {
    try {
      const pictureProblem = await savePictures(text);
      if (pictureProblem) return {isSaved: false, message: pictureProblem};
      const {ok, problem = 'This could not be saved.', current} = await send({file, text, base});
      if (!ok) return {isSaved: false, message: problem, current};
      markSaved(file, text);
      return {isSaved: true, message: `Saved ${file}.`};
    } catch {
      const message = 'This could not be saved: npm start isn’t running. Your draft stays in this browser.';
      return {isSaved: false, message};
    }
  };

  const save = async (file: string, content: Content) => {
    setStatus('Saving …');
    const outcome = await write(file, content);
    setStatus(outcome.message);
    return outcome;
  };

  const saveAll = async (all: (Draft & {file: string})[]) => {
    setStatus('Saving …');
    const messages: string[] = [];
    for (const {file, ...draft} of all) {
      const {isSaved, message} = await write(file, draft);
      if (isSaved) drafts.finish(file);
      messages.push(isSaved ? message : `${file}: ${message}`);
    }
    setStatus(messages.join(' '));
  };
  return {save, saveAll, status};
}
