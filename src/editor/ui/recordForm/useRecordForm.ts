import {useEffect, useRef} from 'react';
import type {Changed} from '../../text/edits';
import type {RecordChange} from '../../text/recordForm/change';
import type {FormNode} from '../../text/recordForm/form';
import {useEditor} from '../shared/context';
import {useAnswer} from '../shared/useAnswer';

interface FormState {
  /** Undefined until it has been read. */
  form?: FormNode;
  change: (change: RecordChange) => void;
}

/** A record's text as a form, and changes of the form as changes of the text. */
export function useRecordForm(file: string, text: string, apply: (changed: Changed) => void): FormState {
  const {engine} = useEditor();
  /** The text as the last change left it: changes may follow faster than the page is drawn. */
  const latest = useRef(text);
  const queue = useRef(Promise.resolve());
  useEffect(() => {
    latest.current = text;
  }, [text]);

  const form = useAnswer(() => {
    engine.put(file, text);
    return engine.run('form', file);
  }, [engine, file, text]);

  const change = (next: RecordChange) => {
    queue.current = queue.current.then(async () => {
      engine.put(file, latest.current);
      const changed = await engine.run('change', file, next);
      latest.current = changed;
      apply({text: changed});
    });
  };
  return {form, change};
}
