/** Reads one tag, `<Card title="A">`, as a person may have written it: with curly quotes, with no end, and so on. */

export interface Attribute {
  name: string;
  start: number;
  end: number;
  /** What stands after the equals sign, as written; undefined for a bare name. */
  raw?: string;
  /** Where that begins. */
  valueStart: number;
  /** How it was written. */
  form: 'bare' | 'quoted' | 'curly' | 'naked' | 'braces' | 'spread' | 'open';
}

export interface Tag {
  name: string;
  kind: 'open' | 'close' | 'self';
  start: number;
  end: number;
  attributes: Attribute[];
  /** Whether its `>` is there. */
  complete: boolean;
}

const DOUBLE = '“”„‟«»″';
const SINGLE = '‘’‚‹›';
/** What follows a value: where no such thing is, a quotation mark belongs to the words, as in ‘Kampala’s best’. */
const AFTER = '(?=\\s|/?>|$)';
const CURLY_VALUE = new RegExp(
  `^(?:[${DOUBLE}][^\\n>]*?[${DOUBLE}"]${AFTER}|[${SINGLE}][^\\n>]*?[${SINGLE}']${AFTER}|[^\\n>]*?(?=\\s*(?:/?>|\\n|$)))`,
);
/** A value that begins with a straight quotation mark and ends with a curly one. */
const MIXED_VALUE = new RegExp(`^(?:"[^\\n>"]*?[${DOUBLE}]|'[^\\n>']*?[${SINGLE}])${AFTER}`);
/** A value between straight quotation marks that has run on into the next setting: its own closing one is missing. */
const RUN_ON = /\s[\w-]+=.$/;

/** Offset after the brace that closes the one at `start`; -1 when none does before the paragraph ends. */
export function closingBrace(text: string, start: number): number {
  let depth = 0;
  for (let index = start; index < text.length; index += 1) {
    const sign = text[index];
    if (sign === '{') depth += 1;
    else if (sign === '}') {
      depth -= 1;
      if (depth === 0) return index + 1;
    } else if (text.startsWith('\n\n', index) && depth === 1 && !text.slice(start, index).includes('/*')) return -1;
  }
  return -1;
}

/** What the pattern finds at this place. */
const found = (pattern: RegExp, text: string, at: number) => pattern.exec(text.slice(at))?.[0] ?? '';

function readStraight(text: string, at: number): {end: number; form: Attribute['form']} {
  const close = text.indexOf(text[at], at + 1);
  const value = text.slice(at, close + 1);
  const follows = text.slice(close + 1);
  if (close >= 0 && !value.includes('\n\n') && (/^(?:\s|\/?>|$)/.test(follows) || !RUN_ON.test(value))) {
    return {end: close + 1, form: 'quoted'};
  }
  const mixed = found(MIXED_VALUE, text, at);
  return mixed ? {end: at + mixed.length, form: 'curly'} : {end: at + 1, form: 'open'};
}

function readValue(text: string, at: number): {end: number; form: Attribute['form']} {
  const first = text[at];
  if (first === '"' || first === "'") return readStraight(text, at);
  if (first === '{') {
    const end = closingBrace(text, at);
    return end < 0 ? {end: at + 1, form: 'open'} : {end, form: 'braces'};
  }
  if (`${DOUBLE}${SINGLE}`.includes(first)) {
    const value = found(CURLY_VALUE, text, at);
    return /=["']/.test(value) ? {end: at + 1, form: 'open'} : {end: at + value.length, form: 'curly'};
  }
  // A slash belongs to an address, unless it ends the tag.
  const naked = found(/^(?:[^\s>/]|\/(?!\s*>))*/, text, at);
  return {end: at + naked.length, form: 'naked'};
}

/** The tag at `start`, where a `<` and a letter stand, or `</` and a letter. */
export function readTag(text: string, start: number): Tag {
  const head = found(/^<\/?\s*[\w$][\w.:$-]*/, text, start);
  const tag: Tag = {
    name: head.replace(/^<\/?\s*/, ''),
    kind: head[1] === '/' ? 'close' : 'open',
    start,
    end: start,
    attributes: [],
    complete: false,
  };
  let at = start + head.length;
  while (at < text.length) {
    if (/\s/.test(text[at])) {
      if (/^\n[ \t]*\n/.test(text.slice(at))) break;
      at += 1;
    } else if (text[at] === '>') {
      tag.complete = true;
      at += 1;
      break;
    } else if (text[at] === '/' && /^\/\s*>/.test(text.slice(at))) {
      if (tag.kind === 'open') tag.kind = 'self';
      at += 1;
    } else if (text[at] === '<') {
      break;
    } else if (text[at] === '{') {
      const end = closingBrace(text, at);
      const stop = end < 0 ? at + 1 : end;
      tag.attributes.push({name: '', start: at, end: stop, valueStart: at, raw: text.slice(at, stop), form: 'spread'});
      at = stop;
    } else {
      const attribute = found(/^[^\s=/<>{}"]+/, text, at) || text[at];
      const nameEnd = at + attribute.length;
      const equals = found(/^\s*=\s*/, text, nameEnd);
      const valueStart = nameEnd + equals.length;
      const value = equals ? readValue(text, valueStart) : {end: nameEnd, form: 'bare' as const};
      const raw = equals ? text.slice(valueStart, value.end) : undefined;
      tag.attributes.push({name: attribute, start: at, end: value.end, valueStart, raw, form: value.form});
      at = value.end;
    }
  }
  tag.end = at;
  return tag;
}
