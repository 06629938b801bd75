import type {LineRule} from './lineRule';

export const tab: LineRule = {
  id: 'yaml-tab',
  example: ['\tnumber: 20', '  number: 20'],
  find(line) {
    const [space] = /^[ \t]*(?:-[ \t]*)*/.exec(line.text) ?? [''];
    if (!space.includes('\t') || line.kind === 'blank' || line.kind === 'note') return undefined;
    return {
      start: line.start,
      end: line.end,
      message: 'This line begins with a tab. Begin it with spaces.',
      text: space.replace(/-\t/g, '- ').replaceAll('\t', '  ') + line.text.slice(space.length),
    };
  },
};
