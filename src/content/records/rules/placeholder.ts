import {fieldAt, type Path, schemaAt} from '../fields';
import type {RecordName} from '../schema';
import type {RecordRule} from './recordRule';

/** Examples of destinations, as the handbook and our own notes show them. */
const DESTINATIONS = [
  'https://example.org',
  'https://wa.me/256700000000',
  'mailto:name@example.org',
  'tel:+256700000000',
  'tel:+256 700 000 000',
];
const bare = (text: string) =>
  text
    .trim()
    .replace(/^["']|["'.…/]+$/g, '')
    .toLowerCase();

/** Whether a value is nobody's: published, it would be wrong. */
export function isExample(name: RecordName, path: Path, value: string): boolean {
  const {form, placeholder, example} = fieldAt(name, path) ?? {};
  const examples = form === 'destination' ? DESTINATIONS : placeholder && example ? [example] : [];
  return value === '…' || examples.some((one) => bare(one) === bare(value));
}

export const placeholder: RecordRule = {
  id: 'record-placeholder',
  example: ['telephone: +256 700 000 000'],
  find({name, entries}) {
    return entries.flatMap((entry) => {
      const isValue = fieldAt(name, entry.path)?.form && typeof entry.value === 'string';
      if (!isValue || !isExample(name, entry.path, String(entry.value))) return [];
      const {valueStart: start, valueEnd: end} = entry;
      const schema = schemaAt(name, entry.path);
      const empty = schema?.safeParse(null).success;
      return [
        {
          start,
          end,
          message: `This is only an example. Write the real one${empty ? ', or leave the line empty' : ''}.`,
        },
      ];
    });
  },
};
