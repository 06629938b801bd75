import useBaseUrl from '@docusaurus/useBaseUrl';
import {useState} from 'react';
import type {SaveAnswer, SaveRequest} from '../../plugins/editor/save';
import {useEditor} from './context';
import type {OpenFile} from './useFile';

const toBase64 = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

/** Writes a file with the help of `npm start`. `told` is what to say about it. */
export function useSave(): {save: (file: string, open: OpenFile) => Promise<void>; told: string} {
  const {saved, pictures} = useEditor();
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

  const save = async (file: string, open: OpenFile) => {
    const {text, base} = open;
    setTold('Saving …');
    try {
      const trouble = await savePictures(text);
      if (trouble) return setTold(trouble);
      const {ok, problem, current} = await send({file, text, base});
      if (ok) {
        saved(file, text);
        open.noteSaved(text);
        setTold(`Saved ${file}.`);
      } else {
        if (current !== undefined) open.noteUpstream(current);
        setTold(problem ?? 'This could not be saved.');
      }
    } catch {
      setTold('This could not be saved: npm start isn’t running. Your draft stays in this browser.');
    }
  };
  return {save, told};
}
