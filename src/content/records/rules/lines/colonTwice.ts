import type {LineRule} from './lineRule';

export const colonTwice: LineRule = {
  id: 'yaml-colon-twice',
  example: ['Apply Now:: /contact', 'Apply Now: /contact'],
  find(line) {
    const {key} = line;
    if (line.kind !== 'entry' || !key?.text.endsWith(':')) return undefined;
    const name = key.text.replace(/[\s:]+$/, '');
    if (!name) return undefined;
    const [before, after] = [line.text.slice(0, key.start - line.start), line.text.slice(key.end - line.start)];
    const message = 'There is a colon too many on this line. One stands between the name and the value.';
    return {start: key.start, end: key.end + 1, message, text: before + name + after};
  },
};
