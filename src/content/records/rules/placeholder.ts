import {fieldAt} from '../fields';
import type {RecordRule} from './recordRule';

/** Examples of destinations, as the handbook and our own notes show them. */
const DESTINATIONS = ['https://example.org', 'mailto:name@example.org', 'tel:+256700000000', 'tel:+256 700 000 000'];
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
      return [
        {
          start,
          end,
          message: `This is an example, and not ${name === 'organisation' ? 'the organisation’s own' : 'a real one'}. Write the real one, or leave the value empty if it may be.`,
        },
      ];
    });
  },
};
