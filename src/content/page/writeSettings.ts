/** Writes settings into a tag, for corrections and for the editor's forms. */
import type {Edit} from '../source';
import {type Literal, type NamedAttribute, spanOf} from './elements';

/**
 * Text as the value of a setting, between quotation marks and on one line. What would end it, or be read as another
 * character, is written as a character reference.
 */
function quoted(words: string): string {
  const escaped = words
    .replace(/\s*\n\s*/g, ' ')
    // Otherwise it could be read as a character reference.
    .replace(/&(?=#?\w+;)/g, '&amp;')
    .replaceAll('"', '&quot;');
  return `"${escaped}"`;
}

/** A setting as a tag has it: `featured`, `columns={2}`, `title="A visit"`. */
export function writeSetting(name: string, value: Literal): string {
  if (value === true) return name;
  return typeof value === 'string' ? `${name}=${quoted(value)}` : `${name}={${value}}`;
}

/** Takes a setting out of its tag, with the space before it. */
export function deleteSetting(attribute: NamedAttribute, text: string): Edit {
  const {start, end} = spanOf(attribute);
  return {start: text.slice(0, start).trimEnd().length, end, text: ''};
}
