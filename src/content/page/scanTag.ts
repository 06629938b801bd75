/** Reads one tag, `<Card title="A">`, as a person may have written it: with curly quotes, with no end, and so on. */

export interface ScannedProp {
  name: string;
  start: number;
  end: number;
  /** What follows the equals sign, as written; undefined for a bare name. */
  raw?: string;
  /** How the value is written. */
  form: 'bare' | 'quoted' | 'curly' | 'unquoted' | 'braces' | 'spread' | 'nameless' | 'unclosed';
}

export interface ScannedTag {
  name: string;
  kind: 'open' | 'close' | 'self-closing';
  start: number;
  end: number;
  props: ScannedProp[];
  /** Whether its `>` is there. */
  complete: boolean;
}

const DOUBLE = '“”„‟«»″';
const SINGLE = '‘’‚‹›';
/** What follows a value: without it, a quotation mark belongs to the words, as in ‘Kampala’s best’. */
const AFTER = '(?=\\s|/?>|$)';
const CURLY_VALUE = new RegExp(
  `[${DOUBLE}][^\\n>]*?[${DOUBLE}"]${AFTER}|[${SINGLE}][^\\n>]*?[${SINGLE}']${AFTER}|[^\\n>]*?(?=\\s*(?:/?>|\\n|$))`,
  'y',
);
/** A value that begins with a straight quotation mark and ends with a curly one. */
const MIXED_VALUE = new RegExp(`(?:"[^\\n>"]*?[${DOUBLE}]|'[^\\n>']*?[${SINGLE}])${AFTER}`, 'y');
/** A value between straight quotation marks that has run on into the next prop: its own closing one is missing. */
const RUN_ON = /\s[\w-]+=.$/;
/** Quotation marks of any kind around a value, with the braces around them. */
const AROUND = /^[{\s]*[“”„‟«»‘’‚‹›″"'`]|[“”„‟«»‘’‚‹›″"'`][\s}]*$/g;
const MOST_PROPS = 50;
const LONGEST_BRACES = 10_000;

const NO_FLAGS: ReadonlySet<string> = new Set();

/** What stands between the quotation marks of a value. */
export const innerOf = (raw: string): string => raw.replace(AROUND, '');

/** What a sticky pattern finds at this place. */
function at(pattern: RegExp, text: string, index: number): string {
  pattern.lastIndex = index;
  return pattern.exec(text)?.[0] ?? '';
}

const SPACE = /\s+/y;
const SELF_CLOSING = /\/\s*>/y;
const HEAD = /<\/?\s*[\w$][\w.:$-]*/y;
const PROP_NAME = /[^\s=/<>{}"]+/y;
const EQUALS = /\s*=\s*/y;
const UNQUOTED = /(?:[^\s>/]|\/(?!\s*>))*/y;
/** Words behind an unquoted value that belong to it: those before the next prop or the end of the tag. */
const MORE_WORDS = /(?:[ \t]+[^\s=<>/"'{}]+(?!\s*=)(?=[\s/>]))+/y;
const END_OF_VALUE = /\s|\/?>|$/y;

/** Offset after the brace that closes the one at `start`; -1 when none does before the paragraph ends. */
export function closingBrace(text: string, start: number): number {
  let depth = 0;
  const last = Math.min(text.length, start + LONGEST_BRACES);
  for (let index = start; index < last; index += 1) {
    if (text[index] === '{') depth += 1;
    else if (text[index] === '}') {
      depth -= 1;
      if (depth === 0) return index + 1;
    } else if (text.startsWith('\n\n', index) && depth === 1 && !text.slice(start, index).includes('/*')) return -1;
  }
  return -1;
}

type Value = Pick<ScannedProp, 'end' | 'form'>;

function readStraight(text: string, start: number): Value {
  const close = text.indexOf(text[start], start + 1);
  const value = text.slice(start, close + 1);
  END_OF_VALUE.lastIndex = close + 1;
  const ends = END_OF_VALUE.test(text);
  if (close >= 0 && !value.includes('\n\n') && (ends || !RUN_ON.test(value))) return {end: close + 1, form: 'quoted'};
  const mixed = at(MIXED_VALUE, text, start);
  return mixed ? {end: start + mixed.length, form: 'curly'} : {end: start + 1, form: 'unclosed'};
}

function readValue(text: string, start: number, flags: ReadonlySet<string>): Value {
  const first = text[start];
  if (first === '"' || first === "'") return readStraight(text, start);
  if (first === '{') {
    const end = closingBrace(text, start);
    return end < 0 ? {end: start + 1, form: 'unclosed'} : {end, form: 'braces'};
  }
  if (first && `${DOUBLE}${SINGLE}`.includes(first)) {
    const value = at(CURLY_VALUE, text, start);
    return /=["']/.test(value) ? {end: start + 1, form: 'unclosed'} : {end: start + value.length, form: 'curly'};
  }
  // A slash belongs to an address, unless it ends the tag.
  const end = start + at(UNQUOTED, text, start).length;
  let words = end === start ? '' : at(MORE_WORDS, text, end);
  for (let last = words.lastIndexOf(' '); last >= 0 && flags.has(words.slice(last + 1)); last = words.lastIndexOf(' '))
    words = words.slice(0, last).trimEnd();
  return {end: end + words.length, form: 'unquoted'};
}

function readProp(text: string, start: number, flags: ReadonlySet<string>): ScannedProp {
  if (text[start] === '{') {
    const close = closingBrace(text, start);
    const end = close < 0 ? start + 1 : close;
    return {name: '', start, end, raw: text.slice(start, end), form: close < 0 ? 'unclosed' : 'spread'};
  }
  const nameless = text[start] === '=' ? start + at(EQUALS, text, start).length : start;
  if (text[nameless] === '"' && (nameless > start || /\s/.test(text[start - 1] ?? ''))) {
    const {end, form} = readStraight(text, nameless);
    if (form === 'quoted') return {name: '', start, end, raw: text.slice(nameless, end), form: 'nameless'};
  }
  const name = at(PROP_NAME, text, start) || text[start];
  const nameEnd = start + name.length;
  const valueStart = nameEnd + at(EQUALS, text, nameEnd).length;
  if (valueStart === nameEnd) return {name, start, end: nameEnd, form: 'bare'};
  const value = readValue(text, valueStart, flags);
  return {name, start, raw: text.slice(valueStart, value.end), ...value};
}

/** The tag at `start`, where a `<` and a letter stand, or `</` and a letter. */
export function readTag(text: string, start: number, flags: ReadonlySet<string> = NO_FLAGS): ScannedTag {
  const head = at(HEAD, text, start);
  const name = head.replace(/^<\/?\s*/, '');
  const tag: ScannedTag = {
    name,
    kind: head[1] === '/' ? 'close' : 'open',
    start,
    end: start + head.length,
    props: [],
    complete: false,
  };
  let index = tag.end;
  while (index < text.length && tag.props.length < MOST_PROPS) {
    const space = at(SPACE, text, index);
    const end = at(SELF_CLOSING, text, index);
    if (space) {
      if (/\n[ \t]*\n/.test(space)) break;
      index += space.length;
    } else if (text[index] === '>' || end) {
      if (end && tag.kind === 'open') tag.kind = 'self-closing';
      tag.complete = true;
      index += end.length || 1;
      break;
    } else if (text[index] === '<') {
      break;
    } else {
      const prop = readProp(text, index, flags);
      tag.props.push(prop);
      index = prop.end;
    }
  }
  tag.end = index;
  return tag;
}
