import useBaseUrl from '@docusaurus/useBaseUrl';
import {useState} from 'react';
import type {SaveAnswer, SaveRequest} from '../../../plugins/editor/save';
import type {Draft} from '../../store/drafts';
import type {OpenFile} from '../file/useFile';
import {useEditor} from './context';

const toBase64 = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

interface Saving {
  save: (file: string, open: OpenFile) => Promise<void>;
  saveAll: (all: (Draft & {file: string})[]) => Promise<void>;
  /** What to say about it. */
  told: string;
}

/** Writes files with the help of `npm start`. */
export function useSave(): Saving {
  const {saved, drafts, pictures} = useEditor();
  const address = useBaseUrl('/editor/save');
  const [told, setTold] = useState('');

  const send = async (request: SaveRequest): Promise<SaveAnswer & {ok: boolean}> => {
    const body = JSON.stringify(request);
    const answer = await fetch(address, {method: 'POST', headers: {'Content-Type': 'application/json'}, body});
    return {...((await answer.json()) as SaveAnswer), ok: answer.ok};
  };

  /** Saves the pictures that a text names. Returns why one could not be. */
  const savePictures = async (text: string): Promise<string | undefined> => {
    for (const {file, bytes} of pictures.drafts) {
      if (!text.includes(`/${file}`)) continue;
      const {ok, problem} = await send({file, picture: toBase64(bytes)});
      if (!ok) return problem ?? `${file} could not be saved.`;
    }
    return undefined;
  };

  /** Writes a text, and the pictures that it names. `current` is the file as it is, if it has changed meanwhile. */
  const write = async (
    file: string,
    {text, base}: Pick<Draft, 'text' | 'base'>,
  ): Promise<{ok: boolean; said: string; current?: string}> => {
    try {
      const trouble = await savePictures(text);
      if (trouble) return {ok: false, said: trouble};
      const {ok, problem = 'This could not be saved.', current} = await send({file, text, base});
      if (!ok) return {ok, said: problem, current};
      saved(file, text);
      return {ok, said: `Saved ${file}.`};
    } catch {
      const said = 'This could not be saved: npm start isn’t running. Your draft stays in this browser.';
      return {ok: false, said};
    }
  };

  const save = async (file: string, open: OpenFile) => {
    setTold('Saving …');
    const {ok, said, current} = await write(file, open);
    if (ok) open.noteSaved(open.text);
    else if (current !== undefined) open.noteUpstream(current);
    setTold(said);
  };

  const saveAll = async (all: (Draft & {file: string})[]) => {
    setTold('Saving …');
    const said: string[] = [];
    for (const {file, ...draft} of all) {
      const answer = await write(file, draft);
      if (answer.ok) drafts.finish(file);
      said.push(answer.ok ? answer.said : `${file}: ${answer.said}`);
    }
    setTold(said.join(' '));
  };
  return {save, saveAll, told};
}
