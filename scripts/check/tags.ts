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

const CURLY_OPEN = '“”„‟«»‘’‚‹›″';

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

function readValue(text: string, at: number): {end: number; form: Attribute['form']} {
  const first = text[at];
  if (first === '"' || first === "'") {
    const close = text.indexOf(first, at + 1);
    const stop = text.indexOf('\n\n', at);
    return close < 0 || (stop >= 0 && stop < close) ? {end: at + 1, form: 'open'} : {end: close + 1, form: 'quoted'};
  }
  if (first === '{') {
    const end = closingBrace(text, at);
    return end < 0 ? {end: at + 1, form: 'open'} : {end, form: 'braces'};
  }
  if (first && CURLY_OPEN.includes(first)) {
    let end = at + 1;
    while (end < text.length && !`${CURLY_OPEN}"\n>`.includes(text[end])) end += 1;
    return {end: `${CURLY_OPEN}"`.includes(text[end]) ? end + 1 : end, form: 'curly'};
  }
  const [naked] = /^[^\s>/]*/.exec(text.slice(at)) ?? [''];
  return {end: at + naked.length, form: 'naked'};
}

/** The tag at `start`, where a `<` and a letter or slash stand. */
export function readTag(text: string, start: number): Tag {
  const [head, slash, name] = /^<(\/?)\s*([A-Za-z_$][\w.:$-]*)?/.exec(text.slice(start, start + 80)) ?? ['<', '', ''];
  const tag: Tag = {
    name: name ?? '',
    kind: slash ? 'close' : 'open',
    start,
    end: start,
    attributes: [],
    complete: false,
  };
  let at = start + head.length;
  while (at < text.length) {
    if (/\s/.test(text[at])) {
      if (/^\n[ \t]*\n/.test(text.slice(at, at + 40))) break;
      at += 1;
    } else if (text[at] === '>') {
      tag.complete = true;
      at += 1;
      break;
    } else if (text[at] === '/' && /^\/\s*>/.test(text.slice(at, at + 20))) {
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
      const [attribute] = /^[^\s=/<>{}"]+/.exec(text.slice(at, at + 200)) ?? [text[at]];
      const nameEnd = at + attribute.length;
      const [equals] = /^\s*=\s*/.exec(text.slice(nameEnd, nameEnd + 20)) ?? [''];
      const valueStart = nameEnd + equals.length;
      const value = equals ? readValue(text, valueStart) : {end: nameEnd, form: 'bare' as const};
      const raw = equals ? text.slice(valueStart, value.end) : undefined;
      tag.attributes.push({name: attribute, start: at, end: value.end, valueStart, raw, form: value.form});
      at = Math.max(value.end, at + 1);
    }
  }
  tag.end = at;
  return tag;
}
