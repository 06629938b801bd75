/**
 * Slips of the finger in tags: a comma, a bracket or a quotation mark too many, a colon for an equals sign. Each is
 * replaced by as many characters as it has, so that every place in the page stays where it is.
 */
import type {Edit} from '../diagnostic';
import type {Part} from './parts';

interface Typo {
  pattern: RegExp;
  /** What was meant, from the groups of the pattern. */
  meant: (groups: string[]) => string;
}

/** In one tag, from `<` to `>`. */
const IN_TAG: Typo[] = [
  {pattern: /(?<=\s[A-Za-z]\w*)\s?[:;＝-](?=["'{])/g, meant: () => '='},
  {pattern: /(?<=^<\w+)\(/g, meant: () => ' '},
  {pattern: /(?<=["'}])\)(?=\s*\/?>$)/g, meant: () => ''},
  {pattern: /(?<==\s*)\((["'][^"'\n]*["'])\)/g, meant: ([, value]) => value},
  {pattern: /(?<==\s*)\[(\d+)\]/g, meant: ([, value]) => `{${value}}`},
  {pattern: /(?<==\s*)\[(["'][^"'\n]*["'])\]/g, meant: ([, value]) => value},
  {pattern: /(?<==\s*)(["'])\1([^"'\n]+)\1\1/g, meant: ([, mark, value]) => mark + value + mark},
  {pattern: /(?<=["'}])[,;](?=\s|\/?>)/g, meant: () => ''},
  {pattern: /(?<=^<\w+)[,;:](?=\s)/g, meant: () => ''},
  {pattern: /\\(?=>$)/g, meant: () => '/'},
];

/** Around a tag that has a line to itself. */
const ON_LINE: Typo[] = [
  {pattern: /^([ \t]*)<<+(?=\/?[A-Z])/g, meant: ([, space]) => `${space}<`},
  {
    pattern: /^([ \t]*)<[ \t]+(\/?)[ \t]*(?=[A-Z][\w.]*(?:[\s/>]|$))/g,
    meant: ([, space, slash]) => `${space}<${slash}`,
  },
  {pattern: /^([ \t]*)<[\\/]{1,2}(?=[A-Z]\w*>[ \t]*$)/g, meant: ([, space]) => `${space}</`},
  {pattern: /^([ \t]*)<\/(?=[A-Z]\w*\s[^<>]*\/>[ \t]*$)/g, meant: ([, space]) => `${space}<`},
  {pattern: /(?<=^[ \t]*<[A-Z][^\n<>]*)(?:[＞»›]|&gt;)(?=[ \t]*$)/g, meant: () => '>'},
  {pattern: /^([ \t]*)\\(?=<\/[A-Z]\w*>[ \t]*$)/g, meant: ([, space]) => space},
  {pattern: /^([ \t]*)\[\/([A-Z]\w*)\](?=[ \t]*$)/g, meant: ([, space, name]) => `${space}</${name}>`},
  {pattern: /(?<=^[ \t]*<[^<>]*>)>+(?=[ \t]*$)/g, meant: () => ''},
];

const TAG = /<\/?[A-Z][\w.]*[^\n<>]*>/g;
const LINE = /^[^\n]*[<[][^\n]*$/gm;

const name = (words: string): string => /[A-Z]\w*/.exec(words)?.[0] ?? '';

class Repairs {
  readonly parts: Part[] = [];
  /** The repairs of each tag or line, by where it begins. */
  private readonly known = new Map<number, Part & {kind: 'tag-typo'}>();
  constructor(public text: string) {}

  /** What was meant is written at the end of the slip, so that a tag still ends where it ended. */
  private repair({start, end, text}: Edit, tag: string, at: number): void {
    if (this.text.slice(start, end) === text) return;
    const part = this.known.get(at) ?? {kind: 'tag-typo', start, end, name: name(tag), edits: []};
    if (!this.known.has(at)) this.parts.push(part);
    this.known.set(at, part);
    part.edits.push({start, end, text});
    part.start = Math.min(part.start, start);
    part.end = Math.max(part.end, end);
    this.text = this.text.slice(0, start) + text.padStart(end - start) + this.text.slice(end);
  }

  apply(typos: Typo[], words: string, at: number): void {
    for (const {pattern, meant} of typos) {
      for (const match of [...words.matchAll(pattern)]) {
        const start = at + match.index;
        const tag = words.slice(words.lastIndexOf('<', match.index) + 1 || 0);
        this.repair(
          {start, end: start + match[0].length, text: meant([...match])},
          tag,
          this.text.lastIndexOf('\n', at - 1),
        );
      }
    }
  }
}

/** The page with the slips in its tags repaired, and what they were. */
export function repairTags(text: string): {text: string; parts: Part[]} {
  const repairs = new Repairs(text);
  for (const {0: line, index} of text.matchAll(LINE)) {
    if (line.length < 2000) repairs.apply(ON_LINE, line, index);
  }
  for (const {0: tag, index} of [...repairs.text.matchAll(TAG)]) repairs.apply(IN_TAG, tag, index);
  return repairs;
}
