/** The organisation's name, which pages and records call `%name%`: a slip in that would be read by visitors. */
import type {Mistake} from './mistake';
import type {Source} from './source';

const TOKEN = '%name%';
const SLIP = /%[ \u00a0]*name[ \u00a0]*%/gi;

/** Every place where the name was meant and is not understood. */
export function slipsInTheName(source: Source): Mistake[] {
  return [...source.text.matchAll(SLIP)]
    .filter(([written]) => written !== TOKEN)
    .map(({0: written, index}) =>
      source.at(index, index + written.length, {
        message: 'The organisation’s name is put in where %name% stands, in small letters and with no spaces.',
        write: TOKEN,
        topic: 'the-name',
        fix: {start: index, end: index + written.length, text: TOKEN},
      }),
    );
}
