import type {LineRule} from './lineRule';

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
const INVISIBLE = /[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g;

export const invisible: LineRule = {
  id: 'yaml-invisible',
  example: ['Apply\u200b Now:', 'Apply Now:'],
  find(line) {
    const at = line.text.search(INVISIBLE);
    if (at < 0) return undefined;
    return {
      start: line.start + at,
      end: line.start + at + 1,
      message: 'This line has an invisible character in it, usually copied from elsewhere. Delete it.',
      text: line.text.replace(/(?<=\p{Ll})\u200b(?=\p{Lu})/gu, ' ').replace(INVISIBLE, ''),
    };
  },
};
