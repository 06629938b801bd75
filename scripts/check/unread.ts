/** Links and pictures that the build does not take for any: visitors would read their brackets. */
import type {Mistake} from './mistake';
import type {Source} from './source';

/** Words in square brackets, perhaps a space, and an address in round ones; one of another site is a link by itself. */
const MEANT = /!?\[[^[\]\n]*\] ?\((?:[/.][^()\n]*\)|$)/g;
const WHOLE = /^(!?\[[^[\]\n]*\]) ?\(([^()\n]+)\)/;

/** Every one in a text of the page; `start` is where the text begins in the file. */
export function checkUnread(source: Source, start: number, value: string): Mistake[] {
  return [...value.matchAll(MEANT)].flatMap(({0: begins, index}) => {
    const from = start + index;
    const [whole, words, address] = WHOLE.exec(source.text.slice(from)) ?? [];
    if (!whole?.startsWith(begins)) return [];
    const web = address.startsWith('http');
    const where = !address.includes(' ')
      ? 'between the square ones and the round ones'
      : `in the address${web ? '' : '. Put a hyphen in its place, in the name of the file, too'}`;
    return [
      source.at(from, from + whole.length, {
        message: `Visitors would read these brackets: a space stands ${where}.`,
        write: `${words}(${address.replaceAll(' ', web ? '%20' : '-')})`,
        topic: words.startsWith('!') ? 'pictures' : 'links',
      }),
    ];
  });
}
