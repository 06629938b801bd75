import type {LineRule} from './lineRule';

/** A value behind a name that has lines of its own below it. */
export const partValue: LineRule = {
  id: 'record-shape',
  example: ['address: Bukoto'],
  find(line, {parent}) {
    const {value, key} = line;
    if (!parent || !value || !key || line.kind !== 'entry' || /^[{[]/.test(value.text)) return undefined;
    return {
      start: value.start,
      end: value.end,
      message: `Nothing can stand behind “${key.text}:”. What belongs to it stands on the lines below.`,
    };
  },
};
