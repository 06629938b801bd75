import useBaseUrl from '@docusaurus/useBaseUrl';
import {useState} from 'react';
import type {SaveAnswer, SaveRequest} from '../../plugins/editor/save';
import {useEditor} from './context';
import type {OpenFile} from './useFile';

/** Writes a file with the help of `npm start`. `told` is what to say about it. */
export function useSave(): {save: (file: string, open: OpenFile) => Promise<void>; told: string} {
  const {saved} = useEditor();
  const address = useBaseUrl('/editor/save');
  const [told, setTold] = useState('');

  const save = async (file: string, open: OpenFile) => {
    const {text, base} = open;
    setTold('Saving …');
    try {
      const answer = await fetch(address, {
        method: 'POST',
        headers: {'Content-Type': 'application/json'},
        body: JSON.stringify({file, text, base} satisfies SaveRequest),
      });
      const {problem, current} = (await answer.json()) as SaveAnswer;
      if (answer.ok) {
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
