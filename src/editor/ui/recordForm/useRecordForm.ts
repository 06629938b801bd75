import type {Changed} from '../../text/edits';
import type {RecordChange} from '../../text/recordForm/change';
import type {FormNode} from '../../text/recordForm/form';
import {useEditor} from '../shared/context';
import {useAnswer} from '../shared/useAnswer';
import {useChanges} from '../shared/useChanges';

interface FormState {
  /** Undefined until it has been read. */
  form?: FormNode;
  change: (change: RecordChange) => void;
}

/** A record's text as a form, and changes of the form as changes of the text. `read` gives the text as it is now. */
export function useRecordForm(
  file: string,
  text: string,
  read: () => string,
  apply: (changed: Changed) => void,
): FormState {
  const {engine} = useEditor();
  const enqueue = useChanges(file, read, apply);
  const form = useAnswer(() => {
    engine.put(file, text);
    return engine.run('form', file);
  }, [engine, file, text]);

  return {form, change: (next) => enqueue(() => engine.run('change', file, next))};
}
