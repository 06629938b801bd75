/** The organisation's name, which pages and records call `%name%`: it stands in one record, so that it can change. */
import type {Mistake} from './mistake';
import type {Source} from './source';

const TOKEN = '%name%';
const SLIP = /%[ \u00a0]*name[ \u00a0]*%/gi;

function mistake(source: Source, start: number, end: number, message: string, text = TOKEN): Mistake {
  return source.at(start, end, {message, write: text, topic: 'the-name', fix: {start, end, text}});
}

/** Every place where the name was meant and is not understood: visitors would read it. */
export function slipsInTheName(source: Source): Mistake[] {
  const message = 'The organisation’s name is put in where %name% stands, in small letters and with no spaces.';
  return [...source.text.matchAll(SLIP)]
    .filter(([written]) => written !== TOKEN)
    .map(({0: written, index}) => mistake(source, index, index + written.length, message));
}

/** Every place where the name is written out. In the address of another site it may be: that is not ours to change. */
export function nameWrittenOut(source: Source, name: string): Mistake[] {
  const {file, text} = source;
  const message = `The organisation’s name is written out here, and would stay when the record’s name changes. Write %name%, and the site puts it in.`;
  const plain = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const written = new RegExp(`(?<![\\p{L}\\p{N}_@./%-])${plain}(?![\\p{L}\\p{N}_@/-]|\\.\\p{L})`, 'gu');
  const values = file.endsWith('.yml') ? text.length : text.indexOf('\n---', 3);
  return [...text.matchAll(written)].flatMap(({index}) => {
    const before = text.slice(text.lastIndexOf('\n', index - 1) + 1, index);
    if (file.endsWith('.yml') && /^name: *["']?$/.test(before)) return [];
    const end = index + name.length;
    const [rest] = text.slice(end).split(/ +#|\n/, 1);
    // In a record, as at the top of a page, a value that begins with % needs quotation marks.
    const first = index < values && /: +$/.test(before);
    return [mistake(source, index, first ? end + rest.length : end, message, first ? `"${TOKEN}${rest}"` : TOKEN)];
  });
}
