/** What parts, settings and entries are called where staff read about them. */
import {type FormNode, fieldsOf} from '../../content/checker/records/form';

/** Names that say nothing to people who don't write code. */
export const NAMES: Record<string, string> = {
  Slot: 'To fill in',
  Tier: 'Price',
  TierBoard: 'Prices',
  ProgramCard: 'Program',
  ProgramField: 'Programs',
};

/** A name of the code in words: `perfectFor` is "Perfect for". */
export const inWords = (name: string): string =>
  NAMES[name] ?? name[0].toUpperCase() + name.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** An entry's name in a form. A figure is called by the words beside its number: staff don't know its key. */
export function entryName(entry: FormNode): string {
  const fields = fieldsOf(entry);
  const fieldValue = (name: string) => fields.find(({path}) => path.at(-1) === name)?.value;
  const isFigure = entry.kind === 'group' && fields.some(({path}) => path.at(-1) === 'number');
  return String((isFigure && fieldValue('label')) || entry.title);
}
