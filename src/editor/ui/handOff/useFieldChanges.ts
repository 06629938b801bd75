import {type FieldChange, fieldChanges} from '../../text/recordChanges';
import {useEditor} from '../shared/context';
import {useAnswer} from '../shared/useAnswer';

/** What has changed in a record, by its fields; undefined until that is known, and where it doesn't say everything. */
export function useFieldChanges(file: string, before: string, after: string): FieldChange[] | undefined {
  const {engine} = useEditor();
  const forms = useAnswer(
    () =>
      file.startsWith('records/')
        ? Promise.all([engine.run('form', file, before), engine.run('form', file, after)])
        : undefined,
    [engine, file, before, after],
  );
  const fields = forms && fieldChanges(...forms);
  return fields?.length ? fields : undefined;
}
