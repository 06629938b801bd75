import {type LineRule, wholeLine} from './lineRule';

export const hyphenSpace: LineRule = {
  id: 'yaml-hyphen',
  example: ['-days: Monday', '- days: Monday'],
  find(line, {leader, freeKeys}) {
    const [, space, words] = /^( *)[-–—•*]\s*(?=[^\s-])(.*)$/.exec(line.text) ?? [];
    if (words === undefined || /^ *- /.test(line.text) || !leader || freeKeys) return undefined;
    if (!words.startsWith(leader)) return undefined;
    return {
      ...wholeLine(line),
      message: 'An entry of a list begins with a hyphen and a space.',
      text: `${space}- ${words}`,
    };
  },
};
