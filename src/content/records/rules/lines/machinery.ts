import type {LineRule} from './lineRule';

/** Lines that only YAML's own machinery needs. */
export const machinery: LineRule = {
  id: 'yaml-machinery',
  example: ['<<: *other'],
  find(line) {
    const words = line.text.trim();
    const merge = line.key?.text === '<<';
    if (!merge && !/^(---|\.\.\.)(\s|$)|^%[A-Z]+ |^\?(\s|$)/.test(words)) return undefined;
    return {
      start: line.words,
      end: line.end,
      message: `A record has no “${merge ? '<<' : words.split(' ')[0]}”. Delete this line.`,
    };
  },
};
