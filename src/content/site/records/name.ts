/** The organisation's name: filling it in for %name%, and finding %name% mistyped or the name itself written out. */
import type {Certainty, Span} from '../../checker/diagnostic';
import {nearest} from '../../checker/nearest';

export const NAME_TOKEN = '%name%';

/** What to write instead: for `nameSlips`, and for `nameWrittenOut`. */
export const WRITE_TOKEN = 'Write %name% in small letters, with one % on each side and no spaces.';
export const USE_TOKEN = 'Write %name% for the organisation’s name, so that it changes everywhere at once.';

/** Puts the organisation's name in place of each `%name%` in a text, or in every key and text of a list or record. */
export function fillName<T>(value: T, name: string): T {
  if (typeof value === 'string') return value.replaceAll(NAME_TOKEN, () => name) as T;
  if (Array.isArray(value)) return value.map((item) => fillName(item, name)) as T;
  if (value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [fillName(key, name), fillName(item, name)]),
    ) as T;
  }
  return value;
}

/** %Name%, % name %, %nmae%, and %name or name% with one of the signs missing. */
const SLIP = /[%％]+[ \u00a0]*([a-z]{3,12})[ \u00a0]*[%％]+|%name\b|\bname%(?!\w)/giu;

/** Where %name% was meant and isn't understood. Writing it there is safe if only its spaces, capitals or signs are wrong. */
export function nameSlips(text: string): (Span & {certainty: Certainty})[] {
  return [...text.matchAll(SLIP)].flatMap(({0: written, 1: word, index: start}) => {
    const near = !word || nearest(word, ['name']) !== undefined;
    // %anything% can only be a token. "30% name" is about percentages, so a digit before the sign counts against it.
    const token = near || /^[%％]\w+[%％]$/u.test(written);
    if (written === NAME_TOKEN || !token || /[\d%]/.test(text[start - 1] ?? '')) return [];
    return [{start, end: start + written.length, certainty: word?.toLowerCase() === 'name' ? 'safe' : 'likely'}];
  });
}

/** Where a text has the name written out. In an address or a longer word, such as an e-mail address, it may stay. */
export function nameWrittenOut(text: string, name: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(name); name && at >= 0; at = text.indexOf(name, at + name.length)) {
    const after = text.slice(at + name.length, at + name.length + 2);
    const isInWord = /[\p{L}\p{N}_@./%-]/u.test(text[at - 1] ?? '') || /^(?:[\p{L}\p{N}_@/-]|\.\p{L})/u.test(after);
    if (!isInWord) places.push(at);
  }
  return places;
}
