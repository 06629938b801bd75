/** What an entry is called where staff read about it. */
import {type FormNode, fieldsOf} from '../../content/records/form';

/** An entry's name in a form. A figure is called by the words beside its number: staff don't know its key. */
export function entryName(entry: FormNode): string {
  const fields = fieldsOf(entry);
  const fieldValue = (name: string) => fields.find(({path}) => path.at(-1) === name)?.value;
  const isFigure = entry.kind === 'group' && fields.some(({path}) => path.at(-1) === 'number');
  return String((isFigure && fieldValue('label')) || entry.title);
}
