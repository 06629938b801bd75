import type {LineRule} from './lineRule';

const LONGEST = 2000;
const DEEPEST = 40;

/** Lines that nobody writes, and that would keep YAML busy for minutes. */
export const tooLong: LineRule = {
  id: 'yaml-too-long',
  example: ['a: '.repeat(1000)],
  find(line) {
    if (line.text.length <= LONGEST && line.indent <= DEEPEST && line.hyphens < 4) return undefined;
    return {
      start: line.start,
      end: line.start + Math.min(line.text.length, 80),
      message:
        line.text.length > LONGEST
          ? `This line has ${line.text.length} characters. A record’s line has at most ${LONGEST}.`
          : line.hyphens >= 4
            ? 'This line begins with too many hyphens.'
            : 'This line begins too far to the right.',
    };
  },
};
