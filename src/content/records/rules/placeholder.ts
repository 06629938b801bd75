import {fieldAt, schemaAt} from '../fields';
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

export const placeholder: RecordRule = {
  id: 'record-placeholder',
  example: ['telephone: +256 700 000 000'],
  find({name, entries}) {
    return entries.flatMap((entry) => {
      const field = fieldAt(name, entry.path);
      if (!field?.form || typeof entry.value !== 'string') return [];
      const examples =
        field.form === 'destination' ? DESTINATIONS : field.placeholder && field.example ? [field.example] : [];
      if (entry.value !== '…' && !examples.some((example) => bare(example) === bare(String(entry.value)))) return [];
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
